import type { ArticleCard } from '@placelore/contracts/articles.js';

/** Begins the slug of a dynamic guide. */
const DYNAMIC = /^dynamic-/;

/** Where a card leads: an article, or with a negative id the dynamic guide it stands for. */
export const cardAddress = ({ id, slug }: Pick<ArticleCard, 'id' | 'slug'>): string =>
  id < 0 ? `/dynamic/${encodeURIComponent(slug.replace(DYNAMIC, ''))}` : `/articles/${slug}`;

/** The guide to a place that is known by name and position in degrees. */
export const placeAddress = (name: string, { lat, lng }: { lat: number; lng: number }): string =>
  `/dynamic/${encodeURIComponent(name)}%40${lat},${lng}`;

/** The guide to whatever somebody searched for. */
export const guideAddress = (query: string): string => `/dynamic/${encodeURIComponent(query)}`;

/** The list, or what a search finds in it. */
export const listAddress = (query: string): string =>
  query === '' ? '/articles' : `/articles?${new URLSearchParams({ q: query })}`;

/**
 * A map as a picture of 600 x 300 pixels: with a marker at zoom 15 where the position is known, else of what the place's
 * name is found to mean, at zoom 13.
 */
export function mapPicture(latitude: string | null, longitude: string | null, place: string): string {
  const isExact = latitude !== null && longitude !== null;
  const query = new URLSearchParams({
    ...(isExact ? { lat: latitude, lng: longitude, markers: `${latitude},${longitude}` } : {}),
    zoom: isExact ? '15' : '13',
    size: '600x300',
    location: place,
  });
  return `/api/static-map?${query}`;
}
