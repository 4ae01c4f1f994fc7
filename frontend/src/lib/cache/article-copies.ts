import { duskCoverUrl, largeImageUrl, mediumImageUrl, splitPreview } from '@placelore/contracts/content/image-sizes.js';

/** Number of images that are cached for one opened article. */
const MAX_IMAGES_PER_ARTICLE = 7;
const IMAGES_PREFIX = '/objects/';

/** Returns the API path of an article. */
export const getArticleCallPath = (slug: string): string => `/api/articles/${slug}/direct`;

/** Checks whether a response is complete and marked as public, so that it is the same for all visitors. */
export const isCacheable = (response: Pick<Response, 'status' | 'headers'>): boolean =>
  response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

/** Fields of an article response that copies on the device are made from. */
export interface OfflineArticleData {
  imageUrl?: string | null;
  thumbnailUrl?: string | null;
  content?: string | null;
}

/**
 * Returns an article's images of this origin; stored ones in every size, and covers for both themes, because the
 * screen decides which size is displayed.
 * @param max number of images
 */
export function findArticleImages(
  { imageUrl, thumbnailUrl, content }: OfflineArticleData,
  max = MAX_IMAGES_PER_ARTICLE,
): string[] {
  const imagesInText = Array.from((content ?? '').matchAll(/src="(\/objects\/[^"\s]+)"/g), ([, path]) => path);
  const { address, hasLarge } = splitPreview(thumbnailUrl ?? '');
  const sizes = imageUrl ? [imageUrl, hasLarge && largeImageUrl(imageUrl), mediumImageUrl(imageUrl)] : [];
  const paths = [...sizes, address, ...imagesInText]
    .filter((path) => typeof path === 'string')
    .filter((path) => path.startsWith(IMAGES_PREFIX));
  const duskPaths = paths.map(duskCoverUrl).filter((path) => path !== null);
  return [...new Set([...paths, ...duskPaths])].slice(0, max);
}
