import { type ComponentType, lazy, useState } from 'react';
import { importPage } from './import-page.js';

export interface LazyPage {
  Component: ComponentType;
  preload(): Promise<unknown>;
}

/**
 * Creates a page whose module loads when it is first shown. A module that is already loaded renders at once: if React
 * had to wait for it, the server-rendered HTML would disappear.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
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
