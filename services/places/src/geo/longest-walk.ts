/** Metres of the longest way that a vendor is asked for: nobody walks further in a day. */
export const LONGEST_WALK = 50_000;
