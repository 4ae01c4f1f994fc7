/** Provider whose positions may not be stored for as long as trips and files are. */
export const GOOGLE_PROVIDER = 'google';

/** Returns whether the position of a guide may be copied into trips, files and what is kept offline (ADR 004). */
export const isPositionStorable = ({ placeProvider }: { placeProvider: string }): boolean =>
  placeProvider !== GOOGLE_PROVIDER;
