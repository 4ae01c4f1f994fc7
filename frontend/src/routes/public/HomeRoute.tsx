import { lazy } from 'react';
import { STRINGS } from '../../app/strings.js';
import { useSession } from '../../features/session/api.js';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { LandingPage } from './LandingPage.js';

const AppHomePage = lazy(() => import('./AppHomePage.js'));

/** The app home for those who are signed in, the landing page for everybody else. */
export function HomeRoute() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Spinner text={STRINGS.loading} />;
  return user ? <AppHomePage /> : <LandingPage />;
}
