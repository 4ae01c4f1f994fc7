import type { Discovery } from '@placelore/contracts/discoveries.js';
import { Camera } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { MyDiscoveries } from '../../features/discoveries/MyDiscoveries.js';
import { useMyDiscoveries } from '../../features/discoveries/my-discoveries.js';
import { mapOnDemand } from '../../features/maps/map-on-demand.js';
import { Button } from '../../ui/Button.js';
import { Hidden } from '../../ui/Hidden.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TEXTS } from './home-texts.js';
import styles from './SavedView.module.css';

const PlacesMap = mapOnDemand(() => import('../../features/maps/PlacesMap.js'), <Skeleton className={styles.map} />);

const isOnMap = ({ latitude, longitude }: Discovery): boolean => latitude !== null && longitude !== null;

interface SavedViewProps {
  note: ReactNode;
  onDeleted: (id: number) => void;
}

/** One's discoveries, on a map and as cards. Choosing one here marks it there. */
export default function SavedView({ note, onDeleted }: SavedViewProps) {
  const { list } = useMyDiscoveries();
  const [selected, setSelected] = useState<number | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const chosen = list?.find(({ id }) => id === selected);

  const places = useMemo(
    () =>
      list?.filter(isOnMap).map(({ id, title, latitude, longitude }) => ({
        id,
        name: title,
        coordinates: { lat: Number(latitude), lng: Number(longitude) },
      })),
    [list],
  );
  const chooseOnMap = useCallback((id: number) => {
    setSelected(id);
    reveal(view.current?.querySelector(`[data-discovery="${id}"]`));
  }, []);

  return (
    <div ref={view} className={styles.saved}>
      <MyDiscoveries
        heading="h1"
        note={note}
        onDeleted={onDeleted}
        invitation={
          <Button asChild className={styles.photo}>
            <Link to="/app">
              <Camera aria-hidden="true" />
              {TEXTS.takePhoto}
            </Link>
          </Button>
        }
        map={{
          has: isOnMap,
          selected,
          onSelect: (id) => {
            setSelected(id);
            reveal(map.current);
          },
          view: (
            <div ref={map} className={styles.map}>
              {places ? (
                <PlacesMap places={places} selected={selected} onSelect={chooseOnMap} />
              ) : (
                <Skeleton className={styles.map} />
              )}
            </div>
          ),
        }}
      />
      <Hidden role="status">{chosen && TEXTS.marked(chosen.title)}</Hidden>
    </div>
  );
}

/** Scrolls as little as it takes to see an element. */
function reveal(element: Element | null | undefined): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
}
