import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import type { ReactNode } from 'react';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { Link } from '../../../ui/navigation/Link.js';
import { groupByContinent, useCountries, usePlaceGroups, useRegions } from './api.js';
import styles from './ExploreLists.module.css';
import { STRINGS } from './strings.js';

/** Group of what has no other, which says nothing to a reader. */
const UNNAMED_GROUP = 'other';

/** Categories and types of places with the number of their guides. */
export function CategoryChips() {
  const { data, error, mutate } = usePlaceGroups();
  if (data?.length === 0) return null;
  return (
    <ExploreSection id="categories" heading={STRINGS.categories} error={error} onRetry={() => void mutate()}>
      {data ? (
        <ul className={styles.chips}>
          {data
            .filter(({ slug }) => slug !== UNNAMED_GROUP)
            .map(({ slug, title, count }) => (
              <Chip key={slug} to={getCollectionPath('places', slug)} name={title} count={count} />
            ))}
        </ul>
      ) : (
        <Skeleton className={styles.chipsSkeleton} />
      )}
    </ExploreSection>
  );
}

/** Well-known regions with the number of their guides; the page does without them when they cannot be read. */
export function RegionChips() {
  const { data, error } = useRegions();
  if (data?.length === 0 || error) return null;
  return (
    <ExploreSection id="regions" heading={STRINGS.regions}>
      {data ? (
        <ul className={styles.chips}>
          {data.map(({ slug, name, count }) => (
            <Chip key={slug} to={getCollectionPath('regions', slug)} name={name} count={count} />
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
                <Chip key={code} to={getCollectionPath('countries', code)} name={name} count={count} />
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

function Chip({ to, name, count }: { to: string; name: string; count: number }) {
  return (
    <li>
      <Link to={to} className={styles.chip}>
        {name}{' '}
        <span className={styles.count}>
          {STRINGS.count(count)}
          <VisuallyHidden>{STRINGS.guides(count)}</VisuallyHidden>
        </span>
      </Link>
    </li>
  );
}

interface ExploreSectionProps {
  id: string;
  heading: string;
  error?: unknown;
  onRetry?: () => void;
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
