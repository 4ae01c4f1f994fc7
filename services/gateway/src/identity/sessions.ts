import { EventEmitter } from 'node:events';
import { internalSessions } from '@placelore/contracts/auth/sessions.internal.js';
import type { Session } from '@placelore/contracts/core/identity.js';
import { Lane } from '@placelore/platform/concurrency/lane.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';
import { isSessionId, type SessionCache, toSessionKey } from '@placelore/platform/identity/session-cache.js';
import { LRUCache } from 'lru-cache';

/**
 * Maximum number of unknown keys to remember. Session ids are random, so an unknown key never becomes a session later.
 */
const MAX_UNKNOWN_KEYS = 10_000;
/** Milliseconds for which an unknown key is remembered. */
const UNKNOWN_KEY_TTL_MS = 60_000;
/**
 * Limits of lookups at auth, per network address. They apply first of all, because made-up ids cost a client nothing.
 */
const LOOKUP_LIMITS = { concurrency: 16, maxWaiting: 512, maxWaitingPerCaller: 64, maxWaitMs: 1_000 };

/** Sessions as the gateway reads them: from the cache in Redis, or from auth when they are not cached there. */
export class Sessions {
  readonly #unknownKeys = new LRUCache<string, true>({ max: MAX_UNKNOWN_KEYS, ttl: UNKNOWN_KEY_TTL_MS });
  /** Lookups in progress. A page makes many calls with one session, which share a lookup. */
  readonly #lookups = new Map<string, Promise<Session | null>>();
  readonly #lane = new Lane(LOOKUP_LIMITS);

  constructor(
    private readonly cache: SessionCache,
    private readonly client: InternalClient,
  ) {}

  /**
   * Returns the session of a cookie's id with its key, or null without one.
   * @param caller network address, as limits count it
   * @throws ApiError UNAVAILABLE or TIMED_OUT when neither Redis nor auth responds, OVERLOADED with too many lookups
   */
  async read(id: string, caller: string): Promise<(Session & { key: string }) | null> {
    if (!isSessionId(id)) return null;
    const key = toSessionKey(id);
    // While Redis is unavailable, auth answers for it.
    const cached = await this.cache.read(key).catch(() => null);
    const session = cached ?? (await this.lookUpOnce(key, caller));
    return session && { ...session, key };
  }

  private async lookUpOnce(key: string, caller: string): Promise<Session | null> {
    if (this.#unknownKeys.has(key)) return null;
    const lookup = this.#lookups.get(key) ?? this.lookUp(key, caller).finally(() => this.#lookups.delete(key));
    this.#lookups.set(key, lookup);
    return lookup;
  }

  private async lookUp(key: string, caller: string): Promise<Session | null> {
    // Other calls may wait for the same lookup, so it must not end with the connection of the first one.
    const release = await this.#lane.enter(caller, Object.assign(new EventEmitter(), { closed: false }));
    try {
      const { session = null } = await this.client.call(internalSessions.read, { key });
      if (session === null) this.#unknownKeys.set(key, true);
      return session;
    } finally {
      release();
    }
  }
}
