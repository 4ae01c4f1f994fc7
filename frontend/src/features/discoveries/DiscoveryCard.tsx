import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import type { ReactNode } from 'react';
import { getCardResponsiveImage } from '../../lib/images.js';
import { getDiscoveryPath } from '../../lib/urls.js';
import { NauticalChart } from '../../ui/decor/NauticalChart.js';
import { FormattedDate } from '../../ui/format/FormattedDate.js';
import { Card } from '../../ui/layout/Card.js';
import { SafeImage } from '../../ui/media/SafeImage.js';
import { Link } from '../../ui/navigation/Link.js';
import { classNames } from '../../ui/styles/class-names.js';
import styles from './DiscoveryCard.module.css';
import { STRINGS } from './latest-strings.js';

/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 300 };
/** Display width where cards are side by side in the grid. The image is wider than its box, which crops the sides. */
const IMAGE_DISPLAY = { media: '(min-width: 35.5rem)', sizes: '(min-width: 54rem) 24rem, 50vw' };

interface DiscoveryCardProps {
  discovery: Discovery;
  /** Whether to show the author below the location, for discoveries of other users. */
  hasAuthor?: boolean;
  /** Level of its title. */
  heading?: 'h2' | 'h3';
  isSelected?: boolean;
  /** Opens the discovery if it has no page itself. If absent, the card links to its article, if there is one. */
  onOpen?: (button: HTMLElement) => void;
  /** Buttons for this discovery. */
  actions?: ReactNode;
}

export function DiscoveryCard({
  discovery,
  hasAuthor,
  heading: Heading = 'h3',
  isSelected,
  onOpen,
  actions,
}: DiscoveryCardProps) {
  const author = hasAuthor ? (discovery.username ?? STRINGS.guest) : null;
  return (
    <Card className={classNames(styles.card, isSelected && styles.selected)}>
      <div className={styles.image}>
        <SafeImage
          sources={[discovery.thumbnailUrl, discovery.imageUrl]}
          alt=""
          size={THUMBNAIL_SIZE}
          responsive={getCardResponsiveImage(discovery, IMAGE_DISPLAY)}
          isLazy
          fallback={<NauticalChart className={styles.chart} />}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.category}>{getCategoryLabel(discovery.category, discovery.placeType)}</p>
        <Heading>
          {discovery.analysisId !== null ? (
            <Link to={getDiscoveryPath(discovery.analysisId)} state={{ isOpenedHere: true }} className={styles.open}>
              {discovery.title}
            </Link>
          ) : onOpen ? (
            <button type="button" className={styles.open} onClick={(event) => onOpen(event.currentTarget)}>
              {discovery.title}
            </button>
          ) : discovery.articleSlug !== null ? (
            <Link to={`/articles/${discovery.articleSlug}`} className={styles.open}>
              {discovery.title}
            </Link>
          ) : (
            discovery.title
          )}
        </Heading>
        <p className={styles.location}>{discovery.location}</p>
        <p className={styles.time}>
          {author && STRINGS.by(author)}
          <FormattedDate iso={discovery.createdAt} />
        </p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
