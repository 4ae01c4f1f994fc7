import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import { collections, type LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { PLACE_GROUPS, type PlaceGroup } from '@placelore/contracts/content/articles/place-groups.js';
import { addCountryPreposition } from '@placelore/contracts/places/country-article.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { toCardLocation } from '@placelore/contracts/places/names/card-location.js';
import { useId, useRef } from 'react';
import useSWR from 'swr';
import { call } from '../../../../lib/api/api.js';
import { toKey } from '../../../../lib/cache/server-state.js';
import { getCardImages } from '../../../../lib/images.js';
import { getCardPath } from '../../../../lib/urls.js';
import { Link } from '../../../../ui/navigation/Link.js';
import { NeighborCards } from '../../../../ui/places/NeighborCards.js';
import { STRINGS } from '../../strings.js';
import { findListedPlaces } from '../contents/listed-places.js';
import { chooseBestGuides, chooseNearGuides } from './choose-guides.js';
import styles from './MoreOfCategory.module.css';
import { useFreeRows } from './useFreeRows.js';

/** Number of guides to read. Many are filtered out, because the page already lists those around it. */
const READ_GUIDES = 24;
/** Number of rows that a second list needs at least, and that its heading takes. */
const MIN_SECOND_ROWS = 2;
const HEADING_ROWS = 1;

/**
 * Guides next to a text: those of the same kind in the region, then the best of the country, as many as end with the
 * text; never those that the page lists.
 */
export default function MoreOfCategory({ article }: { article: Article }) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useFreeRows(list);
  const { country } = article;
  const { group, near, best } = useGuides(article, rows);
  if (!country) return null;
  return (
    <div ref={list} className={styles.more}>
      {group && (
        <GuideRows title={STRINGS.moreOf(group.title)} path={getCollectionPath('places', group.slug)} guides={near} />
      )}
      <GuideRows
        title={STRINGS.elsewhere(addCountryPreposition(country.code, country.name))}
        path={getCollectionPath('countries', country.code)}
        guides={best}
      />
    </div>
  );
}

function GuideRows({ title, path, guides }: { title: string; path: string; guides: readonly LocatedCard[] }) {
  const id = useId();
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <Link to={path}>{title}</Link>
      </h2>
      <NeighborCards neighbors={guides.map(toNeighbor)} beside="rows" />
    </section>
  );
}

function toNeighbor(guide: LocatedCard) {
  const [imageUrl] = getCardImages(guide);
  return {
    name: guide.title,
    detail: toCardLocation(guide.title, guide.locationLabel ?? guide.location),
    coordinates: { lat: Number(guide.latitude), lng: Number(guide.longitude) },
    path: getCardPath(guide),
    picture: imageUrl ? { imageUrl, imageCredit: guide.imageCredit } : null,
  };
}

const toPosition = ({ latitude, longitude }: Article): Position | null =>
  latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };

/** Returns the guides of the same kind in the region and the best of the country, at most as many as fit into the rows. */
function useGuides(article: Article, rows: number) {
  const { category, placeType, content, nearbyAttractions, slug } = article;
  const typeGroup = PLACE_GROUPS.find(({ placeTypes }) => placeType !== null && placeTypes.includes(placeType));
  const group = typeGroup ?? PLACE_GROUPS.find(({ categories }) => categories.includes(category));
  const place = { ...article, position: toPosition(article) };
  const around = useCountryGuides(article, group, place.position);
  const popular = useCountryGuides(article, undefined, null);
  const popularOfType = useCountryGuides(typeGroup ? article : NOWHERE, typeGroup, null);
  const listed = findListedPlaces(content);
  const shown = new Set([...listed.names, ...nearbyAttractions.map(({ name }) => name)]);
  const isNew = (guide: LocatedCard) => guide.slug !== slug && !shown.has(guide.title) && !listed.slugs.has(guide.slug);
  const isOfType = (guide: LocatedCard) => guide.placeType === placeType;
  const near = chooseNearGuides(around?.filter(isNew).filter(isOfType) ?? [], place).slice(0, rows);
  const left = near.length === 0 ? rows : rows - near.length - HEADING_ROWS;
  const chooseOthers = (guides: readonly LocatedCard[] | undefined, count: number) =>
    chooseBestGuides(
      guides?.filter((guide) => isNew(guide) && near.every(({ id }) => id !== guide.id)) ?? [],
      place,
      count,
    );
  // Waits for the first lists, so that nothing moves.
  const isLoading = (place.position && !around) || (typeGroup && !popularOfType);
  if (isLoading || left < MIN_SECOND_ROWS) return { group, near, best: [] };
  const best = chooseOthers((popularOfType ?? popular)?.filter(isOfType), left);
  // A country has few cities or islands with a guide.
  const sights = typeGroup
    ? chooseOthers(
        popular?.filter((guide) => guide.placeType === null),
        left - best.length,
      )
    : [];
  return { group, near, best: [...best, ...sights] };
}

/** In no country, there are no guides. */
const NOWHERE = { country: null } as const;

/** Returns the guides of a group in an article's country, nearest to a position first, or the best known first. */
function useCountryGuides(
  { country }: Pick<Article, 'country'>,
  group: PlaceGroup | undefined,
  around: Position | null,
): readonly LocatedCard[] | undefined {
  const args = country && {
    type: 'countries' as const,
    slug: country.code.toLowerCase(),
    limit: READ_GUIDES,
    ...(group && { group: group.slug }),
    // Tenths of a degree are precise enough, and let articles of one town share a response.
    ...(around && {
      order: 'nearest' as const,
      lat: Math.round(around.latitude * 10) / 10,
      lng: Math.round(around.longitude * 10) / 10,
    }),
  };
  return useSWR(args ? toKey(collections.find, args) : null, () => call(collections.find, args!)).data?.articles;
}
