import type { ArticleCard } from '@placelore/contracts/articles.js';
import type { Coordinates } from '@placelore/contracts/geography.js';

/** Begins the slug of a dynamic guide. */
const DYNAMIC = /^dynamic-/;

/** Where a card leads: an article, or with a negative id the dynamic guide it stands for. */
export const cardAddress = ({ id, slug }: Pick<ArticleCard, 'id' | 'slug'>): string =>
  id < 0 ? guideAddress(slug.replace(DYNAMIC, '')) : `/articles/${slug}`;

/** The guide to a place or to whatever somebody searched for: `/dynamic/{name}%40{lat},{lng}`, in degrees where known. */
export function guideAddress(name: string, coordinates: Coordinates | null = null): string {
  const position = coordinates ? `%40${coordinates.lat},${coordinates.lng}` : '';
  return `/dynamic/${encodeURIComponent(name.trim())}${position}`;
}

/** Where accounts are made: the page that signs in, on its tab Sign Up. */
export const SIGN_UP = '/auth?tab=signup';
