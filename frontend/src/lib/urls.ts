import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';

/** Begins the slug of a dynamic guide. */
const DYNAMIC_SLUG_PREFIX = /^dynamic-/;

/** Where a card leads: an article, or with a negative id the dynamic guide it stands for. */
export const getCardPath = ({ id, slug }: Pick<ArticleCard, 'id' | 'slug'>): string =>
  id < 0 ? getGuidePath(slug.replace(DYNAMIC_SLUG_PREFIX, '')) : `/articles/${slug}`;

/** The guide to a place or to whatever somebody searched for: `/dynamic/{name}%40{lat},{lng}`, in degrees where known. */
export function getGuidePath(name: string, coordinates: Coordinates | null = null): string {
  const position = coordinates ? `%40${coordinates.lat},${coordinates.lng}` : '';
  return `/dynamic/${encodeURIComponent(name.trim())}${position}`;
}

/** Where accounts are made: the page that signs in, on its tab Sign Up. */
export const SIGN_UP_PATH = '/auth?tab=signup';
