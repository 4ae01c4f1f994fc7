/** Whose places, names and ways an installation can show; `auto` takes the first that is configured. */
export const GEO_PROVIDERS = ['auto', 'google', 'osm', 'embedded'] as const;
export type GeoProviderName = (typeof GEO_PROVIDERS)[number];

/** The provider whose terms let positions be stored for 30 days, and nothing else but ids of places. */
export const GOOGLE_PROVIDER = 'google' satisfies GeoProviderName;

/**
 * Whether an installation shows Google's places: when it says so, or says nothing and has a server key. The browser's
 * map follows the same rule, since places of one vendor must not stand on the map of another.
 */
export const showsGoogle = (provider: GeoProviderName, hasServerKey: boolean): boolean =>
  provider === 'google' || (provider === 'auto' && hasServerKey);
