import { IMAGE_WIDTHS, mediumImageUrl } from '@placelore/contracts/content/image-sizes.js';
import { BRAND } from './brand.js';

/** Addresses of maps services: their pictures may not be kept, and tell nothing of the place. */
const MAPS_SERVICE_PATTERN =
  /(^|\/\/)(maps\.(googleapis|google|gstatic)\.|[^/]*\bgoogle\.[a-z.]+\/maps)|\/api\/static-map/i;
/** How the PNG of one transparent pixel begins that stands in for pictures. */
const PLACEHOLDER_PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB';

/** Whether a picture shows the place: not empty, no placeholder, no map and not our logo. */
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

/** The addresses of a picture, as a page names them. */
interface ImageUrls {
  thumbnailUrl: string | null;
  imageUrl: string | null;
}

/** The same picture in several widths, and how wide it is shown; as in the attributes of those names. */
export interface ResponsiveImage {
  srcSet: string;
  sizes: string;
  /** Screens these are for; others show the source alone. All screens when there is none. */
  media?: string;
}

/**
 * A picture in all widths that are stored of it, when there are several.
 * @param sizes how wide it is shown
 */
export function getResponsiveImage({ thumbnailUrl, imageUrl }: ImageUrls, sizes: string): ResponsiveImage | undefined {
  if (!isDisplayableImage(thumbnailUrl) || !isDisplayableImage(imageUrl) || thumbnailUrl === imageUrl) return undefined;
  const mediumUrl = mediumImageUrl(imageUrl);
  const candidates = [`${thumbnailUrl} ${IMAGE_WIDTHS.thumbnail}w`];
  if (mediumUrl) candidates.push(`${mediumUrl} ${IMAGE_WIDTHS.medium}w`);
  return { srcSet: [...candidates, `${imageUrl} ${IMAGE_WIDTHS.photo}w`].join(', '), sizes };
}

/**
 * The picture of a card in its two smaller widths, when both are stored.
 * @param display how wide it is, on which screens. Where cards stand one below the other they show the thumbnail alone: a
 * list would weigh three times as much on a phone.
 */
export function getCardResponsiveImage(
  { thumbnailUrl, imageUrl }: ImageUrls,
  display: { sizes: string; media: string },
): ResponsiveImage | undefined {
  const mediumUrl = imageUrl && mediumImageUrl(imageUrl);
  if (!isDisplayableImage(thumbnailUrl) || !mediumUrl || thumbnailUrl === imageUrl) return undefined;
  return {
    srcSet: `${thumbnailUrl} ${IMAGE_WIDTHS.thumbnail}w, ${mediumUrl} ${IMAGE_WIDTHS.medium}w`,
    ...display,
  };
}

/** The pictures of a card in the order they are tried; none means that the logo stands in. */
export const getCardImages = (card: ImageUrls): string[] =>
  [card.thumbnailUrl, card.imageUrl].filter(isDisplayableImage);
