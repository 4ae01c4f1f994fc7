import type { LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { LocateFixed, Route, Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { PublicShell } from '../../../app/layout/PublicShell.js';
import { STRINGS } from '../../../app/places/map-strings.js';
import { toGuidePins } from '../../../app/places/to-guide-pins.js';
import { useFollowMap } from '../../../app/places/useFollowMap.js';
import { useGuideSelection } from '../../../app/places/useGuideSelection.js';
import { useMapSearch } from '../../../app/places/useMapSearch.js';
import { useMapTarget } from '../../../app/places/useMapTarget.js';
import { AreaStatus } from '../../../features/articles/map-list/AreaStatus.js';
import { MapWithList } from '../../../features/articles/map-list/MapWithList.js';
import { useGuidesInArea } from '../../../features/articles/map-list/map-api.js';
import { useNearestGuide } from '../../../features/articles/map-list/nearest-guide.js';
import { lazyMap } from '../../../features/maps/lazy-map.js';
import { useDevicePosition } from '../../../features/maps/useDevicePosition.js';
import { BRAND } from '../../../lib/brand.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { OpenInMaps } from '../../../ui/navigation/OpenInMaps.js';
import styles from './MapPage.module.css';

const ExploreMap = lazyMap(
  () => import('../../../features/maps/ExploreMap.js'),
  <Skeleton className={styles.skeleton} />,
);

/** Zoom around the nearest guide, which shows its town. */
const NEAREST_ZOOM = 12;
const NO_GUIDES: readonly LocatedCard[] = [];

/** Map of all guides. Its list gives the same information to eyes, keyboards and screen readers. */
export default function MapPage() {
  const frame = useRef<HTMLDivElement>(null);
  const { start, shown, area, isMoved, search, onMove } = useMapSearch(frame);
  const { data, error, isLoading, mutate } = useGuidesInArea(area);
  const guides = data?.articles ?? NO_GUIDES;
  const nearest = useNearestGuide(data?.articles.length === 0 && !isLoading ? area : null);
  const pins = useMemo(() => toGuidePins(guides), [guides]);
  const { selectedId, onSelect, view, setView } = useGuideSelection(pins, shown.zoom, frame);
  const { position, state, locate } = useDevicePosition();
  const [walkId, setWalkId] = useState<number | null>(null);
  const destination = pins.find(({ id }) => id === walkId && id === selectedId)?.coordinates ?? null;

  useMapTarget(position, destination, setView, search);
  // A selected guide stays in the list until its reader is done with it.
  const waitsForReader = isMoved && selectedId !== null;
  useFollowMap(isMoved && !waitsForReader ? shown : null, search);

  return (
    <PublicShell className={styles.page}>
      <title>{`${STRINGS.title} | ${BRAND}`}</title>
      <VisuallyHidden>
        <h1>{STRINGS.title}</h1>
      </VisuallyHidden>
      <MapWithList
        className={styles.layout}
        guides={guides}
        selectedId={selectedId}
        onSelect={onSelect}
        status={
          <AreaStatus
            count={data?.articles.length}
            hasMore={data?.hasMore ?? false}
            hasFailed={error !== undefined}
            onRetry={() => void mutate()}
            nearest={nearest}
            onShowNearest={({ guide: { latitude, longitude } }) => {
              const there = { center: { lat: latitude, lng: longitude }, zoom: NEAREST_ZOOM };
              setView(there);
              search(there);
            }}
          />
        }
        actions={(guide) => (
          <GuideActions
            guide={guide}
            onWalk={() => {
              setWalkId(guide.id);
              if (position === null) locate();
            }}
          />
        )}
        map={
          <div ref={frame} className={styles.frame}>
            <ExploreMap
              start={start}
              view={view}
              places={pins}
              selectedId={selectedId}
              onSelect={onSelect}
              onMove={onMove}
              user={position}
              destination={destination}
            />
          </div>
        }
        controls={
          <>
            {waitsForReader && (
              <Button className={styles.control} onClick={() => search(shown)}>
                <Search aria-hidden="true" />
                {STRINGS.searchArea}
              </Button>
            )}
            <Button
              variant="secondary"
              isRound
              className={styles.control}
              aria-label={STRINGS.locate}
              title={STRINGS.locate}
              onClick={() => {
                setWalkId(null);
                locate();
              }}
            >
              <LocateFixed aria-hidden="true" />
            </Button>
            {state !== 'idle' && (
              <p role={state === 'denied' ? 'alert' : 'status'} className={styles.note}>
                {STRINGS[state]}
              </p>
            )}
          </>
        }
      />
    </PublicShell>
  );
}

function GuideActions({ guide, onWalk }: { guide: LocatedCard; onWalk: () => void }) {
  const { title, latitude, longitude } = guide;
  if (latitude === null || longitude === null) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={onWalk}>
        <Route aria-hidden="true" />
        {STRINGS.directions}
      </Button>
      <OpenInMaps name={title} coordinates={{ lat: latitude, lng: longitude }} />
    </>
  );
}
