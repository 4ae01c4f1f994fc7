import { createHash, randomBytes } from 'node:crypto';
import { type Session, session } from '@placelore/contracts/core/identity.js';
import type { Redis } from 'ioredis';
import { KEY_PREFIX } from '../queues/redis.js';

/** Seconds a session lives after its last use. */
export const SESSION_TTL_SECONDS = 30 * 24 * 3600;
/** Seconds for which a session is cached. After that, auth is queried again, which records the use. */
export const CACHED_SESSION_SECONDS = 300;

const ID_BYTES = 32;

/** Returns a random session id for the cookie. */
export const createSessionId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** Returns the key of a session: the hash of the id in the cookie, so that stored data cannot be used to sign in. */
export const toSessionKey = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Checks whether a cookie can be the id of a session. */
export const isSessionId = (id: string): boolean => /^[\w-]{43}$/.test(id);

const toCacheKey = (key: string) => `${KEY_PREFIX}:session:${key}`;

/**
 * Sessions in Redis, where all gateways read them in one round trip without a write, even on a full disk. Auth owns the
 * sessions in its database, writes them to this cache, and removes them when they end.
 */
export class SessionCache {
  constructor(private readonly redis: Redis) {}

  async write(key: string, content: Session): Promise<void> {
    await this.redis.set(toCacheKey(key), JSON.stringify(content), 'EX', CACHED_SESSION_SECONDS);
  }

  /** Returns null when the session is not cached, which does not mean that it does not exist. */
  async read(key: string): Promise<Session | null> {
    const stored = await this.redis.get(toCacheKey(key));
    if (stored === null) return null;
    return session.safeParse(JSON.parse(stored)).data ?? null;
  }

  async delete(keys: readonly string[]): Promise<void> {
    // One by one, because a cluster stores them on several nodes.
    await Promise.all(keys.map((key) => this.redis.del(toCacheKey(key))));
  }
}
