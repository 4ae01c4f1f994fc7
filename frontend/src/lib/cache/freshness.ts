import { HttpError } from '../api/http-error.js';

/** How long data counts as fresh. */
export const FRESH_DURATION_MS = 5 * 60_000;
/** How long data that no component shows stays cached. */
export const UNUSED_TTL_MS = 5 * 60_000;

const MAX_RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 30_000;

/**
 * Returns the delay before a failed read is retried: 1 s, doubled each time, at most 30 s. Returns null after three
 * retries, for a missing resource, and for a visitor who is not signed in.
 */
export function getRetryDelay(error: unknown, retryCount: number): number | null {
  if (retryCount >= MAX_RETRIES) return null;
  if (error instanceof HttpError && error.status === 401) return null;
  if (error instanceof Error && error.message.includes('404')) return null;
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** retryCount, MAX_RETRY_DELAY_MS);
}

/** Evicts entries that no component has used for a while. */
export class UnusedEntryEvictor {
  readonly #users = new Map<string, number>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Counts one more user of the entry. */
  addUser(key: string): void {
    this.#users.set(key, (this.#users.get(key) ?? 0) + 1);
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  /** Counts one user fewer. If that was the last one, `evict` is called after {@link UNUSED_TTL_MS}. */
  removeUser(key: string, evict: () => void): void {
    const remainingUsers = (this.#users.get(key) ?? 1) - 1;
    if (remainingUsers > 0) {
      this.#users.set(key, remainingUsers);
      return;
    }
    this.#users.delete(key);
    this.#timers.set(
      key,
      setTimeout(() => {
        this.#timers.delete(key);
        evict();
      }, UNUSED_TTL_MS),
    );
  }
}
