import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useToasts } from '../../ui/feedback/toasts.js';

const Toaster = lazy(async () => ({ default: (await import('../../ui/feedback/Toaster.js')).Toaster }));

/**
 * Loads the toaster after the page, or as soon as there is a toast, without re-rendering anything else. The server
 * cannot render it: toasts use style attributes, which the content security policy allows only to scripts.
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

/** Returns whether the page has fully loaded, images included. Returns false on the server. */
export const usePageComplete = (): boolean =>
  useSyncExternalStore(
    subscribeToLoad,
    () => document.readyState === 'complete',
    () => false,
  );
