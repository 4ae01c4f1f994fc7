import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import type { LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { getAttractionDetail } from '@placelore/contracts/places/attraction-detail.js';
import { addCountryPreposition } from '@placelore/contracts/places/country-article.js';
import { toCardLocation } from '@placelore/contracts/places/names/card-location.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { type ReactNode, useId, useRef } from 'react';
import { getCardImages } from '../../../../lib/images.js';
import { getCardPath } from '../../../../lib/urls.js';
import { Link } from '../../../../ui/navigation/Link.js';
import { NeighborCards } from '../../../../ui/places/NeighborCards.js';
import { findListedPlaces } from '../contents/listed-places.js';
import { STRINGS } from '../neighbors/strings.js';
import styles from './MoreOfCategory.module.css';
import { arePairs, countGuides, useFreeRows } from './useFreeRows.js';
import { useGuideLists } from './useGuideLists.js';

/** Number of sights around a place up to which they are first next to its text; more are a list of their own below it. */
const MAX_FIRST_SIGHTS = 3;

/**
 * Guides next to a text, nearest first: the sights around if they are few, then guides of the same kind in the region,
 * then the best of the country, at most as many as end with the text; never those that the text lists.
 */
export default function MoreOfCategory({ article }: { article: Article }) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useFreeRows(list);
  const { country } = article;
  const sights = rows === 0 ? [] : getFirstSights(article);
  const { group, near, best, abroad } = useGuideLists(article, Math.max(0, countGuides(rows) - sights.length));
  const beside = arePairs(rows, sights.length + near.length + best.length + abroad.length) ? 'pairs' : 'rows';
  if (!country) return null;
  return (
    <div ref={list} className={styles.more}>
      {sights.length > 0 && (
        <Guides title={STRINGS.nearest}>
          <NeighborCards neighbors={sights.map(toSight)} beside={beside} />
        </Guides>
      )}
      {group && (
        <GuideRows
          title={STRINGS.moreOf(group.title)}
          path={getCollectionPath('places', group.slug)}
          guides={near}
          beside={beside}
        />
      )}
      <GuideRows
        title={STRINGS.elsewhere(addCountryPreposition(country.code, country.name))}
        path={getCollectionPath('countries', country.code)}
        guides={best}
        beside={beside}
      />
      {group && (
        <GuideRows
          title={STRINGS.moreOf(group.title)}
          path={getCollectionPath('places', group.slug)}
          guides={abroad}
          beside={beside}
        />
      )}
    </div>
  );
}

interface GuideRowsProps {
  title: string;
  path: string;
  guides: readonly LocatedCard[];
  beside: 'rows' | 'pairs';
}

function GuideRows({ title, path, guides, beside }: GuideRowsProps) {
  if (guides.length === 0) return null;
  return (
    <Guides title={<Link to={path}>{title}</Link>}>
      <NeighborCards neighbors={guides.map(toNeighbor)} beside={beside} />
    </Guides>
  );
}

function Guides({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Returns the sights around a place that are next to its text; none if the text or a longer list shows them. */
function getFirstSights({ content, nearbyAttractions }: Article): NearbyAttraction[] {
  const { names } = findListedPlaces(content);
  const sights = nearbyAttractions.filter(({ name, note }) => note === undefined && !names.has(name));
  return sights.length > MAX_FIRST_SIGHTS ? [] : sights;
}

function toSight({ name, coordinates, country, ...place }: NearbyAttraction) {
  return { name, coordinates, detail: [getAttractionDetail(place), country].filter(Boolean).join(' · ') };
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
