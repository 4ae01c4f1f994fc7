import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { type Cache, SWRConfig } from 'swr';
import { GuideCleanup } from '../features/guides/GuideCleanup.js';
import { expireHydratedEntries, SWR_CONFIG } from '../lib/cache/server-state.js';
import { HomeRoute } from '../routes/public/HomeRoute.js';
import { Spinner } from '../ui/feedback/Spinner.js';
import { PageErrorBoundary } from './errors/PageErrorBoundary.js';
import { LazyToaster } from './layout/LazyToaster.js';
import { Connectivity } from './offline/Connectivity.js';
import { isDecodablePath, PATHS } from './routing/paths.js';
import { NOT_FOUND_PAGE, ROUTES } from './routing/routes.js';
import { ScrollRestoration } from './routing/ScrollRestoration.js';
import { SessionExpiredHandler } from './session/SessionExpiredHandler.js';
import { STRINGS } from './strings.js';

/**
 * Renders everything except the router, which differs between browser and server.
 * @param cache the cache of this one rendering; the browser uses one cache for all pages
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

/** Expires data that came with the first page as soon as the visitor leaves that page. */
export function ExpireHydratedData(): null {
  const { pathname } = useLocation();
  useEffect(() => expireHydratedEntries, [pathname]);
  return null;
}
