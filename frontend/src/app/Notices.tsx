import { lazy, Suspense } from 'react';
import { useInBrowser } from './useInBrowser.js';

// Not needed for the first paint.
const Toaster = lazy(async () => ({ default: (await import('../ui/Toaster.js')).Toaster }));

/**
 * The toasts. They have style attributes, which the content security policy takes from a browser's own scripts only. A
 * component of its own, so that nothing else is drawn again when they come.
 */
export function Notices() {
  const inBrowser = useInBrowser();
  return <Suspense>{inBrowser && <Toaster />}</Suspense>;
}
