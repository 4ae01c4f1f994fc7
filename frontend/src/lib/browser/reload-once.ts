import { DEVICE_KEY_PREFIX } from '../brand.js';

/** Storage key for the build in which a page of this tab was reloaded. The page's path is appended. */
const RELOADED_KEY = `${DEVICE_KEY_PREFIX}reloaded:`;
/** Ms after which a server that does not respond counts as unreachable. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Whether code failed to load. Matches the messages of Chromium, Firefox, Safari and Vite. */
export const isMissingCode = (error: unknown): boolean =>
  /dynamically imported|module script|preload CSS/.test(`${error}`);

/**
 * Whether the server would send this page. `navigator.onLine` is not enough, because it can be true without a
 * connection.
 */
export async function isPageReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { pathname, search } = window.location;
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    const { status } = await fetch(pathname + search, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads the page, because Chromium does not repeat an import that has failed. Reloads each page only once per tab and
 * build.
 * @returns whether it reloads; false if storage is blocked, because nothing would then end a loop
 */
export function reloadOnce(reload = (): void => window.location.reload()): boolean {
  if (!markReloaded()) return false;
  reload();
  return true;
}

/** Marks this page as reloaded. @returns whether it was not marked before */
function markReloaded(): boolean {
  const key = RELOADED_KEY + window.location.pathname;
  // The name of the first script contains a hash of the build.
  const build = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  try {
    if (window.sessionStorage.getItem(key) === build) return false;
    window.sessionStorage.setItem(key, build);
    return window.sessionStorage.getItem(key) === build;
  } catch {
    return false;
  }
}
