import { keepUnits } from '@placelore/contracts/content/citations/keep-units.js';
import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import type { PlacePicture } from '@placelore/contracts/places/pictures/pictures.js';
import { useRef } from 'react';
import { usePlacePictures } from '../../lib/api/place-pictures.js';
import { useIsNearViewport } from '../../lib/browser/useIsNearViewport.js';
import { getGuidePath } from '../../lib/urls.js';
import { ImagePlaceholder } from '../media/ImagePlaceholder.js';
import { PhotoInfo } from '../media/PhotoCredit.js';
import { SafeImage } from '../media/SafeImage.js';
import { Link } from '../navigation/Link.js';
import styles from './NeighborCards.module.css';

/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 267 };

interface Neighbor {
  name: string;
  /** Distance, or what kind of place it is. */
  detail: string;
  coordinates: Coordinates;
}

interface NeighborCardsProps {
  neighbors: readonly Neighbor[];
  /** Called when a guide is opened. */
  onOpen?: (neighbor: Neighbor) => void;
}

/** Cards for places near another one, each with a photo from its article, or an illustration. */
export function NeighborCards({ neighbors, onOpen }: NeighborCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  // Waits until the list is near the viewport, so that the header's own image is loaded first.
  const pictures = usePlacePictures(useIsNearViewport(list) ? neighbors : []);
  return (
    <ul ref={list} className={styles.cards}>
      {neighbors.map((neighbor, index) => {
        const { name, detail, coordinates } = neighbor;
        return (
          <li key={`${name} ${coordinates.lat} ${coordinates.lng}`}>
            <div className={styles.image}>
              <NeighborImage name={name} picture={pictures?.[index]} />
            </div>
            <p className={styles.text}>
              <Link to={getGuidePath(name, coordinates)} onClick={() => onOpen?.(neighbor)}>
                {name}
              </Link>
              {detail && <span className={styles.detail}>{keepUnits(detail)}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Shows nothing in the image's space until the image is known, so that no text moves. */
function NeighborImage({ name, picture }: { name: string; picture: PlacePicture | undefined }) {
  if (!picture) return null;
  const { imageUrl, imageCredit } = picture;
  return (
    <>
      <SafeImage
        sources={[imageUrl]}
        alt={imageCredit ? getPhotoAlt(name, '') : ''}
        size={THUMBNAIL_SIZE}
        isLazy
        fallback={<ImagePlaceholder />}
      />
      {imageCredit && <PhotoInfo credit={imageCredit} />}
    </>
  );
}
