import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import { Bookmark, House, LogOut, Shield, UserRound, Wifi, WifiOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BottomNavigation } from '../../app/BottomNavigation.js';
import { Shell } from '../../app/Shell.js';
import { forgetAnalysesOf } from '../../features/analysis/cache.js';
import { TakePhotoHero } from '../../features/analysis/TakePhotoHero.js';
import { MyDiscoveries } from '../../features/discoveries/MyDiscoveries.js';
import { SavedToggle } from '../../features/discoveries/SavedToggle.js';
import { StaticMapCard } from '../../features/maps/StaticMapCard.js';
import { useSession } from '../../features/session/api.js';
import { signOut } from '../../features/session/sign-out.js';
import { BRAND } from '../../lib/brand.js';
import { useOnline } from '../../lib/online.js';
import { SIGN_UP } from '../../lib/page-addresses.js';
import { invalidate } from '../../lib/server-state.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { Tooltip } from '../../ui/Tooltip.js';
import styles from './AppHomePage.module.css';
import { AroundMe } from './AroundMe.js';
import { forgetDeviceData } from './device-data.js';
import { TEXTS } from './home-texts.js';
import { LibraryOnHome } from './LibraryOnHome.js';

const Offers = lazy(async () => ({
  default: (await import('../../features/recommendations/RecommendationList.js')).RecommendationList,
}));
const SavedView = lazy(() => import('./SavedView.js'));
const ProfileView = lazy(() => import('./ProfileView.js'));

type View = 'home' | 'saved' | 'profile';

async function leave(): Promise<void> {
  if (await signOut()) await forgetDeviceData();
}

/** Where discoveries are made and kept. */
export default function AppHomePage() {
  const { user, loading } = useSession();
  const [search] = useSearchParams();
  const asked = search.get('view');
  const view: View = asked === 'saved' || asked === 'profile' ? asked : 'home';
  const guest = !user && !loading;

  const note = guest && (
    <p>
      {TEXTS.keptHere} <Link to={SIGN_UP}>{TEXTS.signUp}</Link> {TEXTS.toKeep}
    </p>
  );
  return (
    <Shell
      header={<Account />}
      navigation={
        <BottomNavigation
          destinations={[
            { to: '/app', label: TEXTS.home, icon: House, current: view === 'home' },
            { to: '/app?view=saved', label: TEXTS.saved, icon: Bookmark, current: view === 'saved' },
            { to: '/app?view=profile', label: TEXTS.profile, icon: UserRound, current: view === 'profile' },
          ]}
        />
      }
      className={styles.page}
    >
      <title>{`${TEXTS.titles[view]} | ${BRAND}`}</title>
      {view === 'home' && (
        <>
          <TakePhotoHero
            signedIn={user !== null}
            onDiscovered={() => void invalidate('discoveries')}
            mapOf={(result) => <ResultMap result={result} />}
            offersOf={({ travelRecommendations: offers }) =>
              offers && <Offers recommendations={offers} within="dialog" />
            }
            savedOf={(result, close) => <Saved result={result} onClose={close} />}
          />
          <AroundMe />
          <LibraryOnHome />
        </>
      )}
      <Suspense fallback={<div className={styles.coming} />}>
        {view === 'home' && <MyDiscoveries note={note} onDeleted={forgetAnalysesOf} />}
        {view === 'saved' && <SavedView note={note} onDeleted={forgetAnalysesOf} />}
        {view === 'profile' && <ProfileView onSignOut={() => void leave()} />}
      </Suspense>
    </Shell>
  );
}

/** Of what is deleted there is no result to look at. */
function Saved({ result: { discoveryId, title }, onClose }: { result: AnalysisResult; onClose: () => void }) {
  if (discoveryId === null) return null;
  const onDeleted = (id: number) => {
    forgetAnalysesOf(id);
    onClose();
  };
  return <SavedToggle discovery={{ id: discoveryId, title }} onDeleted={onDeleted} />;
}

/** Where a discovery was made, with what lies near it. */
function ResultMap({ result }: { result: AnalysisResult }) {
  const { title, location, latitude, longitude, nearbyAttractions } = result;
  if (latitude === null || longitude === null) return null;
  const place = { name: title, location, coordinates: { lat: latitude, lng: longitude } };
  return <StaticMapCard place={place} neighbours={nearbyAttractions} />;
}

function Account() {
  const { user, loading } = useSession();
  const online = useOnline();
  return (
    <>
      <Badge tone={online ? 'good' : 'danger'} role="status" className={styles.network}>
        {online ? <Wifi aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
        <span>{online ? TEXTS.online : TEXTS.offline}</span>
      </Badge>
      {user && (
        <>
          {user.isAdmin && (
            <Button asChild look="quiet" size="small" className={styles.admin}>
              <Link to="/admin">
                <Shield aria-hidden="true" />
                <span>{TEXTS.admin}</span>
              </Link>
            </Button>
          )}
          <p className={styles.welcome}>
            <span>{TEXTS.welcome}</span>
            <strong>{user.username}</strong>
          </p>
          <Tooltip text={TEXTS.logOut}>
            <Button look="quiet" size="small" round aria-label={TEXTS.logOut} onClick={() => void leave()}>
              <LogOut aria-hidden="true" />
            </Button>
          </Tooltip>
        </>
      )}
      {!user && !loading && (
        <Button asChild size="small">
          <Link to={SIGN_UP}>{TEXTS.signUp}</Link>
        </Button>
      )}
    </>
  );
}
