import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import type { Collection, LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { getCardImages } from '../../../lib/images.js';
import { getCardPath } from '../../../lib/urls.js';
import { Link } from '../../../ui/navigation/Link.js';
import { type Neighbor, NeighborCards } from '../../../ui/places/NeighborCards.js';
import styles from './CountryParts.module.css';
import { STRINGS } from './strings.js';

/** Cities and regions of a country, before all of its guides. */
export function CountryParts({ country: { cities = [], regions = [] } }: { country: Collection }) {
  return (
    <>
      {cities.length > 1 && (
        <section className={styles.parts} aria-labelledby="cities">
          <h2 id="cities">{STRINGS.cities}</h2>
          <NeighborCards neighbors={cities.map(toNeighbor)} />
        </section>
      )}
      {regions.length > 0 && (
        <section className={styles.parts} aria-labelledby="regions">
          <h2 id="regions">{STRINGS.regions}</h2>
          <ul className={styles.regions}>
            {regions.map(({ value, label }) => (
              <li key={value}>
                <Link to={getCollectionPath('regions', value)}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function toNeighbor(city: LocatedCard): Neighbor {
  const { title, latitude, longitude, imageCredit } = city;
  const [imageUrl] = getCardImages(city);
  return {
    name: title,
    detail: '',
    coordinates: { lat: Number(latitude), lng: Number(longitude) },
    path: getCardPath(city),
    picture: imageUrl ? { imageUrl, imageCredit } : null,
  };
}
