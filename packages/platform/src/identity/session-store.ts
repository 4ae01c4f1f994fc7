import { createHash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { KEY_PREFIX } from '../queues/redis.js';

/** Seconds a session lives after its last use. */
export const SESSION_TTL_SECONDS = 30 * 24 * 3600;

const session = z.object({ userId: z.number().int(), username: z.string(), isAdmin: z.boolean() });
export type Session = z.infer<typeof session>;

const toSessionKey = (hash: string) => `${KEY_PREFIX}:session:${hash}`;
const toUserKey = (userId: number) => `${KEY_PREFIX}:sessions-of:${userId}`;

/**
 * Sessions in Redis. The browser holds a random id; only its hash is stored, so that stored data cannot be used to sign
 * in. Reading takes one round trip.
 */
export class SessionStore {
  constructor(private readonly redis: Redis) {}

  /** Starts a session. @returns the id for the cookie. */
  async start(content: Session): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const hash = SessionStore.hash(id);
    // Not one transaction, because a cluster has no transactions over several nodes. A session that does not reach the
    // user's list belongs to no one: its id was never sent.
    await this.redis.set(toSessionKey(hash), JSON.stringify(content), 'EX', SESSION_TTL_SECONDS);
    await this.redis
      .multi()
      .sadd(toUserKey(content.userId), hash)
      .expire(toUserKey(content.userId), SESSION_TTL_SECONDS)
      .exec();
    return id;
  }

  /** Returns the session of a cookie's id and its key, or null without one, and extends its lifetime. */
  async read(id: string): Promise<(Session & { key: string }) | null> {
    const key = SessionStore.hash(id);
    const stored = await this.redis.getex(toSessionKey(key), 'EX', SESSION_TTL_SECONDS);
    if (stored === null) return null;
    const parsed = session.safeParse(JSON.parse(stored));
    if (!parsed.success) return null;
    // The user's list must outlive all its sessions, or ending all would miss one. The call does not wait for it.
    this.redis.expire(toUserKey(parsed.data.userId), SESSION_TTL_SECONDS).catch(() => {});
    return { ...parsed.data, key };
  }

  async end(key: string, userId: number): Promise<void> {
    await this.redis.del(toSessionKey(key));
    await this.redis.srem(toUserKey(userId), key);
  }

  /**
   * Ends every session of a user who is suspended or deleted. A session that starts at the same time survives, but
   * stays in the user's list for the next call.
   */
  async endAll(userId: number): Promise<void> {
    const keys = await this.redis.smembers(toUserKey(userId));
    if (keys.length === 0) return;
    await Promise.all(keys.map((key) => this.redis.del(toSessionKey(key))));
    await this.redis.srem(toUserKey(userId), ...keys);
  }

  private static hash(id: string): string {
    return createHash('sha256').update(id).digest('hex');
  }
}
