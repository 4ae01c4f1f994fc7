import { lazy } from 'react';
import { STRINGS } from '../../app/strings.js';
import { useSession } from '../../features/session/api.js';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { LandingPage } from './LandingPage.js';

const AppHomePage = lazy(() => import('./AppHomePage.js'));

/** Shows the app's home to signed-in users and the landing page to all others. */
export function HomeRoute() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Spinner text={STRINGS.loading} />;
  return user ? <AppHomePage /> : <LandingPage />;
}
