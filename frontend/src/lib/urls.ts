import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';

/** Prefix of a dynamic guide's slug. */
const DYNAMIC_SLUG_PREFIX = /^dynamic-/;

/** Returns the path of a card: that of its article, or of its dynamic guide if the id is negative. */
export const getCardPath = ({ id, slug }: Pick<ArticleCard, 'id' | 'slug'>): string =>
  id < 0 ? getGuidePath(slug.replace(DYNAMIC_SLUG_PREFIX, '')) : `/articles/${slug}`;

/**
 * Returns the path of a guide to a place or a search query: `/dynamic/{name}%40{lat},{lng}`. The position is in
 * degrees, and optional.
 */
export function getGuidePath(name: string, coordinates: Coordinates | null = null): string {
  const position = coordinates ? `%40${coordinates.lat},${coordinates.lng}` : '';
  return `/dynamic/${encodeURIComponent(name.trim())}${position}`;
}

/** Returns the path of the result of an analysis. */
export const getDiscoveryPath = (analysisId: string): string => `/d/${encodeURIComponent(analysisId)}`;

/** Path of an analysis's photo, which only its owner receives. */
export const getAnalysisPhotoPath = (analysisId: string, size: 'full' | 'thumbnail'): string =>
  `/api/analyses/${encodeURIComponent(analysisId)}/photo?size=${size}`;

/** Path of the sign-in page with the Sign Up tab open. */
export const SIGN_UP_PATH = '/auth?tab=signup';
