/** Google's SKUs that are used here. The fields of a mask decide the SKU of a search. */
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

/** USD per 1,000 calls; null when the price is unknown, which counts as an exhausted budget. */
export type GooglePrices = Readonly<Record<Sku, number | null>>;

/**
 * List prices of the first paid tier (https://developers.google.com/maps/billing-and-pricing/pricing and its legacy
 * page, in the form valid since March 2025). Monthly free calls are not counted on: another project of the same account
 * may have used them. The legacy search always returns, and charges, contact and atmosphere data too.
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

/** Returns the price of one call in millionths of a USD, or null when it is unknown. */
export function getPriceMicroUsd(prices: GooglePrices, sku: Sku): number | null {
  const price = prices[sku];
  return price === null ? null : Math.round(price * 1_000);
}
