import type { LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { List, Map as MapIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { classNames } from '../../../ui/styles/class-names.js';
import { GuideRow } from './GuideRow.js';
import styles from './MapWithList.module.css';
import { STRINGS } from './strings.js';

interface MapWithListProps {
  guides: readonly LocatedCard[];
  selectedId: number | null;
  /** Called with null when the selection ends. Must be a stable function. */
  onSelect: (id: number | null) => void;
  /** The number of guides, or why there are none. */
  status: ReactNode;
  /** Buttons and links for the selected guide. */
  actions: (guide: LocatedCard) => ReactNode;
  map: ReactNode;
  /** Controls on top of the map. */
  controls?: ReactNode;
  className?: string | undefined;
}

/**
 * Map with a list of its guides: next to it on large screens, as a sheet over its lower part on small ones. The list
 * has everything that the pins have, so using the page does not depend on the map.
 */
export function MapWithList(props: MapWithListProps) {
  const { guides, selectedId, onSelect, status, actions, map, controls, className } = props;
  const [isListOpen, setIsListOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const mapFrame = useRef<HTMLDivElement>(null);
  const hasSelection = guides.some(({ id }) => id === selectedId);

  const close = () => {
    // The focused button is about to disappear.
    toggle.current?.focus();
    onSelect(null);
  };

  useEffect(() => {
    if (selectedId === null) return;
    // On small screens, the closed sheet shows only the selected guide.
    setIsListOpen(false);
    panel.current?.querySelector(`[data-guide="${selectedId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  return (
    <div className={classNames(styles.layout, className)}>
      <section ref={panel} className={styles.panel} aria-label={STRINGS.guides} data-open={isListOpen || undefined}>
        {guides.length > 0 && (
          <button type="button" className={styles.skip} onClick={() => mapFrame.current?.focus()}>
            {STRINGS.skipList}
          </button>
        )}
        <div className={styles.bar}>
          <div role="status" className={styles.status}>
            {status}
          </div>
          {guides.length > 0 && (
            <Button
              ref={toggle}
              variant="secondary"
              className={styles.toggle}
              onClick={() => setIsListOpen(!isListOpen)}
            >
              {isListOpen ? <MapIcon aria-hidden="true" /> : <List aria-hidden="true" />}
              {isListOpen ? STRINGS.hideList : STRINGS.showList}
            </Button>
          )}
          {hasSelection && (
            <Button variant="quiet" isRound className={styles.close} aria-label={STRINGS.close} onClick={close}>
              <X aria-hidden="true" />
            </Button>
          )}
        </div>
        <ul className={styles.list}>
          {guides.map((guide) => (
            <GuideRow
              key={guide.id}
              guide={guide}
              isSelected={guide.id === selectedId}
              onSelect={onSelect}
              actions={guide.id === selectedId ? actions(guide) : null}
            />
          ))}
        </ul>
      </section>
      <section ref={mapFrame} className={styles.map} aria-label={STRINGS.map} tabIndex={-1}>
        {map}
        {controls && <div className={styles.controls}>{controls}</div>}
      </section>
    </div>
  );
}
