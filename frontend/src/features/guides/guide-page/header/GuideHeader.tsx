import { toCardLocation } from '@placelore/contracts/places/names/card-location.js';
import { BookOpen, Sparkles } from 'lucide-react';
import { useLocation } from 'react-router';
import { formatPosition } from '../../../../lib/format/format-values.js';
import { Badge } from '../../../../ui/feedback/Badge.js';
import { Skeleton } from '../../../../ui/feedback/Skeleton.js';
import { BackLink } from '../../../../ui/navigation/BackLink.js';
import { getTitleAttributes } from '../../../../ui/styles/title-attributes.js';
import { STRINGS } from '../../strings.js';
import type { GuideViewModel } from '../guide-view-model.js';
import styles from './GuideHeader.module.css';
import { getWayBack } from './way-back.js';

/** Header of a guide, like that of an article. While the guide is being written, the location may still be unknown. */
export function GuideHeader({ guide, isWaiting }: { guide: GuideViewModel; isWaiting: boolean }) {
  const { title, category, location, coordinates } = guide;
  const locationText =
    toCardLocation(title, guide.locationLabel || location) ||
    (coordinates && formatPosition(coordinates.lat, coordinates.lng));
  return (
    <header className={styles.header}>
      <BackLink {...getWayBack(useLocation().state)} />
      <p className={styles.badges}>
        {guide.slug !== null && !guide.isThin && <GuideBadge isWrittenByModel={guide.isWrittenByModel} />}
        {category && <Badge>{category}</Badge>}
      </p>
      <h1 {...getTitleAttributes(title)}>{title}</h1>
      <div className={styles.location}>
        {locationText ? <p>{locationText}</p> : isWaiting && <Skeleton className={styles.skeletonLocation} />}
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
