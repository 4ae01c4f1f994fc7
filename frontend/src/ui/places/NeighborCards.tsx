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

export interface Neighbor {
  name: string;
  /** Distance, or what kind of place it is. */
  detail: string;
  coordinates: Coordinates;
  /** Path of its guide, if it is known to have one. */
  path?: string;
  /** Its picture, if it is known. Null for none. */
  picture?: PlacePicture | null;
}

interface NeighborCardsProps {
  neighbors: readonly Neighbor[];
  /** Whether the cards have pictures; otherwise their space stays empty. */
  hasPictures?: boolean;
  /** Next to a text on wide screens: rows with small pictures, or pairs of cards. */
  beside?: 'rows' | 'pairs';
  /** Called when a guide is opened. */
  onOpen?: (neighbor: Neighbor) => void;
}

/** Cards for places near another one, each with a photo from its article, or an illustration. */
export function NeighborCards({ neighbors, hasPictures = true, beside, onOpen }: NeighborCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  // Waits until the list is near the viewport, so that the header's own image is loaded first.
  const unknown = hasPictures ? neighbors.filter(({ picture }) => picture === undefined) : [];
  const pictures = usePlacePictures(useIsNearViewport(list) ? unknown : []);
  return (
    <ul ref={list} className={styles.cards} data-beside={beside}>
      {neighbors.map((neighbor) => {
        const { name, detail, coordinates, path, picture = pictures?.[unknown.indexOf(neighbor)] } = neighbor;
        return (
          <li key={`${name} ${coordinates.lat} ${coordinates.lng}`}>
            <div className={styles.image}>
              <NeighborImage name={name} picture={picture} />
            </div>
            <p className={styles.text}>
              <Link to={path ?? getGuidePath(name, coordinates)} onClick={() => onOpen?.(neighbor)}>
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
function NeighborImage({ name, picture }: { name: string; picture: PlacePicture | null | undefined }) {
  if (picture === null) return <ImagePlaceholder />;
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
