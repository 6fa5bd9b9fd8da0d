import type { Rating } from '../wire/types';

/** A rating with how sure it is: 1500 ± 350 for a newcomer. */
export const rated = (rating: Rating): string => `${rating.rating} ± ${rating.deviation}`;
