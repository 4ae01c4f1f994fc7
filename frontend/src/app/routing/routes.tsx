import { matchPath } from 'react-router';
import { type LazyPage, lazyPage } from '../../lib/browser/lazy-page.js';
import { LANDING_PAGE } from '../../routes/public/HomeRoute.js';
import { PATHS } from './paths.js';

export const NOT_FOUND_PAGE = lazyPage(() => import('../../routes/public/NotFoundPage.js'));

const importAppPage = () => import('../../routes/public/AppHomePage.js');
const APP_PAGE = lazyPage(importAppPage);

/** A result opens over the home page, which does not change. */
const RESULT_PAGE: LazyPage = {
  ...APP_PAGE,
  preload: () =>
    APP_PAGE.preload()
      .then(importAppPage)
      .then((page) => page.preloadResult()),
};

const COLLECTION_PAGE = lazyPage(() => import('../../routes/public/places/CollectionPage.js'));

/** Lazily loaded pages of {@link PATHS}: all but the landing page and the admin console. */
export const ROUTES: Readonly<Record<string, LazyPage>> = {
  [PATHS.app]: APP_PAGE,
  [PATHS.discovery]: RESULT_PAGE,
  [PATHS.saved]: APP_PAGE,
  [PATHS.profile]: APP_PAGE,
  [PATHS.auth]: lazyPage(() => import('../../routes/public/AuthPage.js')),
  [PATHS.explore]: lazyPage(() => import('../../routes/public/library/ExplorePage.js')),
  [PATHS.map]: lazyPage(() => import('../../routes/public/places/MapPage.js')),
  [PATHS.places]: COLLECTION_PAGE,
  [PATHS.countries]: COLLECTION_PAGE,
  [PATHS.regions]: COLLECTION_PAGE,
  [PATHS.articles]: lazyPage(() => import('../../routes/public/library/ArticlesPage.js')),
  [PATHS.article]: lazyPage(() => import('../../routes/public/library/ArticlePage.js')),
  [PATHS.simpleArticle]: lazyPage(() => import('../../routes/public/library/SimpleArticlePage.js')),
  [PATHS.sampleArticle]: lazyPage(() => import('../../routes/public/library/SampleArticlePage.js')),
  [PATHS.guide]: lazyPage(() => import('../../routes/public/GuidePage.js')),
  [PATHS.trip]: lazyPage(() => import('../../routes/public/trips/TripPage.js')),
  [PATHS.sharedTrip]: lazyPage(() => import('../../routes/public/trips/SharedTripPage.js')),
};

/** Loads the module of the page at a path, if it has one. If that fails, the page's component reports the error. */
export async function preloadPage(pathname: string): Promise<void> {
  const path = Object.keys(ROUTES).find((pattern) => matchPath(pattern, pathname));
  const page = pathname === PATHS.home ? LANDING_PAGE : path && ROUTES[path];
  if (page) await page.preload().catch(() => undefined);
}
