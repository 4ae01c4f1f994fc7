import type { ArticleCard as CardData } from '@placelore/contracts/articles.js';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { cardAddress } from '../../lib/page-addresses.js';
import { cardPictures, cardWidths } from '../../lib/pictures.js';
import { Badge } from '../../ui/Badge.js';
import { Card } from '../../ui/Card.js';
import { Day } from '../../ui/Day.js';
import { LogoPicture } from '../../ui/LogoPicture.js';
import { SafeImage } from '../../ui/SafeImage.js';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './ArticleCard.module.css';
import { ArticleToolsPlace } from './ArticleToolsPlace.js';
import { TEXTS } from './texts.js';

/** Pixels of a thumbnail. */
const THUMBNAIL = { width: 400, height: 267 };
/** How wide it is shown where two or three cards stand side by side in the grid. */
const SHOWN = {
  media: '(min-width: 40.75rem)',
  sizes: '(min-width: 72rem) 21.5rem, (min-width: 62rem) 29vw, 44vw',
};

interface ArticleCardProps {
  article: CardData;
  /** One of the first on the screen: its picture does not wait. */
  eager?: boolean;
  /** The rank of the card's heading. */
  heading?: 'h2' | 'h3';
  /** Shows its day where another way of writing it than the reader's is prescribed. */
  day?: ComponentType<{ iso: string }>;
}

export function ArticleCard({ article, eager, heading: Heading = 'h2', day: When = Day }: ArticleCardProps) {
  const { id, title, location, category, snippet, metaDescription, publishedAt } = article;
  return (
    <Card className={styles.card}>
      <div className={styles.picture}>
        <SafeImage
          sources={cardPictures(article)}
          alt=""
          size={THUMBNAIL}
          widths={cardWidths(article, SHOWN)}
          lazy={!eager}
          fallback={<LogoPicture />}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>
          {category}
          {id < 0 && <Badge tone="accent">{TEXTS.isGuideOnDemand}</Badge>}
        </p>
        <Heading className={styles.title}>
          <Link to={cardAddress(article)} className={styles.open}>
            {title}
          </Link>
        </Heading>
        <p className={styles.location}>{location}</p>
        {snippet === null ? (
          <p className={styles.about}>{metaDescription}</p>
        ) : (
          // Made by the server; its only tag is `mark`.
          <p className={styles.about} dangerouslySetInnerHTML={{ __html: snippet }} />
        )}
        <p className={styles.when}>{publishedAt === null ? TEXTS.unknownDate : <When iso={publishedAt} />}</p>
      </div>
      <ArticleToolsPlace article={article} />
    </Card>
  );
}

/** A card whose article is on its way, of the same size. */
export function ArticleCardSkeleton() {
  return (
    <Card className={styles.card}>
      <Skeleton className={styles.picture} />
      <div className={styles.words}>
        <Skeleton className={styles.greyCategory} />
        <Skeleton className={styles.greyTitle} />
        <Skeleton className={styles.greyLine} />
        <Skeleton className={styles.greyAbout} />
        <Skeleton className={styles.greyCategory} />
      </div>
    </Card>
  );
}
