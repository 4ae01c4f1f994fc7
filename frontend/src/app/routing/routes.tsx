import { type ComponentType, lazy, useState } from 'react';
import { matchPath } from 'react-router';
import { PATHS } from './paths.js';

interface LazyPage {
  Component: ComponentType;
  preload(): Promise<unknown>;
}

/**
 * A screen whose module is loaded when it is first shown. Loaded before, it is drawn at once: one that React has to wait
 * for would take what the server drew off the page.
 */
function lazyPage(importPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let LoadedPage: ComponentType | undefined;
  const preload = async () => {
    const module = await importPage();
    LoadedPage = module.default;
    return module;
  };
  const DeferredPage = lazy(preload);
  // What a page begins with it keeps: another component in its place would begin anew.
  const Component = () => {
    const [Current] = useState(() => LoadedPage ?? DeferredPage);
    return <Current />;
  };
  return { Component, preload };
}

export const NOT_FOUND_PAGE = lazyPage(() => import('../../routes/public/NotFoundPage.js'));

/** All screens for admins: which one it is, it knows itself. */
const ADMIN_PAGES = lazyPage(() => import('./AdminRoutes.js'));

/** The screens of {@link PATHS} for everybody, without the landing page, which every other page brings along. */
export const ROUTES: Readonly<Record<string, LazyPage>> = {
  [PATHS.app]: lazyPage(() => import('../../routes/public/AppHomePage.js')),
  [PATHS.auth]: lazyPage(() => import('../../routes/public/AuthPage.js')),
  [PATHS.articles]: lazyPage(() => import('../../routes/public/ArticlesPage.js')),
  [PATHS.article]: lazyPage(() => import('../../routes/public/ArticlePage.js')),
  [PATHS.simpleArticle]: lazyPage(() => import('../../routes/public/SimpleArticlePage.js')),
  [PATHS.sampleArticle]: lazyPage(() => import('../../routes/public/SampleArticlePage.js')),
  [PATHS.guide]: lazyPage(() => import('../../routes/public/GuidePage.js')),
  [PATHS.admin]: ADMIN_PAGES,
};

/** Loads the screen at a path, if it has one of its own. A fault is left to whoever shows it. */
export async function preloadPage(pathname: string): Promise<void> {
  const path = Object.keys(ROUTES).find((pattern) => matchPath(pattern, pathname));
  if (path) await ROUTES[path]?.preload().catch(() => undefined);
}
