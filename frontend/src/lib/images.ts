import {
  duskCoverUrl,
  IMAGE_WIDTHS,
  LARGE_WIDTH,
  largeImageUrl,
  mediumImageUrl,
  splitPreview,
} from '@placelore/contracts/content/image-sizes.js';
import { BRAND } from './brand.js';

/** URLs of map services, whose images may not be stored and do not show the place. */
const MAPS_SERVICE_PATTERN =
  /(^|\/\/)(maps\.(googleapis|google|gstatic)\.|[^/]*\bgoogle\.[a-z.]+\/maps)|\/api\/static-map/i;
/** Start of the one-pixel transparent PNG that is used as a placeholder image. */
const PLACEHOLDER_PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB';

/** Whether an image shows the place: it is not empty, a placeholder, a map or the product's logo. */
export function isDisplayableImage(url: string | null): url is string {
  if (!url?.trim()) return false;
  const text = url.toLowerCase();
  return (
    !text.includes('placeholder') &&
    !text.includes(`${BRAND.toLowerCase()}-logo`) &&
    !MAPS_SERVICE_PATTERN.test(url) &&
    !url.startsWith(PLACEHOLDER_PNG)
  );
}

/** URLs of an image in an API response. */
interface ImageUrls {
  thumbnailUrl: string | null;
  imageUrl: string | null;
}

/** One image in several widths, with its displayed width. The fields are attributes of the same names. */
export interface ResponsiveImage {
  srcSet: string;
  sizes: string;
  /**
   * Media query of the screens that use `srcSet`; other screens use the source. If absent, all screens use `srcSet`.
   */
  media?: string;
}

/**
 * Width for phones with 2.5 or more screen pixels per CSS pixel. They load images for a density of two, which look as
 * sharp.
 */
const DENSE_PHONE_SIZE = '(max-width: 30rem) and (min-resolution: 2.5dppx) 55vw';

/**
 * Returns all stored widths of an image that is as wide as a phone, if there are several.
 * @param sizes the displayed width
 */
export function getResponsiveImage({ thumbnailUrl, imageUrl }: ImageUrls, sizes: string): ResponsiveImage | undefined {
  if (!isDisplayableImage(thumbnailUrl) || !isDisplayableImage(imageUrl) || thumbnailUrl === imageUrl) return undefined;
  const { address, hasLarge } = splitPreview(thumbnailUrl);
  const urls: [string | null, number][] = [
    [address, IMAGE_WIDTHS.thumbnail],
    [mediumImageUrl(imageUrl), IMAGE_WIDTHS.medium],
    [imageUrl, IMAGE_WIDTHS.photo],
    [hasLarge ? largeImageUrl(imageUrl) : null, LARGE_WIDTH],
  ];
  return { srcSet: toSrcSet(urls), sizes: `${DENSE_PHONE_SIZE}, ${sizes}` };
}

/**
 * Returns the two smaller widths of a card's image, if both are stored.
 * @param display the displayed width and the screens that use it. Cards in one column show only the thumbnail:
 * otherwise a list would weigh three times as much on a phone.
 */
export function getCardResponsiveImage(
  { thumbnailUrl, imageUrl }: ImageUrls,
  display: { sizes: string; media: string },
): ResponsiveImage | undefined {
  const mediumUrl = imageUrl && mediumImageUrl(imageUrl);
  if (!isDisplayableImage(thumbnailUrl) || !mediumUrl || thumbnailUrl === imageUrl) return undefined;
  const { address } = splitPreview(thumbnailUrl);
  return {
    srcSet: toSrcSet([
      [address, IMAGE_WIDTHS.thumbnail],
      [mediumUrl, IMAGE_WIDTHS.medium],
    ]),
    ...display,
  };
}

const toSrcSet = (urls: [string | null, number][]): string =>
  urls.flatMap(([url, width]) => (url ? `${url} ${width}w` : [])).join(', ');

/** Sources of a cover at dusk, which replace the daytime sources in the dark theme. */
export interface DuskSources {
  src: string;
  responsive: ResponsiveImage | undefined;
}

/** Returns the dusk sources of a cover; null for other images, which have none. */
export function getDuskSources(src: string, responsive: ResponsiveImage | undefined): DuskSources | null {
  const dusk = duskCoverUrl(src);
  if (dusk === null) return null;
  const srcSet = responsive?.srcSet.replace(/\S*\/objects\/\S+/g, (url) => duskCoverUrl(url) ?? url);
  return { src: dusk, responsive: responsive && srcSet ? { ...responsive, srcSet } : undefined };
}

/** Returns a card's images in the order in which they are tried. If there are none, the logo is shown. */
export const getCardImages = (card: ImageUrls): string[] =>
  [card.thumbnailUrl, card.imageUrl].filter(isDisplayableImage);
