import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { type Cache, SWRConfig } from 'swr';
import { GuideCleanup } from '../features/guides/GuideCleanup.js';
import { expireHydratedEntries, SWR_CONFIG } from '../lib/cache/server-state.js';
import { Spinner } from '../ui/feedback/Spinner.js';
import { PageErrorBoundary } from './errors/PageErrorBoundary.js';
import { LazyToaster } from './layout/LazyToaster.js';
import { Connectivity } from './offline/Connectivity.js';
import { ScrollRestoration } from './routing/ScrollRestoration.js';
import { SessionExpiredHandler } from './session/SessionExpiredHandler.js';
import { STRINGS } from './strings.js';

interface AppProps {
  /** Cache for this rendering on the server; the browser uses one cache for all pages. */
  cache?: Cache;
  /** Routes of the document: the public pages or the admin console. */
  children: ReactNode;
}

/** Renders everything except the router, which differs between browser and server. */
export function App({ cache, children }: AppProps) {
  const { pathname } = useLocation();
  return (
    <SWRConfig value={cache ? { ...SWR_CONFIG, provider: () => cache } : SWR_CONFIG}>
      <ScrollRestoration />
      <ExpireHydratedData />
      <Connectivity />
      <SessionExpiredHandler />
      <GuideCleanup />
      <PageErrorBoundary pathname={pathname}>
        <Suspense fallback={<Spinner text={STRINGS.loading} />}>{children}</Suspense>
      </PageErrorBoundary>
      <LazyToaster />
    </SWRConfig>
  );
}

/** Expires the data that came with the first page as soon as the visitor leaves that page. */
export function ExpireHydratedData(): null {
  const { pathname } = useLocation();
  useEffect(() => expireHydratedEntries, [pathname]);
  return null;
}
