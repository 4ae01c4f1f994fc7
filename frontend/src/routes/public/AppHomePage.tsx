import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { HomeArticles, HomeSearch } from '../../app/home/HomeArticles.js';
import { STRINGS } from '../../app/home/home-strings.js';
import { getHomeView } from '../../app/home/home-view.js';
import { LazyInstallCard } from '../../app/home/install/LazyInstallCard.js';
import { NearMe } from '../../app/home/NearMe.js';
import { PublicShell } from '../../app/layout/PublicShell.js';
import { signOutAndClearData } from '../../app/session/sign-out-and-clear.js';
import { TakePhotoHero } from '../../features/analysis/capture/TakePhotoHero.js';
import { deleteAnalysesOfDiscovery } from '../../features/analysis/result/cache/analysis-cache.js';
import { RESULT_SCREEN } from '../../features/analysis/result/lazy-result-screen.js';
import { MyDiscoveries } from '../../features/discoveries/my-discoveries/MyDiscoveries.js';
import { SaveToggle } from '../../features/discoveries/my-discoveries/SaveToggle.js';
import { getCachedDiscoveries, isFromPhoto } from '../../features/discoveries/my-discoveries/useMyDiscoveries.js';
import { StaticMapCard } from '../../features/maps/card/StaticMapCard.js';
import { lazyMap } from '../../features/maps/lazy-map.js';
import { useSession } from '../../features/session/api.js';
import { BRAND } from '../../lib/brand.js';
import { invalidate } from '../../lib/cache/server-state.js';
import { SIGN_UP_PATH } from '../../lib/urls.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { Link } from '../../ui/navigation/Link.js';
import styles from './AppHomePage.module.css';

const Offers = lazy(async () => ({
  default: (await import('../../features/recommendations/OfferLinks.js')).OfferLine,
}));
const AddToTrip = lazy(() => import('../../features/trips/add/AddToTrip.js'));
const PickMap = lazyMap(() => import('../../features/maps/PositionPickerMap.js'), <Skeleton />);
const SavedView = lazy(() => import('../../app/home/SavedView.js'));
const ProfileView = lazy(() => import('../../app/home/ProfileView.js'));

/** Preloads the screen of a result, so that hydration does not have to wait for it. */
export const preloadResult = RESULT_SCREEN.preload;

/** The same array each time, because the map is redrawn for another one. */
const NO_ATTRACTIONS: readonly [] = [];

/** Number of discoveries shown at first: one row of a wide screen. */
const HOME_COUNT = 4;

/** The app's home page, where visitors make and save discoveries. */
export default function AppHomePage() {
  const { user, isLoading } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const view = getHomeView(pathname, search);
  // Id of the result that is open.
  const { id } = useParams();
  const isGuest = !user && !isLoading;
  const hasRest = useHasRest();

  const note = isGuest && (
    <p>
      {STRINGS.storedInBrowser} <Link to={SIGN_UP_PATH}>{STRINGS.signUp}</Link> {STRINGS.toStorePermanently}
    </p>
  );
  return (
    <PublicShell className={styles.page}>
      <title>{`${STRINGS.titles[view]} | ${BRAND}`}</title>
      {view === 'home' && (
        <>
          <TakePhotoHero
            hasChart={hasRest}
            search={<HomeSearch />}
            isSignedIn={user !== null}
            onDiscovered={() => void invalidate('discoveries')}
            renderMap={(result, showsRoute) => <ResultMap result={result} showsRoute={showsRoute} />}
            renderPicker={(picked, onPick) => (
              <PickMap place={picked} attractions={NO_ATTRACTIONS} isStill onPick={onPick} />
            )}
            renderOffers={({ title, travelRecommendations: offers }) =>
              offers && <Offers recommendations={offers} container="dialog" sights={{ own: title }} />
            }
            renderSaveToggle={(result, close) => <SavedResult result={result} onClose={close} />}
          />
          {/* Stays mounted while a result takes its place, so that it is as it was when the visitor comes back. */}
          <div className={styles.sections} hidden={id !== undefined}>
            {hasRest ? (
              <HomeSections
                isMember={user !== null}
                discoveries={
                  <MyDiscoveries note={note} firstCount={HOME_COUNT} onDeleted={deleteAnalysesOfDiscovery} />
                }
              />
            ) : (
              <div className={styles.rest} />
            )}
          </div>
        </>
      )}
      <Suspense fallback={<div />}>
        {view === 'saved' && <SavedView note={note} onDeleted={deleteAnalysesOfDiscovery} />}
        {view === 'profile' && <ProfileView onSignOut={() => void signOutAndClearData()} />}
      </Suspense>
      {view === 'home' && id === undefined && <LazyInstallCard />}
    </PublicShell>
  );
}

interface HomeSectionsProps {
  isMember: boolean;
  discoveries: ReactNode;
}

/** What follows the start of a discovery: for those who come back, their own before the guides that everyone sees. */
function HomeSections({ isMember, discoveries }: HomeSectionsProps) {
  // Known at once from this device, so that nothing moves when the list has loaded.
  const [wasHere] = useState(() => Boolean(getCachedDiscoveries()?.some(isFromPhoto)));
  const areDiscoveriesFirst = isMember || wasHere;
  return (
    <>
      {areDiscoveriesFirst && discoveries}
      <NearMe />
      <HomeArticles />
      {!areDiscoveriesFirst && discoveries}
    </>
  );
}

/** Returns whether to render the sections below the hero. A server-rendered result is shown before them. */
function useHasRest(): boolean {
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  // Deferred, because an immediate update would force parts to render that are still waiting for hydration.
  return useDeferredValue(isBrowser);
}

/** The value never changes after hydration. */
const subscribeToNothing = () => () => undefined;

/**
 * Shows the save toggle of a member's result, and a button that adds its place to a trip. Deleting the discovery closes
 * its result.
 */
function SavedResult({ result, onClose }: { result: AnalysisResult; onClose: () => void }) {
  const { discoveryId, title, identified } = result;
  if (discoveryId === null) return null;
  const onDeleted = (id: number) => {
    deleteAnalysesOfDiscovery(id);
    onClose();
  };
  return (
    <>
      <SaveToggle discovery={{ id: discoveryId, title }} onDeleted={onDeleted} />
      {identified && (
        <Suspense>
          <AddToTrip stop={{ kind: 'discovery', subjectId: String(discoveryId) }} name={title} isGuest={false} />
        </Suspense>
      )}
    </>
  );
}

/** Shows the map of a discovery and its nearby attractions. */
function ResultMap({ result, showsRoute }: { result: AnalysisResult; showsRoute: boolean }) {
  const { title, location, latitude, longitude, nearbyAttractions } = result;
  if (latitude === null || longitude === null) return null;
  const place = { name: title, location, coordinates: { lat: latitude, lng: longitude } };
  return <StaticMapCard place={place} nearbyPlaces={nearbyAttractions} showsRoute={showsRoute} />;
}
