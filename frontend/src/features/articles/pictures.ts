import { BRAND } from '../../lib/brand.js';

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

/** The pictures of a card in the order they are tried; none means that the logo stands in. */
export const cardPictures = (card: { thumbnailUrl: string | null; imageUrl: string | null }): string[] =>
  [card.thumbnailUrl, card.imageUrl].filter(isPicture);
