import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import type { ReactNode } from 'react';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import { FirstItems } from '../../../ui/layout/FirstItems.js';
import { DiscoveryGrid, DiscoveryGridSkeleton } from '../DiscoveryGrid.js';
import { STRINGS } from '../strings.js';
import styles from './MyDiscoveries.module.css';
import type { MyDiscoveries } from './useMyDiscoveries.js';

/** Number of discoveries shown at first in Saved, where trips and kept guides follow below them. */
const FIRST_COUNT = 6;

/** Map next to the cards; selecting a discovery on either selects it on both. */
export interface DiscoveryMap {
  /** Whether a discovery is on the map. */
  isOnMap: (discovery: Discovery) => boolean;
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** Map component. It is shown while the list loads, and afterward if at least one discovery is on the map. */
  view: ReactNode;
}

interface DiscoveryListProps {
  discoveries: MyDiscoveries;
  firstCount: number | undefined;
  renderCard: (discovery: Discovery) => ReactNode;
  /** Level of its headings. */
  heading: 'h2' | 'h3';
  /** Content below the message of an empty list. */
  invitation: ReactNode;
  map: DiscoveryMap | undefined;
}

/** Discoveries of the current user as cards, with an optional map, or why there are none. */
export function DiscoveryList({
  discoveries: { list, error, retry },
  firstCount = FIRST_COUNT,
  renderCard,
  heading: Heading,
  invitation,
  map,
}: DiscoveryListProps) {
  if (list === undefined && error) {
    return (
      <Alert title={STRINGS.failed} heading={Heading}>
        <p>{getUserMessage(error, STRINGS.failedFallback)}</p>
        <Button variant="secondary" onClick={retry}>
          {STRINGS.retry}
        </Button>
      </Alert>
    );
  }
  if (list?.length === 0) {
    return (
      <div className={styles.empty}>
        <div>
          <Heading>{STRINGS.none}</Heading>
          <p>{STRINGS.noneHint}</p>
        </div>
        {invitation}
      </div>
    );
  }
  const cards = list ? (
    <div className={styles.list}>
      <FirstItems
        items={list}
        limit={firstCount}
        label={STRINGS.showAll}
        needsAll={list.findIndex(({ id }) => id === map?.selectedId) >= firstCount}
        renderList={(discoveries, grid) => (
          <DiscoveryGrid ref={grid}>
            {discoveries.map((discovery) => (
              <li key={discovery.id} data-discovery={discovery.id}>
                {renderCard(discovery)}
              </li>
            ))}
          </DiscoveryGrid>
        )}
      />
    </div>
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
