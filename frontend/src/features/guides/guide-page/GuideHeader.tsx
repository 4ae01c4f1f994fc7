import { MapPin, Sparkles } from 'lucide-react';
import { formatPosition } from '../../../lib/format/format-values.js';
import { NauticalChart } from '../../../ui/decor/NauticalChart.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { BackLink } from '../../../ui/navigation/BackLink.js';
import { STRINGS } from '../strings.js';
import styles from './GuideHeader.module.css';
import type { GuideViewModel } from './guide-view-model.js';

/** Header of a guide. While the guide is being written, the location may still be unknown. */
export function GuideHeader({ guide, isWaiting }: { guide: GuideViewModel; isWaiting: boolean }) {
  const { title, category, location, coordinates } = guide;
  const locationText = location || (coordinates && formatPosition(coordinates.lat, coordinates.lng));
  return (
    <header className={styles.header}>
      <NauticalChart className={styles.chart} />
      <div className={styles.text}>
        <BackLink to="/" text={STRINGS.page.back} />
        <p className={styles.badges}>
          {!guide.isThin && (
            <Badge tone="accent">
              <Sparkles aria-hidden="true" />
              {STRINGS.page.badge}
            </Badge>
          )}
          {category && <Badge>{category}</Badge>}
        </p>
        <h1>{title}</h1>
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
