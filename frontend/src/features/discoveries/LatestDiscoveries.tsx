import { getUserMessage } from '../../lib/api/http-error.js';
import { useFormatters } from '../../lib/format/formatters.js';
import { Alert } from '../../ui/feedback/Alert.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import { useLatestDiscoveries } from './api.js';
import { DiscoveryCard } from './DiscoveryCard.js';
import { DiscoveryGrid, DiscoveryGridSkeleton } from './DiscoveryGrid.js';
import { STRINGS } from './latest-strings.js';
import styles from './my-discoveries/MyDiscoveries.module.css';

/** Number of public discoveries; nothing while it is unknown or zero. */
export function DiscoveryCount() {
  const { data } = useLatestDiscoveries();
  const formatters = useFormatters();
  if (!data?.total) return null;
  return (
    <>
      <strong>{formatters.formatCount(data.total)}</strong> {STRINGS.unit(data.total)}
    </>
  );
}

export function LatestDiscoveries() {
  const { data, error, mutate } = useLatestDiscoveries();
  return (
    <section className={styles.section} aria-labelledby="latest-discoveries">
      <header className={styles.header}>
        <h2 id="latest-discoveries">{STRINGS.heading}</h2>
      </header>
      {data ? (
        data.items.length > 0 ? (
          <DiscoveryGrid>
            {data.items.map((discovery) => (
              <li key={discovery.id}>
                <DiscoveryCard discovery={discovery} hasAuthor />
              </li>
            ))}
          </DiscoveryGrid>
        ) : (
          <Alert title={STRINGS.none}>
            <p>{STRINGS.noneHint}</p>
            <Button asChild variant="secondary">
              <Link to="/articles">{STRINGS.library}</Link>
            </Button>
          </Alert>
        )
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
