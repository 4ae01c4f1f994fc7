import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useToasts } from '../../ui/feedback/toasts.js';

const Toaster = lazy(async () => ({ default: (await import('../../ui/feedback/Toaster.js')).Toaster }));

/**
 * The toasts: fetched behind the page, or as soon as there is one. They have style attributes, which the content security
 * policy takes from a browser's own scripts only. A component of its own, so that nothing else is drawn again when they
 * come.
 */
export function LazyToaster() {
  const isPageComplete = usePageComplete();
  const hasToasts = useToasts().length > 0;
  return <Suspense>{(isPageComplete || hasToasts) && <Toaster />}</Suspense>;
}

const subscribeToLoad = (listener: () => void) => {
  window.addEventListener('load', listener);
  return () => window.removeEventListener('load', listener);
};

/** Whether everything the page itself needs has come, its pictures included. False on the server. */
export const usePageComplete = (): boolean =>
  useSyncExternalStore(
    subscribeToLoad,
    () => document.readyState === 'complete',
    () => false,
  );
