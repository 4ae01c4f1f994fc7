import type { Discovery } from '@placelore/contracts/discoveries.js';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../lib/http-error.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { DiscoveryGrid, DiscoveryGridSkeleton } from './DiscoveryGrid.js';
import styles from './MyDiscoveries.module.css';
import type { MyDiscoveries } from './my-discoveries.js';
import { TEXTS } from './texts.js';

/** A map beside the cards; those it has are chosen on it and by the cards, in step. */
export interface DiscoveryMap {
  /** Whether a discovery is on it. */
  has: (discovery: Discovery) => boolean;
  selected: number | null;
  onSelect: (id: number) => void;
  /** Shown while the list is on its way, and then when at least one of it is on the map. */
  view: ReactNode;
}

interface DiscoveryListProps {
  mine: MyDiscoveries;
  card: (discovery: Discovery) => ReactNode;
  /** The rank of headings in it. */
  heading: 'h2' | 'h3';
  /** Stands below the words where there are none. */
  invitation: ReactNode;
  map: DiscoveryMap | undefined;
}

/** One's discoveries as cards, with a map where one is wanted; or why there are none to see. */
export function DiscoveryList({ mine: { list, error, retry }, card, heading, invitation, map }: DiscoveryListProps) {
  if (list === undefined && error) {
    return (
      <Notice title={TEXTS.failed} heading={heading}>
        <p>{sentenceOf(error, TEXTS.failedFallback)}</p>
        <Button look="secondary" onClick={retry}>
          {TEXTS.retry}
        </Button>
      </Notice>
    );
  }
  if (list?.length === 0) {
    return (
      <Notice title={TEXTS.none} heading={heading}>
        <p>{TEXTS.noneHint}</p>
        {invitation}
      </Notice>
    );
  }
  const cards = list ? (
    <DiscoveryGrid>
      {list.map((discovery) => (
        <li key={discovery.id} data-discovery={discovery.id}>
          {card(discovery)}
        </li>
      ))}
    </DiscoveryGrid>
  ) : (
    <DiscoveryGridSkeleton cards={3} />
  );
  if (!map || (list && !list.some(map.has))) return cards;
  return (
    <div className={styles.withMap}>
      <div className={styles.map}>{map.view}</div>
      {cards}
    </div>
  );
}
