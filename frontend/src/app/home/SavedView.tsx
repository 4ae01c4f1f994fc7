import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import type { NewTripStop } from '@placelore/contracts/content/trips/trips.js';
import { Camera } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OpenAnalyses } from '../../features/analysis/result/OpenAnalyses.js';
import { MyDiscoveries } from '../../features/discoveries/my-discoveries/MyDiscoveries.js';
import { useMyDiscoveries } from '../../features/discoveries/my-discoveries/useMyDiscoveries.js';
import { lazyMap } from '../../features/maps/lazy-map.js';
import { useSession } from '../../features/session/api.js';
import AddToTrip from '../../features/trips/add/AddToTrip.js';
import { TripList } from '../../features/trips/list/TripList.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { Button } from '../../ui/form/Button.js';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.js';
import { Link } from '../../ui/navigation/Link.js';
import { STRINGS } from './home-strings.js';
import { KeptGuides, useKeptItems } from './KeptGuides.js';
import styles from './SavedView.module.css';

const FirstGuides = lazy(() => import('./FirstGuides.js'));
const PlacesMap = lazyMap(() => import('../../features/maps/PlacesMap.js'), <Skeleton className={styles.map} />);

const isOnMap = ({ latitude, longitude }: Discovery): boolean => latitude !== null && longitude !== null;

/** Returns the stop for a discovery: its published article if it has one, which strangers may see, too. */
const toStop = ({ id, articleId }: Discovery): NewTripStop =>
  articleId === null ? { kind: 'discovery', subjectId: String(id) } : { kind: 'article', subjectId: String(articleId) };

interface SavedViewProps {
  note: ReactNode;
  onDeleted: (id: number) => void;
}

/** Shows the user's discoveries on a map and as cards. Selecting one in either marks it in the other. */
export default function SavedView({ note, onDeleted }: SavedViewProps) {
  const { list } = useMyDiscoveries();
  const { user, isLoading } = useSession();
  const isGuest = !user && !isLoading;
  const { items: kept } = useKeptItems();
  const hasNothing = isGuest && list?.length === 0 && kept?.length === 0;
  const [selected, setSelected] = useState<number | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const selectedDiscovery = list?.find(({ id }) => id === selected);

  const places = useMemo(
    () =>
      list?.filter(isOnMap).map(({ id, title, latitude, longitude }) => ({
        id,
        name: title,
        coordinates: { lat: Number(latitude), lng: Number(longitude) },
      })),
    [list],
  );
  const selectOnMap = useCallback((id: number) => {
    // A card beyond the first ones appears when it is selected.
    flushSync(() => setSelected(id));
    scrollIntoView(view.current?.querySelector(`[data-discovery="${id}"]`));
  }, []);

  return (
    <div ref={view} className={styles.saved}>
      <OpenAnalyses />
      <div className={styles.discoveries}>
        <MyDiscoveries
          heading="h1"
          note={note}
          onDeleted={onDeleted}
          invitation={
            <div className={styles.invitation}>
              <Button asChild>
                <Link to="/app">
                  <Camera aria-hidden="true" />
                  {STRINGS.takePhoto}
                </Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to="/explore">{STRINGS.explore}</Link>
              </Button>
            </div>
          }
          renderActions={(discovery) => (
            <AddToTrip stop={toStop(discovery)} name={discovery.title} isGuest={isGuest} isCompact />
          )}
          map={{
            isOnMap: isOnMap,
            selectedId: selected,
            onSelect: (id) => {
              setSelected(id);
              scrollIntoView(map.current);
            },
            view: (
              <div ref={map} className={styles.map}>
                {places ? (
                  <PlacesMap places={places} selectedId={selected} onSelect={selectOnMap} />
                ) : (
                  <Skeleton className={styles.map} />
                )}
              </div>
            ),
          }}
        />
      </div>
      {hasNothing && (
        <div>
          <Suspense>
            <FirstGuides />
          </Suspense>
        </div>
      )}
      <TripList isGuest={isGuest} isSignedIn={user !== null} />
      <KeptGuides />
      <VisuallyHidden role="status">{selectedDiscovery && STRINGS.marked(selectedDiscovery.title)}</VisuallyHidden>
    </div>
  );
}

/** Scrolls an element into view by the shortest distance. */
function scrollIntoView(element: Element | null | undefined): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}
