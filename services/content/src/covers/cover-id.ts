import { createHash } from 'node:crypto';
import type { Category } from '@placelore/contracts/categories.js';
import { COVER_NEIGHBOURS, type CoverSubject } from '@placelore/contracts/covers.js';
import type { Coordinates } from '@placelore/contracts/geography.js';
import type { NearbyAttraction } from '@placelore/contracts/places.js';
import { ANY_SIZE, addressOf, keyAt, sizesIn } from '../media/media-keys.js';

/** The number of the style covers are drawn in: with a new one all covers have new addresses. */
export const COVER_STYLE = 1;

/** What of a page its cover shows. Positions in degrees as text. */
export interface Coverable {
  slug: string;
  category: Category;
  latitude: string | null;
  longitude: string | null;
  nearbyAttractions: readonly NearbyAttraction[];
}

/** The picture's columns of an article. */
export interface Pictures {
  imageUrl: string;
  thumbnailUrl: string | null;
}

const COVER = `^covers/(\\d{1,4}-[0-9a-f]{32})/${ANY_SIZE}`;
const STORED_COVER = new RegExp(`${COVER}\\.(?:webp|jpg)$`);
/** Storage keys of covers that have an address; the group is the cover's id. */
export const COVER_KEY = new RegExp(`${COVER}\\.webp$`);

/** Storage keys of a cover. */
export const coverKeys = (id: string) => sizesIn(`covers/${id}`);

/** The cover a storage key belongs to; null when it is no key of a cover. */
export const coverIdIn = (key: string): string | null => STORED_COVER.exec(key)?.[1] ?? null;

/** The cover an article's `imageUrl` names; null when it has a picture of another kind, or none. */
const coverIdAt = (imageUrl: string): string | null => coverIdIn(keyAt(imageUrl) ?? '');

/** The addresses of a cover, as an article names it. */
export const coverPictures = (id: string): Pictures => {
  const { photo, thumbnail } = coverKeys(id);
  return { imageUrl: addressOf(photo), thumbnailUrl: addressOf(thumbnail) };
};

/**
 * A cover's id is made of what it shows. A page without a position shows a pattern, which its slug tells from others;
 * where there is a position, pages about the same place share a cover.
 */
export function coverIdOf(page: Coverable): string {
  const hash = createHash('sha256')
    .update(drawnOf(page))
    .update(page.latitude === null ? page.slug : '');
  return `${COVER_STYLE}-${hash.digest('hex').slice(0, 32)}`;
}

/** What the owner of drawing needs to know of a page. */
export function coverSubjectOf(page: Coverable, seed: string): CoverSubject {
  const { category, latitude, longitude } = page;
  const position =
    latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };
  return { seed, category, position, neighbours: position ? neighboursOf(page) : [] };
}

/** The article with a cover, unless it has a picture. */
export function withCover<A extends Coverable & Pictures>(article: A): A {
  return article.imageUrl === '' ? { ...article, ...coverPictures(coverIdOf(article)) } : article;
}

/**
 * What an edit makes of an article's picture: nothing of one of its own; a cover stays while it shows what the article
 * is about, and takes the place of a picture that was removed.
 */
export function coverAfterEdit(before: Coverable & Pictures, after: Coverable & Pictures): Partial<Pictures> {
  if (after.imageUrl !== '' && coverIdAt(after.imageUrl) === null) return {};
  const former = coverIdAt(before.imageUrl);
  const stays = former !== null && drawnOf(before) === drawnOf(after);
  return coverPictures(stays ? former : coverIdOf(after));
}

/** Those whose position is known: what was brought in from elsewhere has not always one. */
const neighboursOf = ({ nearbyAttractions }: Coverable) =>
  nearbyAttractions
    .flatMap(({ coordinates }: { coordinates?: Partial<Coordinates> | null }) => {
      const { lat, lng } = coordinates ?? {};
      return typeof lat === 'number' && typeof lng === 'number' ? [{ latitude: lat, longitude: lng }] : [];
    })
    .slice(0, COVER_NEIGHBOURS);

function drawnOf(page: Coverable): string {
  const { position, neighbours, category } = coverSubjectOf(page, '');
  return JSON.stringify([category, position, neighbours]);
}
