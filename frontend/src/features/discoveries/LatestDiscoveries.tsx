import type { ReactNode } from 'react';
import { getUserMessage } from '../../lib/api/http-error.js';
import { Alert } from '../../ui/feedback/Alert.js';
import { Button } from '../../ui/form/Button.js';
import { useLatestDiscoveries } from './api.js';
import { DiscoveryCard } from './DiscoveryCard.js';
import { DiscoveryGrid, DiscoveryGridSkeleton } from './DiscoveryGrid.js';
import { STRINGS } from './latest-strings.js';
import styles from './my-discoveries/MyDiscoveries.module.css';

/** Number of discoveries that fill a line of a wide screen. */
const FULL_LINE = 4;

interface LatestDiscoveriesProps {
  /** Shown below a short list, or instead of an empty one. */
  whenFew: ReactNode;
}

/** The latest public discoveries. */
export default function LatestDiscoveries({ whenFew }: LatestDiscoveriesProps) {
  const { data, error, mutate } = useLatestDiscoveries();
  // A section that begins with an empty list looks abandoned.
  if (data?.items.length === 0) return <div className={styles.section}>{whenFew}</div>;
  return (
    <section className={styles.section} aria-labelledby="latest-discoveries">
      <header className={styles.header}>
        <h2 id="latest-discoveries">{STRINGS.heading}</h2>
      </header>
      {data ? (
        <>
          <DiscoveryGrid>
            {data.items.map((discovery) => (
              <li key={discovery.id}>
                <DiscoveryCard discovery={discovery} hasAuthor />
              </li>
            ))}
          </DiscoveryGrid>
          {data.items.length < FULL_LINE && whenFew}
        </>
      ) : error ? (
        <Alert title={STRINGS.failed}>
          <p>{getUserMessage(error, STRINGS.failedFallback)}</p>
          <Button variant="secondary" onClick={() => void mutate()}>
            {STRINGS.retry}
          </Button>
        </Alert>
      ) : (
        <DiscoveryGridSkeleton cards={3} />
      )}
    </section>
  );
}
