import {
  DUSK_PREFIX,
  duskCoverUrl,
  largeImageUrl,
  mediumImageUrl,
  splitPreview,
} from '@placelore/contracts/content/image-sizes.js';

/** Number of images that are cached with an opened article. */
const MAX_IMAGES_PER_ARTICLE = 7;
const IMAGES_PREFIX = '/objects/';
/** The group captures the folder of a cover's pictures, and the prefix of pictures at dusk. */
const COVER_PATTERN = new RegExp(`^(/objects/covers/[\\w-]+/(?:${DUSK_PREFIX})?)\\w+\\.webp$`);

/** Returns the API path of an article. */
export const getArticleCallPath = (slug: string): string => `/api/articles/${slug}/direct`;

/** Whether a response is complete and marked as public, so that it is the same for all visitors. */
export const isCacheable = (response: Pick<Response, 'status' | 'headers'>): boolean =>
  response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

/** Fields of an article response that determine which copies are stored on the device. */
export interface OfflineArticleData {
  imageUrl?: string | null;
  thumbnailUrl?: string | null;
  content?: string | null;
}

/**
 * Returns an article's images on this origin: photos in every size, because the screen decides which one is displayed,
 * and covers in one size for both themes, because the server draws each picture of a cover at its first request.
 * @param max maximum number of images
 */
export function findArticleImages(
  { imageUrl, thumbnailUrl, content }: OfflineArticleData,
  max = MAX_IMAGES_PER_ARTICLE,
): string[] {
  const imagesInText = Array.from((content ?? '').matchAll(/src="(\/objects\/[^"\s]+)"/g), ([, path]) => path);
  const paths = [...listSizes(imageUrl ?? '', thumbnailUrl ?? ''), ...imagesInText]
    .filter((path) => typeof path === 'string')
    .filter((path) => path.startsWith(IMAGES_PREFIX));
  return [...new Set(paths)].slice(0, max);
}

function listSizes(imageUrl: string, thumbnailUrl: string): (string | false | null)[] {
  const duskUrl = duskCoverUrl(imageUrl);
  if (duskUrl !== null) return [imageUrl, duskUrl];
  const { address, hasLarge } = splitPreview(thumbnailUrl);
  return [imageUrl, hasLarge && largeImageUrl(imageUrl), mediumImageUrl(imageUrl), address];
}

/** Returns the path of the picture that replaces any size of a cover while offline; null for other images. */
export function getKeptCoverPath(path: string): string | null {
  const folder = COVER_PATTERN.exec(path)?.[1];
  return folder === undefined ? null : `${folder}photo.webp`;
}
