/** Geo providers an installation can choose; `auto` takes the first that is configured. */
export const GEO_PROVIDERS = ['auto', 'google', 'osm', 'embedded'] as const;
export type GeoProviderName = (typeof GEO_PROVIDERS)[number];

/** Provider whose terms allow storing positions for 30 days, and place ids without a limit. */
export const GOOGLE_PROVIDER = 'google' satisfies GeoProviderName;

/**
 * Returns whether an installation uses Google's places: if it is configured, or by default if it has a server key. The
 * same rule applies to the browser's map, because a vendor's places must not be shown on another vendor's map.
 */
export const showsGoogle = (provider: GeoProviderName, hasServerKey: boolean): boolean =>
  provider === 'google' || (provider === 'auto' && hasServerKey);
