import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { ChevronRight } from 'lucide-react';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { getCardImages } from '../../../lib/images.js';
import { getCardPath } from '../../../lib/urls.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { ImagePlaceholder } from '../../../ui/media/ImagePlaceholder.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { Link } from '../../../ui/navigation/Link.js';
import styles from './SearchResults.module.css';
import { useDestinationSearch } from './search-api.js';
import { STRINGS } from './search-strings.js';

/** Size of a thumbnail in pixels. The smallest stored image is large enough. */
const THUMBNAIL_SIZE = { width: 80, height: 60 };

/** Articles of the library about a destination. */
export default function SearchResults({ query }: { query: string }) {
  const { data, error, mutate } = useDestinationSearch(query);
  const status = data
    ? STRINGS.search.found(data.length, query)
    : error
      ? STRINGS.search.failed
      : STRINGS.search.searching;
  return (
    <div className={styles.results}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {data && data.length > 0 && (
        <ul>
          {data.map((card) => (
            <li key={card.id}>
              <ResultLink card={card} />
            </li>
          ))}
        </ul>
      )}
      {!data && error && (
        <div className={styles.failed}>
          <p>{getUserMessage(error, '')}</p>
          <Button variant="secondary" size="small" onClick={() => void mutate()}>
            {STRINGS.search.retry}
          </Button>
        </div>
      )}
      {!data && !error && (
        <ul>
          {[0, 1, 2].map((row) => (
            <li key={row} className={styles.skeleton}>
              <Skeleton className={styles.image} />
              <Skeleton className={styles.line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ResultLink({ card }: { card: ArticleCard }) {
  return (
    <Link to={getCardPath(card)} className={styles.result}>
      <span className={styles.image}>
        <SafeImage
          sources={getCardImages(card)}
          alt=""
          isLazy
          size={THUMBNAIL_SIZE}
          fallback={<ImagePlaceholder small />}
        />
      </span>
      <span className={styles.text}>
        <strong>{card.title}</strong>
        <span className={styles.location}>{card.location}</span>
        {card.id < 0 && (
          <Badge tone="accent">
            {card.isWrittenByModel ? STRINGS.search.dynamicBadge : STRINGS.search.requestBadge}
          </Badge>
        )}
      </span>
      <ChevronRight aria-hidden="true" className={styles.arrow} />
    </Link>
  );
}
