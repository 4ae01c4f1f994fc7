import { HttpError } from '../api/http-error.js';

/** How long data counts as fresh, in ms. */
export const FRESH_DURATION_MS = 5 * 60_000;
/** How long data nobody shows any more is kept, in ms. */
export const UNUSED_TTL_MS = 5 * 60_000;

const MAX_RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 30_000;

/**
 * The wait before a failed read is tried again, in ms: 1 s, doubling, at most 30 s.
 * Null when it is not: after three retries, for what does not exist, and for those who are not signed in.
 */
export function getRetryDelay(error: unknown, retryCount: number): number | null {
  if (retryCount >= MAX_RETRIES) return null;
  if (error instanceof HttpError && error.status === 401) return null;
  if (error instanceof Error && error.message.includes('404')) return null;
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** retryCount, MAX_RETRY_DELAY_MS);
}

/** Lets entries go when nobody has used them for a while. */
export class UnusedEntryEvictor {
  readonly #users = new Map<string, number>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Somebody uses the entry. */
  addUser(key: string): void {
    this.#users.set(key, (this.#users.get(key) ?? 0) + 1);
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  /** Somebody stops using it; when it was the last, `drop` is called after {@link UNUSED_TTL_MS}. */
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
