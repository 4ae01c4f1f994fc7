import type { ArticleCard } from '@placelore/contracts/articles.js';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { sentenceOf } from '../../lib/http-error.js';
import { cardAddress } from '../../lib/page-addresses.js';
import { cardPictures } from '../../lib/pictures.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { LogoPicture } from '../../ui/LogoPicture.js';
import { SafeImage } from '../../ui/SafeImage.js';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './SearchResults.module.css';
import { useDestinationSearch } from './search-api.js';
import { TEXTS } from './search-texts.js';

/** Pixels of a thumbnail's place; the smallest that is stored is enough for it. */
const THUMBNAIL = { width: 80, height: 60 };

/** What the library has about a destination. */
export function SearchResults({ q }: { q: string }) {
  const { data, error, mutate } = useDestinationSearch(q);
  const status = data ? TEXTS.search.found(data.length, q) : error ? TEXTS.search.failed : TEXTS.search.searching;
  return (
    <div className={styles.results}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {data && data.length > 0 && (
        <ul>
          {data.map((card) => (
            <li key={card.id}>
              <Result card={card} />
            </li>
          ))}
        </ul>
      )}
      {!data && error && (
        <div className={styles.failed}>
          <p>{sentenceOf(error, '')}</p>
          <Button look="secondary" size="small" onClick={() => void mutate()}>
            {TEXTS.search.retry}
          </Button>
        </div>
      )}
      {!data && !error && (
        <ul>
          {[0, 1, 2].map((row) => (
            <li key={row} className={styles.placeholder}>
              <Skeleton className={styles.picture} />
              <Skeleton className={styles.line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Result({ card }: { card: ArticleCard }) {
  return (
    <Link to={cardAddress(card)} className={styles.result}>
      <span className={styles.picture}>
        <SafeImage sources={cardPictures(card)} alt="" lazy size={THUMBNAIL} fallback={<LogoPicture small />} />
      </span>
      <span className={styles.words}>
        <strong>{card.title}</strong>
        <span className={styles.location}>{card.location}</span>
        {card.id < 0 && <Badge tone="accent">{TEXTS.search.dynamicBadge}</Badge>}
      </span>
      <ChevronRight aria-hidden="true" className={styles.arrow} />
    </Link>
  );
}
