import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import { Bookmark, House, LogOut, Shield, UserRound, Wifi, WifiOff } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { BottomNavigation } from '../../app/BottomNavigation.js';
import { Shell } from '../../app/Shell.js';
import { forgetAnalyses, forgetAnalysesOf } from '../../features/analysis/cache.js';
import { forgetFinished } from '../../features/analysis/finished.js';
import { forgetQueue } from '../../features/analysis/queue-database.js';
import { TakePhotoHero } from '../../features/analysis/TakePhotoHero.js';
import { ArticleSearch } from '../../features/articles/ArticleSearch.js';
import { listAddress } from '../../features/articles/addresses.js';
import { LatestArticles } from '../../features/articles/LatestArticles.js';
import { forgetDiscoveries } from '../../features/discoveries/kept-list.js';
import { MyDiscoveries } from '../../features/discoveries/MyDiscoveries.js';
import { forgetLocations } from '../../features/location/cached-locations.js';
import { StaticMapCard } from '../../features/maps/StaticMapCard.js';
import { useSession } from '../../features/session/api.js';
import { ProfilePanel } from '../../features/session/ProfilePanel.js';
import { signOut } from '../../features/session/sign-out.js';
import { BRAND } from '../../lib/brand.js';
import { useOnline } from '../../lib/online.js';
import { forgetReading } from '../../lib/read-articles.js';
import { invalidate } from '../../lib/server-state.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { Tooltip } from '../../ui/Tooltip.js';
import styles from './AppHomePage.module.css';
import { AroundMe } from './AroundMe.js';

type View = 'home' | 'saved' | 'profile';

async function leave(): Promise<void> {
  if (!(await signOut())) return;
  // Somebody else may use this device next.
  forgetAnalyses();
  forgetDiscoveries();
  forgetLocations();
  forgetFinished();
  await Promise.allSettled([forgetQueue(), forgetReading()]);
}

/** Where discoveries are made and kept. */
export default function AppHomePage() {
  const { user, loading } = useSession();
  const [search] = useSearchParams();
  const asked = search.get('view');
  const view: View = asked === 'saved' || asked === 'profile' ? asked : 'home';
  const guest = !user && !loading;
  const navigate = useNavigate();

  const discoveries = (
    <MyDiscoveries
      onDeleted={forgetAnalysesOf}
      note={
        guest && (
          <p>
            Kept for this browser. <Link to="/auth">Sign up free</Link> to keep them for good.
          </p>
        )
      }
    />
  );
  return (
    <Shell
      header={<Account />}
      navigation={
        <BottomNavigation
          destinations={[
            { to: '/app', label: 'Home', icon: House, current: view === 'home' },
            { to: '/app?view=saved', label: 'Saved', icon: Bookmark, current: view === 'saved' },
            { to: '/app?view=profile', label: 'Profile', icon: UserRound, current: view === 'profile' },
          ]}
        />
      }
      className={styles.page}
    >
      <title>{`${TITLES[view]} | ${BRAND}`}</title>
      {view === 'home' && (
        <>
          <TakePhotoHero
            signedIn={user !== null}
            onDiscovered={() => void invalidate('discoveries')}
            mapOf={(result) => <ResultMap result={result} />}
          />
          <ArticleSearch query="" onSearch={(words) => words !== '' && void navigate(listAddress(words))} />
          <AroundMe />
        </>
      )}
      {view === 'profile' ? <ProfilePanel user={user} onSignOut={() => void leave()} /> : discoveries}
      {view === 'home' && <LatestArticles />}
    </Shell>
  );
}

const TITLES: Record<View, string> = {
  home: 'What did you discover?',
  saved: 'Your discoveries',
  profile: 'Profile',
};

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
        <span>{online ? 'Online' : 'Offline'}</span>
      </Badge>
      {user && (
        <>
          {user.isAdmin && (
            <Button asChild look="quiet" size="small" className={styles.admin}>
              <a href="/admin">
                <Shield aria-hidden="true" />
                <span>Admin</span>
              </a>
            </Button>
          )}
          <p className={styles.welcome}>
            <span>Welcome back</span>
            <strong>{user.username}</strong>
          </p>
          <Tooltip text="Log out">
            <Button look="quiet" size="small" round aria-label="Log out" onClick={() => void leave()}>
              <LogOut aria-hidden="true" />
            </Button>
          </Tooltip>
        </>
      )}
      {!user && !loading && (
        <Button asChild size="small">
          <Link to="/auth">Sign Up Free</Link>
        </Button>
      )}
    </>
  );
}
