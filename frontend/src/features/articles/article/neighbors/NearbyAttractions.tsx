import { getAttractionDetail } from '@placelore/contracts/places/attraction-detail.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { isInRegion } from '../../../../lib/format/is-in-region.js';
import { NeighborCards } from '../../../../ui/places/NeighborCards.js';
import styles from './Neighbors.module.css';
import { STRINGS } from './strings.js';

interface NearbyAttractionsProps {
  places: readonly NearbyAttraction[];
  /** Whether the cards have pictures. They have none while they hold the place of other cards. */
  hasPictures?: boolean;
}

/** Cards of nearby attractions with links to their guides. */
export default function NearbyAttractions({ places, hasPictures = true }: NearbyAttractionsProps) {
  if (places.length === 0) return null;
  const isInside = places.some(({ note }) => note !== undefined);
  const heading = isInside ? STRINGS.inside : isInRegion(places) ? STRINGS.inRegion : STRINGS.nearby;
  const neighbors = places.map(({ name, coordinates, country, ...place }) => ({
    name,
    coordinates,
    detail: [getAttractionDetail(place), country].filter(Boolean).join(' · '),
  }));
  return (
    <section className={styles.neighbors} aria-labelledby="nearby-attractions">
      <h2 id="nearby-attractions">{heading}</h2>
      <NeighborCards neighbors={neighbors} hasPictures={hasPictures} />
    </section>
  );
}
