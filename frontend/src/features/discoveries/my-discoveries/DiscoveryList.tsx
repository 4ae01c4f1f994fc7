import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import type { ReactNode } from 'react';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import { DiscoveryGrid, DiscoveryGridSkeleton } from '../DiscoveryGrid.js';
import { STRINGS } from '../strings.js';
import styles from './MyDiscoveries.module.css';
import type { MyDiscoveries } from './useMyDiscoveries.js';

/** A map beside the cards; those it has are chosen on it and by the cards, in step. */
export interface DiscoveryMap {
  /** Whether a discovery is on it. */
  isOnMap: (discovery: Discovery) => boolean;
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** Shown while the list is on its way, and then when at least one of it is on the map. */
  view: ReactNode;
}

interface DiscoveryListProps {
  discoveries: MyDiscoveries;
  renderCard: (discovery: Discovery) => ReactNode;
  /** The rank of headings in it. */
  heading: 'h2' | 'h3';
  /** Stands below the words where there are none. */
  invitation: ReactNode;
  map: DiscoveryMap | undefined;
}

/** One's discoveries as cards, with a map where one is wanted; or why there are none to see. */
export function DiscoveryList({
  discoveries: { list, error, retry },
  renderCard,
  heading,
  invitation,
  map,
}: DiscoveryListProps) {
  if (list === undefined && error) {
    return (
      <Alert title={STRINGS.failed} heading={heading}>
        <p>{getUserMessage(error, STRINGS.failedFallback)}</p>
        <Button variant="secondary" onClick={retry}>
          {STRINGS.retry}
        </Button>
      </Alert>
    );
  }
  if (list?.length === 0) {
    return (
      <Alert title={STRINGS.none} heading={heading}>
        <p>{STRINGS.noneHint}</p>
        {invitation}
      </Alert>
    );
  }
  const cards = list ? (
    <DiscoveryGrid>
      {list.map((discovery) => (
        <li key={discovery.id} data-discovery={discovery.id}>
          {renderCard(discovery)}
        </li>
      ))}
    </DiscoveryGrid>
  ) : (
    <DiscoveryGridSkeleton cards={3} />
  );
  if (!map || (list && !list.some(map.isOnMap))) return cards;
  return (
    <div className={styles.withMap}>
      <div className={styles.map}>{map.view}</div>
      {cards}
    </div>
  );
}
