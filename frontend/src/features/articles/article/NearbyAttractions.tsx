import { getAttractionDetail } from '@placelore/contracts/places/attraction-detail.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { MapPin } from 'lucide-react';
import { getGuidePath } from '../../../lib/urls.js';
import { Link } from '../../../ui/navigation/Link.js';
import { STRINGS } from '../strings.js';
import styles from './NearbyAttractions.module.css';

/** Nearby attractions with links to their guides. */
export function NearbyAttractions({ places }: { places: NearbyAttraction[] }) {
  if (places.length === 0) return null;
  return (
    <section className={styles.nearby} aria-labelledby="nearby-attractions">
      <h2 id="nearby-attractions">{places.some(({ note }) => note !== undefined) ? STRINGS.inside : STRINGS.nearby}</h2>
      <ul>
        {places.map((place) => (
          <li key={`${place.name} ${place.coordinates.lat} ${place.coordinates.lng}`}>
            <MapPin aria-hidden="true" />
            <Link to={getGuidePath(place.name, place.coordinates)}>{place.name}</Link>
            <span>{getAttractionDetail(place)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
