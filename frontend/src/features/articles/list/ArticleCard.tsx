import type { ArticleCard as CardData } from '@placelore/contracts/content/articles/articles.js';
import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { toCardLocation } from '@placelore/contracts/places/names/card-location.js';
import { toCardText } from '@placelore/contracts/places/names/card-text.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import { type ComponentType, ViewTransition } from 'react';
import { getCardImages, getCardResponsiveImage } from '../../../lib/images.js';
import { getCardPath } from '../../../lib/urls.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Card } from '../../../ui/layout/Card.js';
import { ImagePlaceholder } from '../../../ui/media/ImagePlaceholder.js';
import { PhotoInfo } from '../../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { Link } from '../../../ui/navigation/Link.js';
import { ArticleActionsSlot } from '../actions/ArticleActionsSlot.js';
import { getCoverTransition } from '../article/cover-transition.js';
import styles from './ArticleCard.module.css';

import { STRINGS } from './list-strings.js';

/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 267 };
/** Display widths where two or three cards are side by side in the grid. */
const IMAGE_DISPLAY = {
  media: '(min-width: 40.75rem)',
  sizes: '(min-width: 75rem) 24rem, (min-width: 62rem) 29vw, 44vw',
};

interface ArticleCardProps {
  article: CardData;
  /** Whether this is the page's first card. Its image is the largest on a phone's first screen, so it loads first. */
  isEager?: boolean;
  /** Level of the card's heading. */
  heading?: 'h2' | 'h3';
  /** Distance as text, shown after the place. */
  distance?: string | undefined;
  /** Renders the publication date. If absent, no date is shown. */
  DateComponent?: ComponentType<{ iso: string }>;
}

export function ArticleCard({ article, isEager, heading: Heading = 'h2', distance, DateComponent }: ArticleCardProps) {
  const {
    id,
    title,
    location,
    locationLabel = location,
    category,
    placeType,
    snippet,
    metaDescription,
    publishedAt,
    imageCredit,
  } = article;
  const images = getCardImages(article);
  return (
    <Card className={styles.card}>
      <div className={styles.image}>
        <ViewTransition name={getCoverTransition(article)} default="none" share="auto">
          <SafeImage
            sources={images}
            alt={imageCredit ? getPhotoAlt(title, locationLabel) : ''}
            size={THUMBNAIL_SIZE}
            responsive={getCardResponsiveImage(article, IMAGE_DISPLAY)}
            isLazy={!isEager}
            hasPriority={isEager}
            fallback={<ImagePlaceholder />}
          />
        </ViewTransition>
        {imageCredit && <PhotoInfo credit={imageCredit} />}
      </div>
      <div className={styles.text}>
        <p className={styles.category}>
          {getCategoryLabel(category, placeType)}
          {id < 0 && <Badge tone="accent">{STRINGS.isGuideOnDemand}</Badge>}
        </p>
        <Heading className={styles.title}>
          <Link to={getCardPath(article)} state={{ cover: images[0] }} className={styles.open}>
            {title}
          </Link>
        </Heading>
        <p className={styles.location}>
          {toCardLocation(title, locationLabel)}
          {distance && ` · ${distance}`}
        </p>
        {snippet === null ? (
          <p className={styles.about}>{toCardText(title, metaDescription)}</p>
        ) : (
          // The server creates the excerpt; its only tag is `mark`.
          <p className={styles.about} dangerouslySetInnerHTML={{ __html: snippet }} />
        )}
        {DateComponent && (
          <p className={styles.time}>
            {publishedAt === null ? STRINGS.unknownDate : <DateComponent iso={publishedAt} />}
          </p>
        )}
      </div>
      <ArticleActionsSlot article={article} />
    </Card>
  );
}

/** Skeleton of a card with the same size. */
export function ArticleCardSkeleton() {
  return (
    <Card className={styles.card}>
      <Skeleton className={styles.image} />
      <div className={styles.text}>
        <Skeleton className={styles.skeletonCategory} />
        <Skeleton className={styles.skeletonTitle} />
        <Skeleton className={styles.skeletonLine} />
        <Skeleton className={styles.skeletonAbout} />
      </div>
    </Card>
  );
}
