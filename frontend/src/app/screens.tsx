import { type ComponentType, lazy, useState } from 'react';
import { matchPath } from 'react-router';
import { PAGES } from './pages.js';

interface Screen {
  Component: ComponentType;
  preload(): Promise<unknown>;
}

/**
 * A screen whose module is loaded when it is first shown. Loaded before, it is drawn at once: one that React has to wait
 * for would take what the server drew off the page.
 */
function screen(load: () => Promise<{ default: ComponentType }>): Screen {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Later = lazy(preload);
  // What a page begins with it keeps: another component in its place would begin anew.
  const Component = () => {
    const [Current] = useState(() => loaded ?? Later);
    return <Current />;
  };
  return { Component, preload };
}

export const NOT_FOUND = screen(() => import('../routes/public/NotFoundPage.js'));

/** All screens for admins: which one it is, it knows itself. */
const ADMIN = screen(() => import('./AdminScreens.js'));

/** The screens of {@link PAGES} for everybody, without the landing page, which every other page brings along. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  [PAGES.app]: screen(() => import('../routes/public/AppHomePage.js')),
  [PAGES.auth]: screen(() => import('../routes/public/AuthPage.js')),
  [PAGES.articles]: screen(() => import('../routes/public/ArticlesPage.js')),
  [PAGES.article]: screen(() => import('../routes/public/ArticlePage.js')),
  [PAGES.simpleArticle]: screen(() => import('../routes/public/SimpleArticlePage.js')),
  [PAGES.sampleArticle]: screen(() => import('../routes/public/SampleArticlePage.js')),
  [PAGES.guide]: screen(() => import('../routes/public/GuidePage.js')),
  [PAGES.admin]: ADMIN,
};

/** Loads the screen at a path, if it has one of its own. A fault is left to whoever shows it. */
export async function preloadScreen(pathname: string): Promise<void> {
  const path = Object.keys(SCREENS).find((pattern) => matchPath(pattern, pathname));
  if (path) await SCREENS[path]?.preload().catch(() => undefined);
}
