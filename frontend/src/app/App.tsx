import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { type Cache, SWRConfig } from 'swr';
import { GuideCleanup } from '../features/guides/GuideCleanup.js';
import { SWR_CONFIG } from '../lib/server-state.js';
import { HomeRoute } from '../routes/public/HomeRoute.js';
import { Spinner } from '../ui/Spinner.js';
import { Connectivity } from './Connectivity.js';
import { ExpireHydratedData } from './FirstPage.js';
import { LazyToaster } from './Notices.js';
import { ScrollRestoration } from './PageChange.js';
import { PageErrorBoundary } from './PageFault.js';
import { PATHS } from './pages.js';
import { isDecodablePath } from './readable-path.js';
import { SessionExpiredHandler } from './SessionEnd.js';
import { NOT_FOUND_PAGE, ROUTES } from './screens.js';
import { STRINGS } from './texts.js';

/**
 * Everything but the router, which differs between browser and server.
 * @param cache what was read for this page alone; the browser has one for all pages
 */
export function App({ cache }: { cache?: Cache }) {
  const location = useLocation();
  const { pathname } = location;
  return (
    <SWRConfig value={cache ? { ...SWR_CONFIG, provider: () => cache } : SWR_CONFIG}>
      <ScrollRestoration />
      <ExpireHydratedData />
      <Connectivity />
      <SessionExpiredHandler />
      <GuideCleanup />
      <PageErrorBoundary pathname={pathname}>
        <Suspense fallback={<Spinner text={STRINGS.loading} />}>
          <Routes location={isDecodablePath(pathname) ? location : '/not-found'}>
            <Route path={PATHS.home} element={<HomeRoute />} />
            {Object.entries(ROUTES).map(([path, { Component }]) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
            <Route path="*" element={<NOT_FOUND_PAGE.Component />} />
          </Routes>
        </Suspense>
      </PageErrorBoundary>
      <LazyToaster />
    </SWRConfig>
  );
}
