import { createHash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { KEY_PREFIX } from '../queues/redis.js';

/** Seconds a session lives after it was last used. */
export const SESSION_TTL_SECONDS = 30 * 24 * 3600;

const session = z.object({ userId: z.number().int(), username: z.string(), isAdmin: z.boolean() });
export type Session = z.infer<typeof session>;

const toSessionKey = (hash: string) => `${KEY_PREFIX}:session:${hash}`;
const toUserKey = (userId: number) => `${KEY_PREFIX}:sessions-of:${userId}`;

/**
 * Sessions in Redis. The browser holds a random id; only its hash is a key here, so that what is stored cannot be used
 * to sign in. Reading is one round trip.
 */
export class SessionStore {
  constructor(private readonly redis: Redis) {}

  /** Starts a session. @returns the id for the cookie. */
  async start(content: Session): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const hash = SessionStore.hash(id);
    await this.redis
      .multi()
      .set(toSessionKey(hash), JSON.stringify(content), 'EX', SESSION_TTL_SECONDS)
      .sadd(toUserKey(content.userId), hash)
      .expire(toUserKey(content.userId), SESSION_TTL_SECONDS)
      .exec();
    return id;
  }

  /** The session of a cookie's id and its key; null when there is none. Using it extends it. */
  async read(id: string): Promise<(Session & { key: string }) | null> {
    const key = SessionStore.hash(id);
    const stored = await this.redis.getex(toSessionKey(key), 'EX', SESSION_TTL_SECONDS);
    if (stored === null) return null;
    const parsed = session.safeParse(JSON.parse(stored));
    if (!parsed.success) return null;
    // The user's list has to outlive every session in it, or ending all would miss this one. Nobody waits for it.
    this.redis.expire(toUserKey(parsed.data.userId), SESSION_TTL_SECONDS).catch(() => {});
    return { ...parsed.data, key };
  }

  async end(key: string, userId: number): Promise<void> {
    await this.redis.multi().del(toSessionKey(key)).srem(toUserKey(userId), key).exec();
  }

  /**
   * Ends every session of a user, as suspending or deleting them does. One that begins meanwhile goes on, and stays in
   * the user's list for the next call to find.
   */
  async endAll(userId: number): Promise<void> {
    const keys = await this.redis.smembers(toUserKey(userId));
    if (keys.length === 0) return;
    await this.redis
      .multi()
      .del(...keys.map(toSessionKey))
      .srem(toUserKey(userId), ...keys)
      .exec();
  }

  private static hash(id: string): string {
    return createHash('sha256').update(id).digest('hex');
  }
}
