import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { Bookmark, House, LogOut, Shield, UserRound, Wifi, WifiOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { HomeArticles } from '../../app/home/HomeArticles.js';
import { STRINGS } from '../../app/home/home-strings.js';
import { NearMe } from '../../app/home/NearMe.js';
import { AppShell } from '../../app/layout/AppShell.js';
import { BottomNavigation } from '../../app/layout/BottomNavigation.js';
import { clearDeviceData } from '../../app/session/clear-device-data.js';
import { TakePhotoHero } from '../../features/analysis/capture/TakePhotoHero.js';
import { deleteAnalysesOfDiscovery } from '../../features/analysis/result/analysis-cache.js';
import { MyDiscoveries } from '../../features/discoveries/my-discoveries/MyDiscoveries.js';
import { SaveToggle } from '../../features/discoveries/my-discoveries/SaveToggle.js';
import { StaticMapCard } from '../../features/maps/StaticMapCard.js';
import { useSession } from '../../features/session/api.js';
import { signOut } from '../../features/session/sign-in/sign-out.js';
import { BRAND } from '../../lib/brand.js';
import { useOnline } from '../../lib/browser/useOnline.js';
import { invalidate } from '../../lib/cache/server-state.js';
import { SIGN_UP_PATH } from '../../lib/urls.js';
import { Badge } from '../../ui/feedback/Badge.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import { Tooltip } from '../../ui/overlay/Tooltip.js';
import styles from './AppHomePage.module.css';

const Offers = lazy(async () => ({
  default: (await import('../../features/recommendations/RecommendationList.js')).RecommendationList,
}));
const SavedView = lazy(() => import('../../app/home/SavedView.js'));
const ProfileView = lazy(() => import('../../app/home/ProfileView.js'));

type View = 'home' | 'saved' | 'profile';

async function signOutAndClearData(): Promise<void> {
  if (await signOut()) await clearDeviceData();
}

/** Shows the app's home, where discoveries are made and saved. */
export default function AppHomePage() {
  const { user, isLoading } = useSession();
  const [search] = useSearchParams();
  const requestedView = search.get('view');
  const view: View = requestedView === 'saved' || requestedView === 'profile' ? requestedView : 'home';
  const isGuest = !user && !isLoading;

  const note = isGuest && (
    <p>
      {STRINGS.storedInBrowser} <Link to={SIGN_UP_PATH}>{STRINGS.signUp}</Link> {STRINGS.toStorePermanently}
    </p>
  );
  return (
    <AppShell
      header={<AccountHeader />}
      navigation={
        <BottomNavigation
          destinations={[
            { to: '/app', label: STRINGS.home, icon: House, current: view === 'home' },
            { to: '/app?view=saved', label: STRINGS.saved, icon: Bookmark, current: view === 'saved' },
            { to: '/app?view=profile', label: STRINGS.profile, icon: UserRound, current: view === 'profile' },
          ]}
        />
      }
      className={styles.page}
    >
      <title>{`${STRINGS.titles[view]} | ${BRAND}`}</title>
      {view === 'home' && (
        <>
          <TakePhotoHero
            isSignedIn={user !== null}
            onDiscovered={() => void invalidate('discoveries')}
            renderMap={(result) => <ResultMap result={result} />}
            renderOffers={({ travelRecommendations: offers }) =>
              offers && <Offers recommendations={offers} container="dialog" />
            }
            renderSaveToggle={(result, close) => <SavedResult result={result} onClose={close} />}
          />
          <NearMe />
          <HomeArticles />
        </>
      )}
      <Suspense fallback={<div />}>
        {view === 'home' && <MyDiscoveries note={note} onDeleted={deleteAnalysesOfDiscovery} />}
        {view === 'saved' && <SavedView note={note} onDeleted={deleteAnalysesOfDiscovery} />}
        {view === 'profile' && <ProfileView onSignOut={() => void signOutAndClearData()} />}
      </Suspense>
    </AppShell>
  );
}

/** Shows the save toggle of a result. Deleting the discovery closes its result. */
function SavedResult({ result: { discoveryId, title }, onClose }: { result: AnalysisResult; onClose: () => void }) {
  if (discoveryId === null) return null;
  const onDeleted = (id: number) => {
    deleteAnalysesOfDiscovery(id);
    onClose();
  };
  return <SaveToggle discovery={{ id: discoveryId, title }} onDeleted={onDeleted} />;
}

/** Shows the map of a discovery and its nearby attractions. */
function ResultMap({ result }: { result: AnalysisResult }) {
  const { title, location, latitude, longitude, nearbyAttractions } = result;
  if (latitude === null || longitude === null) return null;
  const place = { name: title, location, coordinates: { lat: latitude, lng: longitude } };
  return <StaticMapCard place={place} nearbyPlaces={nearbyAttractions} />;
}

function AccountHeader() {
  const { user, isLoading } = useSession();
  const online = useOnline();
  return (
    <>
      <Badge tone={online ? 'good' : 'danger'} role="status" className={styles.network}>
        {online ? <Wifi aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
        <span>{online ? STRINGS.online : STRINGS.offline}</span>
      </Badge>
      {user && (
        <>
          {user.isAdmin && (
            <Button asChild variant="quiet" size="small" className={styles.admin}>
              <Link to="/admin">
                <Shield aria-hidden="true" />
                <span>{STRINGS.admin}</span>
              </Link>
            </Button>
          )}
          <p className={styles.welcome}>
            <span>{STRINGS.welcome}</span>
            <strong>{user.username}</strong>
          </p>
          <Tooltip text={STRINGS.logOut}>
            <Button
              variant="quiet"
              size="small"
              isRound
              aria-label={STRINGS.logOut}
              onClick={() => void signOutAndClearData()}
            >
              <LogOut aria-hidden="true" />
            </Button>
          </Tooltip>
        </>
      )}
      {!user && !isLoading && (
        <Button asChild size="small">
          <Link to={SIGN_UP_PATH}>{STRINGS.signUp}</Link>
        </Button>
      )}
    </>
  );
}
