/** Types of collections, which are the first parts of their paths. */
export const COLLECTION_TYPES = ['places', 'countries', 'regions'] as const;
export type CollectionType = (typeof COLLECTION_TYPES)[number];

/** Returns the path of a collection's page: "/places/museums", "/countries/fr", "/regions/tuscany". */
export const getCollectionPath = (type: CollectionType, slug: string): string => `/${type}/${slug.toLowerCase()}`;

/** Returns the title of a collection's page, without the product's name. */
export function getCollectionTitle(title: string, total: number, page: number): string {
  const count = total === 1 ? '1 travel guide' : `${total.toLocaleString('en-US')} travel guides`;
  return [total === 0 ? title : `${title}: ${count}`, page > 1 ? ` (page ${page})` : ''].join('');
}
