import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePlacePictures } from '../../../../lib/api/place-pictures.js';
import { useIsNearViewport } from '../../../../lib/browser/useIsNearViewport.js';
import { PhotoCredit } from '../../../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../../../ui/media/SafeImage.js';
import styles from './SightPictures.module.css';

/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 267 };

interface ListedSight {
  item: HTMLElement;
  place: NearbyAttraction;
}

/**
 * Pictures beside the sights that a list of the article's text links. The text is HTML, so they are added to its items
 * after it was shown, into space that the styles of the list reserve.
 */
export function SightPictures({ places }: { places: readonly NearbyAttraction[] }) {
  const [sights, setSights] = useState<readonly ListedSight[]>([]);
  const firstItem = useRef<HTMLElement>(null);
  useEffect(() => {
    const listed = findListedSights(places);
    firstItem.current = listed[0]?.item ?? null;
    setSights(listed);
  }, [places]);
  return sights.length > 0 && <Pictures sights={sights} firstItem={firstItem} />;
}

function Pictures({
  sights,
  firstItem,
}: {
  sights: readonly ListedSight[];
  firstItem: { current: HTMLElement | null };
}) {
  const isNear = useIsNearViewport(firstItem);
  const pictures = usePlacePictures(isNear ? sights.map(({ place }) => place) : []);
  return pictures?.map(({ imageUrl, imageCredit }, index) => {
    const { item, place } = sights[index]!;
    return createPortal(
      <>
        <span className={styles.picture}>
          <SafeImage
            sources={[imageUrl]}
            alt={imageCredit ? getPhotoAlt(place.name, '') : ''}
            size={THUMBNAIL_SIZE}
            isLazy
            fallback={null}
          />
        </span>
        {imageCredit && (
          <small className={styles.credit}>
            <PhotoCredit credit={imageCredit} />
          </small>
        )}
      </>,
      item,
      place.name,
    );
  });
}

function findListedSights(places: readonly NearbyAttraction[]): ListedSight[] {
  const byName = new Map(places.map((place) => [place.name, place]));
  return [...document.querySelectorAll<HTMLElement>('[data-sights] > li')].flatMap((item) => {
    const place = byName.get(item.querySelector('a')?.textContent ?? '');
    return place ? [{ item, place }] : [];
  });
}
