/** Ms after a reload in which a page that still fails is not reloaded again. */
const RELOAD_INTERVAL_MS = 60_000;

/** Whether code failed to load, in the words of Chromium, Firefox, Safari and Vite. */
export const isMissingCode = (error: unknown): boolean =>
  /dynamically imported|module script|preload CSS/.test(`${error}`);

/**
 * Reloads the page, because Chromium repeats no import that has failed. Returns whether it did: not offline, and not a
 * page that was reloaded just now, of which the browser itself keeps record.
 */
export function reloadOnce(reload = (): void => window.location.reload()): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReloaded = visit?.type === 'reload' && performance.now() < RELOAD_INTERVAL_MS;
  if (isReloaded || !navigator.onLine) return false;
  reload();
  return true;
}
