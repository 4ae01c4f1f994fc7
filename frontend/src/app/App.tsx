import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { type Cache, SWRConfig } from 'swr';
import { GuideCleanup } from '../features/guides/GuideCleanup.js';
import { SWR_CONFIG } from '../lib/server-state.js';
import { HomeRoute } from '../routes/public/HomeRoute.js';
import { Spinner } from '../ui/Spinner.js';
import { Connectivity } from './Connectivity.js';
import { FirstPage } from './FirstPage.js';
import { Notices } from './Notices.js';
import { PageChange } from './PageChange.js';
import { PageFault } from './PageFault.js';
import { PAGES } from './pages.js';
import { isReadablePath } from './readable-path.js';
import { SessionEnd } from './SessionEnd.js';
import { NOT_FOUND, SCREENS } from './screens.js';
import { TEXTS } from './texts.js';

/**
 * Everything but the router, which differs between browser and server.
 * @param cache what was read for this page alone; the browser has one for all pages
 */
export function App({ cache }: { cache?: Cache }) {
  const location = useLocation();
  const { pathname } = location;
  return (
    <SWRConfig value={cache ? { ...SWR_CONFIG, provider: () => cache } : SWR_CONFIG}>
      <PageChange />
      <FirstPage />
      <Connectivity />
      <SessionEnd />
      <GuideCleanup />
      <PageFault address={pathname}>
        <Suspense fallback={<Spinner text={TEXTS.loading} />}>
          <Routes location={isReadablePath(pathname) ? location : '/not-found'}>
            <Route path={PAGES.home} element={<HomeRoute />} />
            {Object.entries(SCREENS).map(([path, { Component }]) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
            <Route path="*" element={<NOT_FOUND.Component />} />
          </Routes>
        </Suspense>
      </PageFault>
      <Notices />
    </SWRConfig>
  );
}
