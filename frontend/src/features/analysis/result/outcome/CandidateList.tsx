import type { PlaceCandidate, PlaceChoice } from '@placelore/contracts/places/places.js';
import { ChevronRight } from 'lucide-react';
import { usePlacePictures } from '../../../../lib/api/place-pictures.js';
import { useOnline } from '../../../../lib/browser/useOnline.js';
import { ImagePlaceholder } from '../../../../ui/media/ImagePlaceholder.js';
import { PhotoInfo } from '../../../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../../../ui/media/SafeImage.js';
import styles from './CandidateList.module.css';
import { STRINGS } from './strings.js';

/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 267 };

interface CandidateListProps {
  candidates: readonly PlaceCandidate[];
  /** Id of the element that asks the question. */
  labelledBy: string;
  /** Confirms a place with one tap. */
  onChoose: (place: PlaceChoice) => void;
}

/** Places that a photo may show, each with its picture and the reason it is offered. */
export function CandidateList({ candidates, labelledBy, onChoose }: CandidateListProps) {
  const isOnline = useOnline();
  const pictures = usePlacePictures(
    candidates.map(({ name, latitude, longitude }) => ({ name, coordinates: { lat: latitude, lng: longitude } })),
  );
  return (
    <>
      {!isOnline && (
        <p role="status" className={styles.offline}>
          {STRINGS.offline}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={labelledBy}>
        {candidates.map(({ name, location, why, latitude, longitude }, index) => (
          <li key={`${name} ${latitude} ${longitude}`}>
            <button
              type="button"
              className={styles.candidate}
              disabled={!isOnline}
              onClick={() => onChoose({ name, latitude, longitude })}
            >
              <span className={styles.image}>
                {/* Shows nothing in this space until the picture is known. */}
                {pictures?.[index] && (
                  <SafeImage
                    sources={[pictures[index].imageUrl]}
                    alt=""
                    size={THUMBNAIL_SIZE}
                    fallback={<ImagePlaceholder small />}
                  />
                )}
              </span>
              <span className={styles.text}>
                <span className={styles.title}>
                  <span className={styles.name}>{name}</span> {location}
                </span>{' '}
                {why && <span className={styles.why}>{why}</span>}
              </span>
              <ChevronRight aria-hidden="true" className={styles.arrow} />
            </button>
            {pictures?.[index]?.imageCredit && <PhotoInfo credit={pictures[index].imageCredit} />}
          </li>
        ))}
      </ul>
    </>
  );
}
