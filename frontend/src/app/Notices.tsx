import { lazy, Suspense } from 'react';
import { useToasts } from '../ui/toasts.js';
import { usePageComplete } from './usePageComplete.js';

const Toaster = lazy(async () => ({ default: (await import('../ui/Toaster.js')).Toaster }));

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
