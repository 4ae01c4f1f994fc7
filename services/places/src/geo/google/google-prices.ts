/** What Google charges for, as far as it is called here. The fields of a mask decide which one a search is. */
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

/** USD per 1,000 calls; null when the price is not known, which counts as a spent budget. */
export type GooglePrices = Readonly<Record<Sku, number | null>>;

/**
 * List prices of the first paid tier (https://developers.google.com/maps/billing-and-pricing/pricing and its legacy
 * page, in the form they have since March 2025). Monthly free calls are not counted on: another project of the same
 * account may have used them up. The legacy search always answers, and charges, contact and atmosphere data too.
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

/** Millionths of a USD for one call, or null when the price is not known. */
export function getPriceMicroUsd(prices: GooglePrices, sku: Sku): number | null {
  const price = prices[sku];
  return price === null ? null : Math.round(price * 1_000);
}
