import type { Article } from '@placelore/contracts/content/articles/articles.js';
import type { CollectionType } from '@placelore/contracts/content/articles/collection-url.js';
import { collections, type LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { PLACE_GROUPS } from '@placelore/contracts/content/articles/place-groups.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import useSWR from 'swr';
import { call } from '../../../../lib/api/api.js';
import { toKey } from '../../../../lib/cache/server-state.js';
import { findListedPlaces } from '../contents/listed-places.js';
import { chooseBestGuides, chooseNearGuides, getMeters } from './choose-guides.js';

/** Number of guides to read. Many are filtered out, because the page already lists those around it. */
const READ_GUIDES = 24;
/** Number of rows that a second list needs at least, and that its heading takes. */
const MIN_SECOND_ROWS = 2;
const HEADING_ROWS = 1;
/** Meters beyond which no sight is shown for one without others in its country. */
const MAX_ABROAD_METERS = 1_000_000;

/**
 * Returns the guides next to an article's text, at most as many as fit into the rows: those of its kind in the region, the
 * best of its country, and those of its kind abroad if the country has no others.
 */
export function useGuideLists(article: Article, rows: number) {
  const { category, placeType, country } = article;
  const typeGroup = PLACE_GROUPS.find(({ placeTypes }) => placeType !== null && placeTypes.includes(placeType));
  const group = typeGroup ?? PLACE_GROUPS.find(({ categories }) => categories.includes(category));
  const place = { ...article, position: toPosition(article) };
  const home = country && { type: 'countries' as const, slug: country.code.toLowerCase() };
  const around = useGuides(home, group?.slug, place.position);
  const popular = useGuides(home);
  // A country has few cities or islands with a guide, which would be missing among the best known.
  const popularOfType = useGuides(typeGroup ? home : null, typeGroup?.slug);
  const isNew = createFilter(article);
  const isOfType = (guide: LocatedCard) => isNew(guide) && guide.placeType === placeType;

  const near = chooseNearGuides(around?.filter(isOfType) ?? [], place).slice(0, rows);
  const left = near.length === 0 ? rows : rows - near.length - HEADING_ROWS;
  // Waits for all lists, so that nothing moves.
  const isComplete = popular && (around || !place.position) && (popularOfType || !typeGroup);
  const best = [...(popularOfType ?? []), ...(popular ?? [])].filter(
    (guide, index, all) =>
      isNew(guide) &&
      (guide.placeType === placeType || guide.placeType === null) &&
      [...near, ...all.slice(0, index)].every(({ id }) => id !== guide.id),
  );
  const chosen = isComplete && left >= MIN_SECOND_ROWS ? chooseBestGuides(best, place, left) : [];
  const isAlone = isComplete && home && near.length + chosen.length < MIN_SECOND_ROWS;
  const abroad = useGuides(isAlone && group ? { type: 'places', slug: group.slug } : null, undefined, place.position);
  const isWorthIt = (guide: LocatedCard) =>
    isOfType(guide) && (typeGroup || getMeters(place, guide) <= MAX_ABROAD_METERS);
  return { group, near, best: chosen, abroad: isAlone ? (abroad?.filter(isWorthIt).slice(0, rows) ?? []) : [] };
}

/** Returns a function that tells whether the page does not show a guide yet. */
function createFilter({ content, nearbyAttractions, slug }: Article): (guide: LocatedCard) => boolean {
  const { names, slugs } = findListedPlaces(content);
  const shown = new Set([...names, ...nearbyAttractions.map(({ name }) => name)]);
  return (guide) => guide.slug !== slug && !shown.has(guide.title) && !slugs.has(guide.slug);
}

const toPosition = ({ latitude, longitude }: Article): Position | null =>
  latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };

/** Returns guides of a collection, nearest to a position first, or the best known first. Null reads none. */
function useGuides(
  collection: { type: CollectionType; slug: string } | null,
  group?: string,
  around: Position | null = null,
): readonly LocatedCard[] | undefined {
  const args = collection && {
    ...collection,
    limit: READ_GUIDES,
    ...(group !== undefined && { group }),
    // Tenths of a degree are precise enough, and let articles of one town share a response.
    ...(around && {
      order: 'nearest' as const,
      lat: Math.round(around.latitude * 10) / 10,
      lng: Math.round(around.longitude * 10) / 10,
    }),
  };
  return useSWR(args ? toKey(collections.find, args) : null, () => call(collections.find, args!)).data?.articles;
}
