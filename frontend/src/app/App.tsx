import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { SWRConfig } from 'swr';
import { GuideCleanup } from '../features/guides/GuideCleanup.js';
import { SWR_CONFIG } from '../lib/server-state.js';
import { HomeRoute } from '../routes/public/HomeRoute.js';
import { Spinner } from '../ui/Spinner.js';
import { TooltipProvider } from '../ui/Tooltip.js';
import { Connectivity } from './Connectivity.js';
import { PageChange } from './PageChange.js';
import { PAGES } from './pages.js';

const AppHomePage = lazy(() => import('../routes/public/AppHomePage.js'));
const AuthPage = lazy(() => import('../routes/public/AuthPage.js'));
// Not needed for the first paint.
const Toaster = lazy(async () => ({ default: (await import('../ui/Toaster.js')).Toaster }));
const GuidePage = lazy(() => import('../routes/public/GuidePage.js'));
const NotFoundPage = lazy(() => import('../routes/public/NotFoundPage.js'));

/** Everything but the router, which differs between browser and server. */
export function App() {
  return (
    <SWRConfig value={SWR_CONFIG}>
      <TooltipProvider>
        <PageChange />
        <Connectivity />
        <GuideCleanup />
        <Suspense fallback={<Spinner text="Loading..." />}>
          <Routes>
            <Route path={PAGES.home} element={<HomeRoute />} />
            <Route path={PAGES.app} element={<AppHomePage />} />
            <Route path={PAGES.auth} element={<AuthPage />} />
            <Route path={PAGES.guide} element={<GuidePage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
        <Suspense>
          <Toaster />
        </Suspense>
      </TooltipProvider>
    </SWRConfig>
  );
}
