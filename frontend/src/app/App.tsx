import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { type Cache, SWRConfig } from 'swr';
import { GuideCleanup } from '../features/guides/GuideCleanup.js';
import { SWR_CONFIG } from '../lib/server-state.js';
import { HomeRoute } from '../routes/public/HomeRoute.js';
import { Spinner } from '../ui/Spinner.js';
import { Connectivity } from './Connectivity.js';
import { FirstPage } from './FirstPage.js';
import { PageChange } from './PageChange.js';
import { PageFault } from './PageFault.js';
import { PAGES } from './pages.js';
import { SessionEnd } from './SessionEnd.js';
import { useInBrowser } from './useInBrowser.js';

const AppHomePage = lazy(() => import('../routes/public/AppHomePage.js'));
const ArticlePage = lazy(() => import('../routes/public/ArticlePage.js'));
const ArticlesPage = lazy(() => import('../routes/public/ArticlesPage.js'));
const AuthPage = lazy(() => import('../routes/public/AuthPage.js'));
// Not needed for the first paint.
const Toaster = lazy(async () => ({ default: (await import('../ui/Toaster.js')).Toaster }));
const GuidePage = lazy(() => import('../routes/public/GuidePage.js'));
const NotFoundPage = lazy(() => import('../routes/public/NotFoundPage.js'));
const SampleArticlePage = lazy(() => import('../routes/public/SampleArticlePage.js'));
const SimpleArticlePage = lazy(() => import('../routes/public/SimpleArticlePage.js'));

/**
 * Everything but the router, which differs between browser and server.
 * @param cache what was read for this page alone; the browser has one for all pages
 */
export function App({ cache }: { cache?: Cache }) {
  // It has style attributes, which the content security policy takes from a browser's own scripts only.
  const inBrowser = useInBrowser();
  const { pathname } = useLocation();
  return (
    <SWRConfig value={cache ? { ...SWR_CONFIG, provider: () => cache } : SWR_CONFIG}>
      <PageChange />
      <FirstPage />
      <Connectivity />
      <SessionEnd />
      <GuideCleanup />
      <PageFault address={pathname}>
        <Suspense fallback={<Spinner text="Loading..." />}>
          <Routes>
            <Route path={PAGES.home} element={<HomeRoute />} />
            <Route path={PAGES.app} element={<AppHomePage />} />
            <Route path={PAGES.auth} element={<AuthPage />} />
            <Route path={PAGES.articles} element={<ArticlesPage />} />
            <Route path={PAGES.article} element={<ArticlePage />} />
            <Route path={PAGES.simpleArticle} element={<SimpleArticlePage />} />
            <Route path={PAGES.sampleArticle} element={<SampleArticlePage />} />
            <Route path={PAGES.guide} element={<GuidePage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </PageFault>
      <Suspense>{inBrowser && <Toaster />}</Suspense>
    </SWRConfig>
  );
}
