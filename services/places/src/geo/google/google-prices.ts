/** Google SKUs that this product uses. The fields of a mask determine the SKU of a search. */
export const SKUS = [
  'nearbySearchEnterprise',
  'textSearchPro',
  'geocoding',
  'computeRoutesEssentials',
  'staticMaps',
  'legacyNearbySearch',
  'legacyDirections',
] as const;
export type Sku = (typeof SKUS)[number];

/** USD per 1,000 calls; null for an unknown price, which counts as an exhausted budget. */
export type GooglePrices = Readonly<Record<Sku, number | null>>;

/**
 * List prices of the first paid tier (https://developers.google.com/maps/billing-and-pricing/pricing and its legacy
 * page, as of March 2025). Free monthly calls are ignored, because another project of the same account may have used
 * them. The legacy search always returns and charges contact and atmosphere data.
 */
export const LIST_PRICES: GooglePrices = {
  nearbySearchEnterprise: 35,
  textSearchPro: 32,
  geocoding: 5,
  computeRoutesEssentials: 5,
  staticMaps: 2,
  legacyNearbySearch: 40,
  legacyDirections: 5,
};

/** Returns the price of one call in millionths of a USD; null when it is unknown. */
export function getPriceMicroUsd(prices: GooglePrices, sku: Sku): number | null {
  const price = prices[sku];
  return price === null ? null : Math.round(price * 1_000);
}
