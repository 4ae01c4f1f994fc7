import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { MapPin, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { Tooltip } from '../../../ui/overlay/Tooltip.js';
import { DiscoveryCard } from '../DiscoveryCard.js';
import { DiscoveryGrid } from '../DiscoveryGrid.js';
import { STRINGS } from '../strings.js';
import { DeleteDiscoveryDialog } from './DeleteDiscoveryDialog.js';
import { DiscoveryList, type DiscoveryMap } from './DiscoveryList.js';
import { notifyIfOffline } from './delete-with-toast.js';
import styles from './MyDiscoveries.module.css';
import { SharingToggle } from './SharingToggle.js';
import { isFromPhoto, useMyDiscoveries } from './useMyDiscoveries.js';

const DiscoveryDialog = lazy(() => import('./DiscoveryDialog.js'));

interface MyDiscoveriesProps {
  /** Level of the heading. */
  heading?: 'h1' | 'h2';
  /** Number of discoveries shown at first. */
  firstCount?: number;
  /** Content next to the heading. */
  note?: ReactNode;
  /** Content of an empty list. */
  invitation?: ReactNode;
  map?: DiscoveryMap;
  /** Renders additional buttons for a discovery. */
  renderActions?: ((discovery: Discovery) => ReactNode) | undefined;
  /** Called when a discovery is deleted. */
  onDeleted: (id: number) => void;
}

export function MyDiscoveries({
  heading: Heading = 'h2',
  firstCount,
  note,
  invitation,
  map,
  renderActions,
  onDeleted,
}: MyDiscoveriesProps) {
  const cardHeading = Heading === 'h1' ? 'h2' : 'h3';
  const discoveries = useMyDiscoveries();
  const [openDiscovery, setOpenDiscovery] = useState<Discovery | null>(null);
  const [discoveryToDelete, setDiscoveryToDelete] = useState<Discovery | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const renderCard = (discovery: Discovery) => (
    <DiscoveryCard
      discovery={discovery}
      heading={cardHeading}
      isSelected={map?.selectedId === discovery.id}
      onOpen={(button) => {
        opener.current = button;
        setOpenDiscovery(discovery);
      }}
      actions={
        <>
          {discovery.analysisId !== null && <SharingToggle discovery={discovery} />}
          {renderActions?.(discovery)}
          {isFromPhoto(discovery) && map?.isOnMap(discovery) && (
            <Tooltip text={STRINGS.showOnMap}>
              <Button
                variant="secondary"
                size="small"
                isRound
                aria-label={STRINGS.showOneOnMap(discovery.title)}
                aria-pressed={map.selectedId === discovery.id}
                onClick={() => map.onSelect(discovery.id)}
              >
                <MapPin aria-hidden="true" />
              </Button>
            </Tooltip>
          )}
          <Tooltip text={STRINGS.delete}>
            <Button
              variant="secondary"
              size="small"
              isRound
              aria-label={STRINGS.deleteOne(discovery.title)}
              onClick={(event) => {
                if (notifyIfOffline()) return;
                opener.current = event.currentTarget;
                setDiscoveryToDelete(discovery);
              }}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </Tooltip>
        </>
      }
    />
  );

  return (
    <section className={styles.section} aria-labelledby="your-discoveries">
      <header className={styles.header}>
        <Heading id="your-discoveries" ref={heading} tabIndex={-1}>
          {STRINGS.heading}
        </Heading>
        {note}
      </header>
      {discoveries.isStale && <p className={styles.stale}>{STRINGS.staleCopy}</p>}
      <DiscoveryList
        discoveries={discoveries}
        firstCount={firstCount}
        heading={cardHeading}
        invitation={invitation}
        map={map}
        renderCard={renderCard}
      />
      {Heading === 'h1' && <SearchedGuides guides={discoveries.searchedGuides} renderCard={renderCard} />}
      <Suspense>
        {openDiscovery && (
          <DiscoveryDialog discovery={openDiscovery} onClose={() => setOpenDiscovery(null)} returnFocus={opener} />
        )}
      </Suspense>
      {discoveryToDelete && (
        <DeleteDiscoveryDialog
          discovery={discoveryToDelete}
          onClose={() => setDiscoveryToDelete(null)}
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

/** Guides that the user only asked for, which can be deleted here. */
function SearchedGuides({
  guides,
  renderCard,
}: {
  guides: readonly Discovery[];
  renderCard: (discovery: Discovery) => ReactNode;
}) {
  if (guides.length === 0) return null;
  return (
    <details className={styles.searched}>
      <summary>{STRINGS.searchedGuides(guides.length)}</summary>
      <DiscoveryGrid>
        {guides.map((guide) => (
          <li key={guide.id}>{renderCard(guide)}</li>
        ))}
      </DiscoveryGrid>
    </details>
  );
}
