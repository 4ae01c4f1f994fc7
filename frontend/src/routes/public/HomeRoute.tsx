import { lazy } from 'react';
import { STRINGS } from '../../app/strings.js';
import { useSession } from '../../features/session/api.js';
import { lazyPage } from '../../lib/browser/lazy-page.js';
import { Spinner } from '../../ui/feedback/Spinner.js';

const AppHomePage = lazy(() => import('./AppHomePage.js'));

/** The page that the server renders for guests. The list of server pages names its module. */
export const LANDING_PAGE = lazyPage(() => import('./LandingPage.js'));

/** Shows the app's home to signed-in users and the landing page to all others. */
export function HomeRoute() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Spinner text={STRINGS.loading} />;
  return user ? <AppHomePage /> : <LANDING_PAGE.Component />;
}
