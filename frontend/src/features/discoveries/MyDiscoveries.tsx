import type { Discovery } from '@placelore/contracts/discoveries.js';
import { Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/http-error.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { showToast } from '../../ui/toasts.js';
import { deleteDiscovery } from './api.js';
import { DiscoveryCard } from './DiscoveryCard.js';
import { DiscoveryGrid, DiscoveryGridSkeleton } from './DiscoveryGrid.js';
import styles from './MyDiscoveries.module.css';
import { useMyDiscoveries } from './my-discoveries.js';

const DiscoveryDialog = lazy(() => import('./DiscoveryDialog.js'));
const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/ConfirmDialog.js')).ConfirmDialog }));

interface MyDiscoveriesProps {
  /** Stands beside the heading. */
  note?: ReactNode;
  /** Called when a discovery is gone. */
  onDeleted: (id: number) => void;
}

export function MyDiscoveries({ note, onDeleted }: MyDiscoveriesProps) {
  const mine = useMyDiscoveries();
  const [opened, setOpened] = useState<Discovery | null>(null);
  const [doomed, setDoomed] = useState<Discovery | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  return (
    <section className={styles.section} aria-labelledby="your-discoveries">
      <header className={styles.header}>
        <h2 id="your-discoveries" ref={heading} tabIndex={-1}>
          Your discoveries
        </h2>
        {note}
      </header>
      {mine.stale && <p className={styles.stale}>This is the copy kept on this device. The list could not be read.</p>}
      <Content
        mine={mine}
        card={(discovery) => (
          <DiscoveryCard
            discovery={discovery}
            onOpen={(button) => {
              opener.current = button;
              setOpened(discovery);
            }}
            actions={
              <Tooltip text="Delete">
                <Button
                  look="secondary"
                  size="small"
                  round
                  aria-label={`Delete ${discovery.title}`}
                  onClick={(event) => {
                    if (isOffline()) return;
                    opener.current = event.currentTarget;
                    setDoomed(discovery);
                  }}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </Tooltip>
            }
          />
        )}
      />
      <Suspense>
        {opened && <DiscoveryDialog discovery={opened} onClose={() => setOpened(null)} returnFocus={opener} />}
        {doomed && (
          <ConfirmDialog
            title="Delete this discovery?"
            description={`“${doomed.title}” and its photo are deleted for good.`}
            cancel="Cancel"
            confirm="Delete"
            look="danger"
            onCancel={() => setDoomed(null)}
            onConfirm={() => {
              setDoomed(null);
              void remove(doomed, () => {
                onDeleted(doomed.id);
                heading.current?.focus();
              });
            }}
            returnFocus={opener}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Says so when nothing can be deleted for want of a network. */
function isOffline(): boolean {
  if (navigator.onLine) return false;
  showToast({
    title: 'Offline Mode',
    description: "You're offline. Cannot delete discoveries right now.",
    destructive: true,
  });
  return true;
}

async function remove(discovery: Discovery, done: () => void): Promise<void> {
  if (isOffline()) return;
  try {
    await deleteDiscovery(discovery.id);
    showToast({ title: 'Discovery deleted' });
    done();
  } catch {
    showToast({
      title: 'Delete failed',
      description: 'Failed to delete discovery. Please try again.',
      destructive: true,
    });
  }
}

interface ContentProps {
  mine: ReturnType<typeof useMyDiscoveries>;
  card: (discovery: Discovery) => ReactNode;
}

function Content({ mine, card }: ContentProps) {
  if (mine.list === undefined && mine.error) {
    return (
      <Notice title="Your discoveries could not be read">
        <p>{sentenceOf(mine.error, 'The connection may be down.')}</p>
        <Button look="secondary" onClick={mine.retry}>
          Try Again
        </Button>
      </Notice>
    );
  }
  if (mine.list === undefined) return <DiscoveryGridSkeleton cards={3} />;
  if (mine.list.length === 0) {
    return (
      <Notice title="Uncharted, so far">
        <p>Take a photo or upload an image, and your first discovery appears here.</p>
      </Notice>
    );
  }
  return (
    <DiscoveryGrid>
      {mine.list.map((discovery) => (
        <li key={discovery.id}>{card(discovery)}</li>
      ))}
    </DiscoveryGrid>
  );
}
