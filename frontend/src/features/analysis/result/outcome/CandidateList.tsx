import type { PlaceCandidate, PlaceChoice } from '@placelore/contracts/places/places.js';
import { ChevronRight, MapPin } from 'lucide-react';
import { useOnline } from '../../../../lib/browser/useOnline.js';
import styles from './CandidateList.module.css';
import { STRINGS } from './strings.js';

interface CandidateListProps {
  candidates: readonly PlaceCandidate[];
  /** Id of the element that asks the question. */
  labelledBy: string;
  /** Confirms a place with one tap. */
  onChoose: (place: PlaceChoice) => void;
}

/** Places that a photo may show, each with the reason it is offered. */
export function CandidateList({ candidates, labelledBy, onChoose }: CandidateListProps) {
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <p role="status" className={styles.offline}>
          {STRINGS.offline}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={labelledBy}>
        {candidates.map(({ name, location, why, latitude, longitude }) => (
          <li key={`${name} ${latitude} ${longitude}`}>
            <button
              type="button"
              className={styles.candidate}
              disabled={!isOnline}
              onClick={() => onChoose({ name, latitude, longitude })}
            >
              <MapPin aria-hidden="true" className={styles.pin} />
              <span className={styles.text}>
                <span className={styles.title}>
                  <span className={styles.name}>{name}</span> {location}
                </span>{' '}
                {why && <span className={styles.why}>{why}</span>}
              </span>
              <ChevronRight aria-hidden="true" className={styles.arrow} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
