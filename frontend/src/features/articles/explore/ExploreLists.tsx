import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import type { ReactNode } from 'react';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { groupByContinent, useCategories, useCountries } from './api.js';
import styles from './ExploreLists.module.css';
import { STRINGS } from './strings.js';

/** The category without a meaning of its own for readers. */
const UNNAMED_CATEGORY = 'Other';

/** Categories with the number of their guides. */
export function CategoryChips() {
  const { data, error, mutate } = useCategories();
  if (data?.length === 0) return null;
  return (
    <ExploreSection id="categories" heading={STRINGS.categories} error={error} onRetry={() => void mutate()}>
      {data ? (
        <ul className={styles.chips}>
          {data
            .filter(({ category }) => category !== UNNAMED_CATEGORY)
            .map(({ category, count }) => (
              <li key={category}>
                <Chip query={getCategoryLabel(category)} count={count} />
              </li>
            ))}
        </ul>
      ) : (
        <Skeleton className={styles.chipsSkeleton} />
      )}
    </ExploreSection>
  );
}

/** Countries with the number of their guides, by continent. */
export function CountryLists() {
  const { data, error, mutate } = useCountries();
  if (data?.length === 0) return null;
  return (
    <ExploreSection id="countries" heading={STRINGS.countries} error={error} onRetry={() => void mutate()}>
      {data ? (
        groupByContinent(data).map(({ continent, countries }, index) => (
          <details key={continent} className={styles.continent} open={index === 0}>
            <summary>{continent}</summary>
            <ul className={styles.chips}>
              {countries.map(({ code, name, count }) => (
                <li key={code}>
                  <Chip query={name} count={count} />
                </li>
              ))}
            </ul>
          </details>
        ))
      ) : (
        <Skeleton className={styles.countriesSkeleton} />
      )}
    </ExploreSection>
  );
}

function Chip({ query, count }: { query: string; count: number }) {
  return (
    <Link to={articleListPath(query)} className={styles.chip}>
      {query} <span className={styles.count}>{STRINGS.guides(count)}</span>
    </Link>
  );
}

interface ExploreSectionProps {
  id: string;
  heading: string;
  error: unknown;
  onRetry: () => void;
  children: ReactNode;
}

function ExploreSection({ id, heading, error, onRetry, children }: ExploreSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {error ? (
        <Alert title={STRINGS.failed} heading="h3">
          <Button variant="secondary" onClick={onRetry}>
            {STRINGS.retry}
          </Button>
        </Alert>
      ) : (
        children
      )}
    </section>
  );
}
