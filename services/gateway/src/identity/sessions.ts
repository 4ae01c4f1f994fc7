import { internalSessions } from '@placelore/contracts/auth/sessions.internal.js';
import type { Session } from '@placelore/contracts/core/identity.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';
import { isSessionId, type SessionCache, toSessionKey } from '@placelore/platform/identity/session-cache.js';
import { LRUCache } from 'lru-cache';

/** Keys without a session that are remembered. Ids are random, so that none of them becomes a session later. */
const MAX_UNKNOWN_KEYS = 10_000;
/** Milliseconds for which they are remembered. */
const UNKNOWN_KEY_TTL_MS = 60_000;

/** Sessions as the gateway reads them: from the cache in Redis, or from auth when they are not cached there. */
export class Sessions {
  readonly #unknownKeys = new LRUCache<string, true>({ max: MAX_UNKNOWN_KEYS, ttl: UNKNOWN_KEY_TTL_MS });
  /** Lookups in progress: a page makes many calls with one session. */
  readonly #lookups = new Map<string, Promise<Session | null>>();

  constructor(
    private readonly cache: SessionCache,
    private readonly client: InternalClient,
  ) {}

  /**
   * Returns the session of a cookie's id with its key, or null without one.
   * @throws ApiError UNAVAILABLE or TIMED_OUT when neither Redis nor auth can tell
   */
  async read(id: string): Promise<(Session & { key: string }) | null> {
    if (!isSessionId(id)) return null;
    const key = toSessionKey(id);
    // While Redis is unavailable, auth answers for it.
    const cached = await this.cache.read(key).catch(() => null);
    const session = cached ?? (await this.lookUpOnce(key));
    return session && { ...session, key };
  }

  private async lookUpOnce(key: string): Promise<Session | null> {
    if (this.#unknownKeys.has(key)) return null;
    const lookup = this.#lookups.get(key) ?? this.lookUp(key).finally(() => this.#lookups.delete(key));
    this.#lookups.set(key, lookup);
    return lookup;
  }

  private async lookUp(key: string): Promise<Session | null> {
    const { session = null } = await this.client.call(internalSessions.read, { key });
    if (session === null) this.#unknownKeys.set(key, true);
    return session;
  }
}
