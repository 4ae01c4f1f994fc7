import type { Discovery } from '@placelore/contracts/discoveries.js';
import { MapPin, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { DeletionQuestion } from './DeletionQuestion.js';
import { DiscoveryCard } from './DiscoveryCard.js';
import { DiscoveryList, type DiscoveryMap } from './DiscoveryList.js';
import { isOffline } from './deletion.js';
import styles from './MyDiscoveries.module.css';
import { useMyDiscoveries } from './my-discoveries.js';
import { TEXTS } from './texts.js';

const DiscoveryDialog = lazy(() => import('./DiscoveryDialog.js'));

interface MyDiscoveriesProps {
  /** The rank of the heading. */
  heading?: 'h1' | 'h2';
  /** Stands beside the heading. */
  note?: ReactNode;
  /** Stands where there are no discoveries. */
  invitation?: ReactNode;
  map?: DiscoveryMap;
  /** Called when a discovery is gone. */
  onDeleted: (id: number) => void;
}

export function MyDiscoveries({ heading: Heading = 'h2', note, invitation, map, onDeleted }: MyDiscoveriesProps) {
  const below = Heading === 'h1' ? 'h2' : 'h3';
  const mine = useMyDiscoveries();
  const [opened, setOpened] = useState<Discovery | null>(null);
  const [doomed, setDoomed] = useState<Discovery | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  return (
    <section className={styles.section} aria-labelledby="your-discoveries">
      <header className={styles.header}>
        <Heading id="your-discoveries" ref={heading} tabIndex={-1}>
          {TEXTS.heading}
        </Heading>
        {note}
      </header>
      {mine.stale && <p className={styles.stale}>{TEXTS.kept}</p>}
      <DiscoveryList
        mine={mine}
        heading={below}
        invitation={invitation}
        map={map}
        card={(discovery) => (
          <DiscoveryCard
            discovery={discovery}
            heading={below}
            isSelected={map?.selected === discovery.id}
            onOpen={(button) => {
              opener.current = button;
              setOpened(discovery);
            }}
            actions={
              <>
                {map?.has(discovery) && (
                  <Tooltip text={TEXTS.showOnMap}>
                    <Button
                      look="secondary"
                      size="small"
                      round
                      aria-label={TEXTS.showOneOnMap(discovery.title)}
                      aria-pressed={map.selected === discovery.id}
                      onClick={() => map.onSelect(discovery.id)}
                    >
                      <MapPin aria-hidden="true" />
                    </Button>
                  </Tooltip>
                )}
                <Tooltip text={TEXTS.delete}>
                  <Button
                    look="secondary"
                    size="small"
                    round
                    aria-label={TEXTS.deleteOne(discovery.title)}
                    onClick={(event) => {
                      if (isOffline()) return;
                      opener.current = event.currentTarget;
                      setDoomed(discovery);
                    }}
                  >
                    <Trash2 aria-hidden="true" />
                  </Button>
                </Tooltip>
              </>
            }
          />
        )}
      />
      <Suspense>
        {opened && <DiscoveryDialog discovery={opened} onClose={() => setOpened(null)} returnFocus={opener} />}
      </Suspense>
      {doomed && (
        <DeletionQuestion
          discovery={doomed}
          onAnswer={() => setDoomed(null)}
          onDeleted={(id) => {
            onDeleted(id);
            heading.current?.focus();
          }}
          returnFocus={opener}
        />
      )}
    </section>
  );
}
