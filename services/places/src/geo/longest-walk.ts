/** Metres of the longest way that a vendor is asked for: nobody walks further in a day. */
export const MAX_WALK_METERS = 50_000;
