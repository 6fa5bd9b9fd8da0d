import type { TableInfo } from '../wire/types';

export type Sharing = TableInfo['sharing'];

/** Who may see a game beside those who play it, the most private first. */
export const SHARINGS: Sharing[] = ['private', 'link', 'public'];
