import { MapPin, Sparkles } from 'lucide-react';
import { positionText } from '../../lib/format.js';
import { BackLink } from '../../ui/BackLink.js';
import { Badge } from '../../ui/Badge.js';
import { Chart } from '../../ui/chart/Chart.js';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './GuideHeader.module.css';
import type { ShownGuide } from './shown-guide.js';
import { TEXTS } from './texts.js';

/** What a guide is about. While it is being written, the place's location may still come. */
export function GuideHeader({ guide, waiting }: { guide: ShownGuide; waiting: boolean }) {
  const { title, category, location, coordinates } = guide;
  const where = location || (coordinates && positionText(coordinates.lat, coordinates.lng));
  return (
    <header className={styles.header}>
      <Chart className={styles.chart} />
      <div className={styles.words}>
        <BackLink to="/" text={TEXTS.page.back} />
        <p className={styles.badges}>
          <Badge tone="accent">
            <Sparkles aria-hidden="true" />
            {TEXTS.page.badge}
          </Badge>
          {category && <Badge>{category}</Badge>}
        </p>
        <h1>{title}</h1>
        <div className={styles.where}>
          {where ? (
            <p>
              <MapPin aria-hidden="true" />
              {where}
            </p>
          ) : (
            waiting && <Skeleton className={styles.whereComing} />
          )}
        </div>
      </div>
    </header>
  );
}
