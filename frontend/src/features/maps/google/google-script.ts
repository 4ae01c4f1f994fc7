const MAX_RETRIES = 3;

/** Returns the delay in ms before a retry: its number, starting at 1, times two to the power of that number. */
export const getRetryDelay = (attempt: number): number => attempt * 2 ** attempt;

/**
 * Runs `insert` until it succeeds, with at most {@link MAX_RETRIES} retries.
 * @throws Error if the last retry fails
 */
export async function withRetries(
  insert: () => Promise<void>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await insert();
    } catch (cause) {
      if (attempt > MAX_RETRIES) throw new Error('Failed to load the Google Maps script', { cause });
      await wait(getRetryDelay(attempt));
    }
  }
}

/** Maximum time in ms for loading the script. */
const SCRIPT_TIMEOUT_MS = 15_000;
const CALLBACK_NAME = 'placeloreGoogleMapsReady';

function insertScript(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The Google Maps script did not load'));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    Object.assign(window, {
      [CALLBACK_NAME]: () => {
        clearTimeout(timer);
        resolve();
      },
    });
    const query = new URLSearchParams({
      key,
      v: 'quarterly',
      libraries: 'marker',
      loading: 'async',
      callback: CALLBACK_NAME,
    });
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.async = true;
    script.onerror = fail;
    document.head.append(script);
  });
}

let loading: Promise<void> | undefined;

/** Loads Google Maps once for all maps of the page. After a failure, the next map tries again. @throws Error */
export function loadGoogleMaps(key: string): Promise<void> {
  loading ??= withRetries(() => insertScript(key)).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
