import { FEW_GUIDES, type RequestablePlace, type SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { PenLine } from 'lucide-react';
import { useFormatters } from '../../../../lib/format/formatters.js';
import { getGuidePath } from '../../../../lib/urls.js';
import { Link } from '../../../../ui/navigation/Link.js';
import { getRequestDistance } from '../card-distances.js';
import { useOpenPlaces } from '../search-api.js';
import { STRINGS } from '../strings.js';
import styles from './PlacesOnRequest.module.css';

interface ListedPlace {
  name: string;
  location: string;
  coordinates: Coordinates | null;
}

const NOWHERE = { latitude: null, longitude: null };

/**
 * Places without a guide that match a search. They come from the bundled data, and from open data if few guides match.
 */
export function PlacesOnRequest({ answer }: { answer: SearchAnswer }) {
  const { place, categories, onRequest, relation } = answer;
  const total = answer.isOfOtherKinds || answer.isOnlyNear || answer.missingTopic ? 0 : answer.relevant;
  const isOpen = total < FEW_GUIDES && relation !== 'around me' && !answer.venues;
  const openPlaces = useOpenPlaces(isOpen && place ? place : NOWHERE, categories);
  const { formatDistance } = useFormatters();
  const bundled = onRequest.map((requested) => {
    const meters = getRequestDistance(answer, requested);
    return toListedPlace(requested, meters === null ? '' : formatDistance(meters));
  });
  const names = new Set(bundled.map(({ name }) => name));
  const open = openPlaces
    .filter(({ name }) => !names.has(name))
    .slice(0, Math.max(0, FEW_GUIDES - total))
    .map(({ name, distance, coordinates }) => ({ name, location: distance, coordinates }));
  const all: ListedPlace[] = [...bundled, ...open];
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="search-on-request" className={styles.section}>
      <h2 id="search-on-request">{STRINGS.onRequest}</h2>
      <p>{STRINGS.onRequestLead}</p>
      <ul className={styles.list}>
        {all.map(({ name, location, coordinates }) => (
          <li key={`${name} ${location}`}>
            <Link to={getGuidePath(name, coordinates)} className={styles.place}>
              <PenLine aria-hidden="true" />
              <span>
                <strong>{name}</strong> <span className={styles.location}>{location}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toListedPlace({ name, location, latitude, longitude }: RequestablePlace, distance: string): ListedPlace {
  const coordinates = latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
  return { name, location: [location, distance].filter(Boolean).join(', '), coordinates };
}
