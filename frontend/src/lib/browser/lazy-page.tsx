import { type ComponentType, lazy, useState } from 'react';
import { importPage } from './import-page.js';

export interface LazyPage<Props = object> {
  Component: ComponentType<Props>;
  preload(): Promise<unknown>;
}

/**
 * Creates a page whose module is loaded when it is first shown. A module that is already loaded renders immediately: if
 * React had to wait for it, the server-rendered HTML would disappear.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let LoadedPage: ComponentType<Props> | undefined;
  const preload = async () => {
    const module = await importPage(load);
    LoadedPage = module.default;
    return module;
  };
  const DeferredPage: ComponentType<Props> = lazy(preload);
  // The component stays the same while the page is mounted, because another one would reset its state.
  const Component = (props: Props) => {
    const [Current] = useState(() => LoadedPage ?? DeferredPage);
    return <Current {...props} />;
  };
  return { Component, preload };
}
