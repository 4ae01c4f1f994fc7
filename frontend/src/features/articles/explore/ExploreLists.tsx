import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import type { RegionCount } from '@placelore/contracts/content/articles/explore.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { Link } from '../../../ui/navigation/Link.js';
import { groupByContinent, useCountries, useRegions } from './api.js';
import styles from './ExploreLists.module.css';
import { ExploreSection } from './ExploreSection.js';
import { STRINGS } from './strings.js';

/** Number of regions that are shown before the reader asks for more. */
const FIRST_REGIONS = 30;

/** Well-known regions with the number of their guides; renders nothing if they cannot be read. */
export function RegionChips() {
  const { data, error } = useRegions();
  if (data?.length === 0 || error) return null;
  return (
    <ExploreSection id="regions" heading={STRINGS.regions}>
      {data ? (
        <>
          <RegionList regions={data.slice(0, FIRST_REGIONS)} />
          {data.length > FIRST_REGIONS && (
            <details className={styles.continent}>
              <summary>{STRINGS.moreRegions}</summary>
              <RegionList regions={data.slice(FIRST_REGIONS)} />
            </details>
          )}
        </>
      ) : (
        <Skeleton className={styles.chipsSkeleton} />
      )}
    </ExploreSection>
  );
}

const RegionList = ({ regions }: { regions: readonly RegionCount[] }) => (
  <ul className={styles.chips}>
    {regions.map(({ slug, name, count }) => (
      <Chip key={slug} to={getCollectionPath('regions', slug)} name={name} count={count} />
    ))}
  </ul>
);

/** Countries with the number of their guides, grouped by continent. */
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
