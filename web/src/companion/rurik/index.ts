import data from '../data/rurik.json';
import type { CompanionModule } from '../types';
import { sheet } from './sheet';

const companion: CompanionModule = { data, sheet };

export default companion;
