import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { toNameWithArticle } from '@placelore/contracts/places/names/name-with-article.js';
import styles from './SearchHead.module.css';
import { STRINGS } from './strings.js';

interface SearchHeadProps {
  title: string;
  count: string;
  /** Null while the search is running. */
  answer: SearchAnswer | null;
  query: string;
}

/**
 * Heading of the results with their number, the name that a misspelled one was taken for, and what was not considered.
 * All but the heading is announced when it changes.
 */
export function SearchHead({ title, count, answer, query }: SearchHeadProps) {
  return (
    <div className={styles.head}>
      <h1 id="search-title">{title}</h1>
      <p role="status" className={styles.summary}>
        {answer?.correctedTo && <strong>{STRINGS.corrected(answer.correctedTo, query)}</strong>}
        {answer && answer.ignored.length > 0 && (
          <strong>{STRINGS.notConsidered(answer.ignored, answer.place && toNameWithArticle(answer.place.name))}</strong>
        )}
        <span>{count}</span>
      </p>
    </div>
  );
}
