import { places } from '@placelore/contracts/places/maps.js';
import type { ResolvedPlace } from '@placelore/contracts/places/places.js';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { getGuidePath } from '../../../lib/urls.js';
import { Link } from '../../../ui/navigation/Link.js';
import { STRINGS } from '../strings.js';
import styles from './OtherPlaces.module.css';

const usePlaces = (name: string) =>
  useSWR(toKey(places.resolve, { q: name }), ([, args]) => call(places.resolve, args)).data;

const toGuideUrl = ({ name, latitude, longitude }: ResolvedPlace) =>
  getGuidePath(name, { lat: latitude, lng: longitude });

interface PlaceChoiceProps {
  name: string;
  /** The server's explanation of why there is a choice. */
  sentence?: string;
}

/**
 * Places to choose from if several have the queried name, or if it only resembles names. Renders nothing without
 * places.
 */
export function PlaceChoice({ name, sentence }: PlaceChoiceProps) {
  const resolution = usePlaces(name);
  if (!resolution || resolution.places.length === 0) return null;
  const title = resolution.status === 'ambiguous' ? STRINGS.places.which(name) : STRINGS.places.didYouMean;
  return (
    <section className={styles.choice} aria-labelledby="place-choice">
      <h2 id="place-choice">{title}</h2>
      {sentence && <p role="alert">{sentence}</p>}
      <ul>
        {resolution.places.map((place) => (
          <li key={`${place.name} ${place.latitude} ${place.longitude}`}>
            <Link to={toGuideUrl(place)}>
              <strong>{place.name}</strong>
              <span>{[place.placeType, place.location].filter(Boolean).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists the other places of this name, below the guide to the most likely one. */
export function OtherPlaces({ name }: { name: string }) {
  const resolution = usePlaces(name);
  const others = resolution?.status === 'found' ? resolution.places.slice(1) : [];
  if (others.length === 0) return null;
  return (
    <p className={styles.others}>
      {STRINGS.places.others}{' '}
      {others.map((place, index) => (
        <span key={`${place.name} ${place.latitude} ${place.longitude}`}>
          {index > 0 && ' · '}
          <Link to={toGuideUrl(place)}>{[place.name, place.location].filter(Boolean).join(', ')}</Link>
        </span>
      ))}
      ?
    </p>
  );
}
