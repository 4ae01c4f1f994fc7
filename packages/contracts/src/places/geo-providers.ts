/** Geo providers an installation can choose; `auto` takes the first that is configured. */
export const GEO_PROVIDERS = ['auto', 'google', 'osm', 'embedded'] as const;
export type GeoProviderName = (typeof GEO_PROVIDERS)[number];

/** Provider whose terms allow positions to be stored for 30 days, and otherwise only place ids. */
export const GOOGLE_PROVIDER = 'google' satisfies GeoProviderName;

/**
 * Returns whether an installation uses Google's places: when configured, or by default when it has a server key. The
 * browser's map follows the same rule, because one vendor's places must not appear on the map of another.
 */
export const showsGoogle = (provider: GeoProviderName, hasServerKey: boolean): boolean =>
  provider === 'google' || (provider === 'auto' && hasServerKey);
