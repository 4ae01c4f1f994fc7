import { Link } from 'react-router';
import { sentenceOf } from '../../lib/http-error.js';
import { useFormats } from '../../lib/use-formats.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { useLatestDiscoveries } from './api.js';
import { DiscoveryCard } from './DiscoveryCard.js';
import { DiscoveryGrid, DiscoveryGridSkeleton } from './DiscoveryGrid.js';
import { TEXTS } from './latest-texts.js';
import styles from './MyDiscoveries.module.css';

/** How many public discoveries there really are; nothing while that is unknown or none. */
export function DiscoveryCount() {
  const { data } = useLatestDiscoveries();
  const formats = useFormats();
  if (!data?.total) return null;
  return (
    <>
      <strong>{formats.count(data.total)}</strong> {TEXTS.soFar(data.total)}
    </>
  );
}

export function LatestDiscoveries() {
  const { data, error, mutate } = useLatestDiscoveries();
  return (
    <section className={styles.section} aria-labelledby="latest-discoveries">
      <header className={styles.header}>
        <h2 id="latest-discoveries">{TEXTS.heading}</h2>
      </header>
      {data ? (
        data.items.length > 0 ? (
          <DiscoveryGrid>
            {data.items.map((discovery) => (
              <li key={discovery.id}>
                <DiscoveryCard discovery={discovery} showAuthor />
              </li>
            ))}
          </DiscoveryGrid>
        ) : (
          <Notice title={TEXTS.none}>
            <p>{TEXTS.noneHint}</p>
            <Button asChild look="secondary">
              <Link to="/articles">{TEXTS.library}</Link>
            </Button>
          </Notice>
        )
      ) : error ? (
        <Notice title={TEXTS.failed}>
          <p>{sentenceOf(error, TEXTS.failedFallback)}</p>
          <Button look="secondary" onClick={() => void mutate()}>
            {TEXTS.retry}
          </Button>
        </Notice>
      ) : (
        <DiscoveryGridSkeleton cards={3} />
      )}
    </section>
  );
}
