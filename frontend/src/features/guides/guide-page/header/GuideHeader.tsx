import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { toCardLocation } from '@placelore/contracts/places/names/card-location.js';
import { BookOpen, MapPin, Sparkles } from 'lucide-react';
import { formatPosition } from '../../../../lib/format/format-values.js';
import { getResponsiveImage } from '../../../../lib/images.js';
import { NauticalChart } from '../../../../ui/decor/NauticalChart.js';
import { Badge } from '../../../../ui/feedback/Badge.js';
import { Skeleton } from '../../../../ui/feedback/Skeleton.js';
import { PhotoCredit } from '../../../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../../../ui/media/SafeImage.js';
import { BackLink } from '../../../../ui/navigation/BackLink.js';
import { getTitleAttributes } from '../../../../ui/styles/title-attributes.js';
import { STRINGS } from '../../strings.js';
import type { GuideViewModel } from '../guide-view-model.js';
import styles from './GuideHeader.module.css';

/** Size of the image in pixels. Below, its displayed width. */
const IMAGE_SIZE = { width: 1200, height: 800 };
const IMAGE_SIZES = '(min-width: 72rem) 42rem, (min-width: 40rem) 62vw, 92vw';

/** Header of a guide. While the guide is being written, the location may still be unknown. */
export function GuideHeader({ guide, isWaiting }: { guide: GuideViewModel; isWaiting: boolean }) {
  const { title, category, location, coordinates, imageCredit } = guide;
  const locationText =
    toCardLocation(title, guide.locationLabel || location) ||
    (coordinates && formatPosition(coordinates.lat, coordinates.lng));
  return (
    <header className={styles.header}>
      <div className={imageCredit ? styles.photo : styles.picture}>
        <SafeImage
          sources={[guide.imageUrl, guide.thumbnailUrl]}
          alt={imageCredit ? getPhotoAlt(title, location) : ''}
          hasPriority
          size={IMAGE_SIZE}
          responsive={getResponsiveImage(guide, IMAGE_SIZES)}
          fallback={<NauticalChart className={styles.chart} />}
        />
        {imageCredit && (
          <p className={styles.credit}>
            <PhotoCredit credit={imageCredit} />
          </p>
        )}
      </div>
      <div className={styles.text}>
        <BackLink to="/" text={STRINGS.page.back} />
        <p className={styles.badges}>
          {guide.slug !== null && !guide.isThin && <GuideBadge isWrittenByModel={guide.isWrittenByModel} />}
          {category && <Badge>{category}</Badge>}
        </p>
        <h1 {...getTitleAttributes(title)}>{title}</h1>
        <div className={styles.location}>
          {locationText ? (
            <p>
              <MapPin aria-hidden="true" />
              {locationText}
            </p>
          ) : (
            isWaiting && <Skeleton className={styles.skeletonLocation} />
          )}
        </div>
      </div>
    </header>
  );
}

/** States what the page is. Mentions a model only if one wrote the guide. */
function GuideBadge({ isWrittenByModel }: Pick<GuideViewModel, 'isWrittenByModel'>) {
  return (
    <Badge tone="accent">
      {isWrittenByModel ? <Sparkles aria-hidden="true" /> : <BookOpen aria-hidden="true" />}
      {isWrittenByModel ? STRINGS.page.aiBadge : STRINGS.page.badge}
    </Badge>
  );
}
