import type { LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { toCardLocation } from '@placelore/contracts/places/names/card-location.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { getCardImages } from '../../../lib/images.js';
import { getCardPath } from '../../../lib/urls.js';
import { Button } from '../../../ui/form/Button.js';
import { ImagePlaceholder } from '../../../ui/media/ImagePlaceholder.js';
import { PhotoInfo } from '../../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { Link } from '../../../ui/navigation/Link.js';
import styles from './GuideRow.module.css';
import { STRINGS } from './strings.js';

/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 267 };

interface GuideRowProps {
  guide: LocatedCard;
  isSelected: boolean;
  onSelect: (id: number) => void;
  /** Buttons and links for the selected guide. */
  actions: ReactNode;
}

/** Guide in the list next to a map: photo, name and place. While it is selected, also its description and actions. */
export function GuideRow({ guide, isSelected, onSelect, actions }: GuideRowProps) {
  const { id, title, location, locationLabel, category, placeType, metaDescription, imageCredit, latitude } = guide;
  return (
    <li className={styles.row} data-guide={id} data-selected={isSelected || undefined}>
      <div className={styles.image}>
        <SafeImage
          sources={getCardImages(guide)}
          alt={imageCredit ? getPhotoAlt(title, location) : ''}
          size={THUMBNAIL_SIZE}
          isLazy
          fallback={<ImagePlaceholder small />}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.category}>{getCategoryLabel(category, placeType)}</p>
        <h2 className={styles.title}>
          <Link to={getCardPath(guide)}>{title}</Link>
        </h2>
        <p className={styles.location}>{toCardLocation(title, locationLabel ?? location)}</p>
      </div>
      {latitude !== null && (
        <Button
          variant="quiet"
          isRound
          className={styles.locate}
          aria-label={STRINGS.showOnMap(title)}
          aria-pressed={isSelected}
          onClick={() => onSelect(id)}
        >
          <MapPin aria-hidden="true" />
        </Button>
      )}
      {imageCredit && <PhotoInfo credit={imageCredit} />}
      {isSelected && (
        <div className={styles.details}>
          <p className={styles.about}>{metaDescription}</p>
          <div className={styles.actions}>
            <Button asChild size="small">
              <Link to={getCardPath(guide)}>{STRINGS.openGuide}</Link>
            </Button>
            {actions}
          </div>
        </div>
      )}
    </li>
  );
}
