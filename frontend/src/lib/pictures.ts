import { BRAND } from './brand.js';

/** Addresses of maps services: their pictures may not be kept, and tell nothing of the place. */
const MAPS_SERVICE = /(^|\/\/)(maps\.(googleapis|google|gstatic)\.|[^/]*\bgoogle\.[a-z.]+\/maps)|\/api\/static-map/i;
/** How the PNG of one transparent pixel begins that stands in for pictures. */
const PLACEHOLDER_PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB';

/** Whether a picture shows the place: not empty, no placeholder, no map and not our logo. */
export function isPicture(url: string | null): url is string {
  if (!url?.trim()) return false;
  const text = url.toLowerCase();
  return (
    !text.includes('placeholder') &&
    !text.includes(`${BRAND.toLowerCase()}-logo`) &&
    !MAPS_SERVICE.test(url) &&
    !url.startsWith(PLACEHOLDER_PNG)
  );
}

/** Pixels across, of what is stored of every picture. */
const WIDTHS = { thumbnail: 400, image: 1200 } as const;

/**
 * A picture in both widths that are stored of it, when both are.
 * @param sizes how wide it is shown, as in the attribute of that name
 */
export function widthsOf(
  { thumbnailUrl, imageUrl }: { thumbnailUrl: string | null; imageUrl: string | null },
  sizes: string,
): { srcSet: string; sizes: string } | undefined {
  if (!isPicture(thumbnailUrl) || !isPicture(imageUrl) || thumbnailUrl === imageUrl) return undefined;
  return { srcSet: `${thumbnailUrl} ${WIDTHS.thumbnail}w, ${imageUrl} ${WIDTHS.image}w`, sizes };
}

/** The pictures of a card in the order they are tried; none means that the logo stands in. */
export const cardPictures = (card: { thumbnailUrl: string | null; imageUrl: string | null }): string[] =>
  [card.thumbnailUrl, card.imageUrl].filter(isPicture);
