import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import type { TripStop } from '@placelore/contracts/content/trips/trips.js';
import { toNameWithArticle } from '@placelore/contracts/places/names/name-with-article.js';
import type { ReactNode } from 'react';
import { useFormatters } from '../../../../lib/format/formatters.js';
import { NauticalChart } from '../../../../ui/decor/NauticalChart.js';
import { SafeImage } from '../../../../ui/media/SafeImage.js';
import { Link } from '../../../../ui/navigation/Link.js';
import { STRINGS } from '../../strings.js';
import styles from './StopCard.module.css';

/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 300 };

interface StopCardProps {
  stop: TripStop;
  number: number;
  /** Replaces the text of the note. */
  note?: ReactNode;
  /** Buttons for this stop. */
  actions?: ReactNode;
}

/** One stop: its number, picture, name, location and note. */
export function StopCard({ stop, number, note, actions }: StopCardProps) {
  const { name, location, path, coordinates, isArea, thumbnailUrl, visitMinutes } = stop;
  const formatters = useFormatters();
  return (
    <div className={styles.card}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.image}>
        <SafeImage
          sources={[thumbnailUrl]}
          alt=""
          size={THUMBNAIL_SIZE}
          isLazy
          fallback={<NauticalChart className={styles.chart} />}
        />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          {name === null ? STRINGS.gone : path === null ? name : <Link to={path}>{name}</Link>}
        </h2>
        {location && <p className={styles.location}>{location}</p>}
        {visitMinutes && <p className={styles.location}>{STRINGS.legs.visit(formatters, visitMinutes)}</p>}
        {name !== null && coordinates === null && <p className={styles.location}>{STRINGS.noPosition}</p>}
        {name !== null && isArea && (
          <p className={styles.location}>
            {STRINGS.area} <Link to={articleListPath(name)}>{STRINGS.sightsIn(toNameWithArticle(name))}</Link>
          </p>
        )}
        {note ?? (stop.note && <p className={styles.note}>{stop.note}</p>)}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
