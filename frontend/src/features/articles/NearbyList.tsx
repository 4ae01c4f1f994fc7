import type { NearbyAttraction } from '@placelore/contracts/places.js';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { guideAddress } from '../../lib/page-addresses.js';
import styles from './NearbyList.module.css';
import { TEXTS } from './texts.js';

/** The sights around, each leading to its guide. */
export function NearbyList({ places }: { places: NearbyAttraction[] }) {
  if (places.length === 0) return null;
  return (
    <section className={styles.nearby} aria-labelledby="nearby-attractions">
      <h2 id="nearby-attractions">{TEXTS.nearby}</h2>
      <ul>
        {places.map(({ name, distance, coordinates }) => (
          <li key={`${name} ${coordinates.lat} ${coordinates.lng}`}>
            <MapPin aria-hidden="true" />
            <Link to={guideAddress(name, coordinates)}>{name}</Link>
            <span>{distance}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
