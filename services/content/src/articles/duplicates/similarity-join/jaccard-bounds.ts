/**
 * Returns how many trigrams two sets of a and b trigrams must share to be similar. They must share 0.6 of all their
 * trigrams: o / (a + b - o) >= 3/5, or in whole numbers o >= 3 (a + b) / 8.
 */
export const minSharedTrigrams = (a: number, b: number): number => (3 * (a + b) + 7) >> 3;
/** Returns the minimum size of a set that can be similar to one of `a` trigrams. */
export const minSetSize = (a: number): number => Math.ceil((3 * a) / 5);
