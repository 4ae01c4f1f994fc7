/** Provider whose positions may not be stored for as long as trips and files exist. */
export const GOOGLE_PROVIDER = 'google';

/** Whether the position of a guide may be copied into trips, files and offline data (ADR 004). */
export const isPositionStorable = ({ placeProvider }: { placeProvider: string }): boolean =>
  placeProvider !== GOOGLE_PROVIDER;
