import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import type { LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { addCountryPreposition } from '@placelore/contracts/places/country-article.js';
import { toCardLocation } from '@placelore/contracts/places/names/card-location.js';
import { useId, useRef } from 'react';
import { getCardImages } from '../../../../lib/images.js';
import { getCardPath } from '../../../../lib/urls.js';
import { Link } from '../../../../ui/navigation/Link.js';
import { NeighborCards } from '../../../../ui/places/NeighborCards.js';
import { STRINGS } from '../neighbors/strings.js';
import styles from './MoreOfCategory.module.css';
import { arePairs, countGuides, useFreeRows } from './useFreeRows.js';
import { useGuideLists } from './useGuideLists.js';

/**
 * Guides next to a text: those of the same kind in the region, then the best of the country, as many as end with the
 * text; never those that the page lists.
 */
export default function MoreOfCategory({ article }: { article: Article }) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useFreeRows(list);
  const { country } = article;
  const { group, near, best, abroad } = useGuideLists(article, countGuides(rows));
  const beside = arePairs(rows, near.length + best.length + abroad.length) ? 'pairs' : 'rows';
  if (!country) return null;
  return (
    <div ref={list} className={styles.more}>
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
  const id = useId();
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <Link to={path}>{title}</Link>
      </h2>
      <NeighborCards neighbors={guides.map(toNeighbor)} beside={beside} />
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
