import { type ComponentType, lazy, useState } from 'react';
import { matchPath } from 'react-router';
import { importPage } from './import-page.js';
import { PATHS } from './paths.js';

interface LazyPage {
  Component: ComponentType;
  preload(): Promise<unknown>;
}

/**
 * Creates a page whose module loads when it is first shown. A module that is already loaded renders at once: if React
 * had to wait for it, the server-rendered HTML would disappear.
 */
function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let LoadedPage: ComponentType | undefined;
  const preload = async () => {
    const module = await importPage(load);
    LoadedPage = module.default;
    return module;
  };
  const DeferredPage = lazy(preload);
  // The component stays the same while the page is mounted, because a different one would reset its state.
  const Component = () => {
    const [Current] = useState(() => LoadedPage ?? DeferredPage);
    return <Current />;
  };
  return { Component, preload };
}

export const NOT_FOUND_PAGE = lazyPage(() => import('../../routes/public/NotFoundPage.js'));

/** A result opens over the home of the app, which stays as it was. */
const APP_PAGE = lazyPage(() => import('../../routes/public/AppHomePage.js'));

/** Lazily loaded pages of {@link PATHS}: all but the landing page and the admin console. */
export const ROUTES: Readonly<Record<string, LazyPage>> = {
  [PATHS.app]: APP_PAGE,
  [PATHS.discovery]: APP_PAGE,
  [PATHS.saved]: APP_PAGE,
  [PATHS.profile]: APP_PAGE,
  [PATHS.auth]: lazyPage(() => import('../../routes/public/AuthPage.js')),
  [PATHS.explore]: lazyPage(() => import('../../routes/public/library/ExplorePage.js')),
  [PATHS.articles]: lazyPage(() => import('../../routes/public/library/ArticlesPage.js')),
  [PATHS.article]: lazyPage(() => import('../../routes/public/library/ArticlePage.js')),
  [PATHS.simpleArticle]: lazyPage(() => import('../../routes/public/library/SimpleArticlePage.js')),
  [PATHS.sampleArticle]: lazyPage(() => import('../../routes/public/library/SampleArticlePage.js')),
  [PATHS.guide]: lazyPage(() => import('../../routes/public/GuidePage.js')),
};

/** Loads the module of the page at a path, if it has one. The error of a failed load is left to the component. */
export async function preloadPage(pathname: string): Promise<void> {
  const path = Object.keys(ROUTES).find((pattern) => matchPath(pattern, pathname));
  if (path) await ROUTES[path]?.preload().catch(() => undefined);
}
