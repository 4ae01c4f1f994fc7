import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Session } from '@placelore/contracts/core/identity.js';
import { createSessionId, SessionCache, toSessionKey } from '@placelore/platform/identity/session-cache.js';
import { IntervalTask } from '@placelore/platform/jobs/interval-task.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import type { EntityManager } from 'typeorm';
import { SessionsRepository } from './sessions.repository.js';

/** Milliseconds between deletions of expired sessions, and rows per statement. */
const CLEANUP_INTERVAL_MS = 3_600_000;
const CLEANUP_BATCH_SIZE = 5_000;

/** Sessions in the database, which outlive an emptied Redis. Gateways read them from the cache in Redis. */
@Injectable()
export class SessionStore implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly cleanup = new IntervalTask(
    () => this.deleteExpired(),
    (thrown) => this.logger.warn({ err: thrown }, 'Failed to delete expired sessions; retrying later'),
  );

  constructor(
    private readonly repository: SessionsRepository,
    private readonly cache: SessionCache,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.cleanup.runNow();
    this.cleanup.start(CLEANUP_INTERVAL_MS);
  }

  onApplicationShutdown(): Promise<void> {
    return this.cleanup.stop();
  }

  /** Starts a session. @returns the id for the cookie */
  async start({ userId }: Session): Promise<string> {
    const id = createSessionId();
    await this.repository.insert(toSessionKey(id), userId);
    return id;
  }

  /** Returns the session of the id in a cookie, with its key; null without one. */
  async read(id: string): Promise<(Session & { key: string }) | null> {
    const key = toSessionKey(id);
    const session = await this.find(key);
    return session && { ...session, key };
  }

  /** Returns the session with a key, records its use and caches it; null when there is none. */
  async find(key: string): Promise<Session | null> {
    const session = await this.repository.find(key);
    if (!session) return null;
    await this.repository.markUsed(key);
    await this.writeToCache(key, session);
    // If the session ended between the first reading and the caching, its end did not remove it from the cache.
    if (await this.repository.find(key)) return session;
    await this.cache.delete([key]);
    return null;
  }

  /** Ends a session. While Redis accepts no writes, a cached copy can still be read for at most five minutes. */
  async end(key: string): Promise<void> {
    await this.repository.delete(key);
    await this.deleteFromCache([key]);
  }

  /**
   * Ends every session of a user. A session that starts at the same time survives until the next call.
   * @param formerKeys keys of sessions that have already ended, but may have been cached again since
   * @throws Error while Redis is unavailable: the cache may still contain one of the sessions, for at most five minutes
   */
  async endAll(userId: number, formerKeys: readonly string[] = []): Promise<void> {
    // The cache comes first: if that fails, the rows still have the keys for the next call.
    await this.cache.delete([...formerKeys, ...(await this.repository.listKeys(userId))]);
    await this.cache.delete(await this.repository.deleteAll(userId));
  }

  /**
   * Ends every session of a user in the transaction of a change. {@link endAll} must follow the commit, because until
   * then they can be cached again and new ones can start.
   * @returns the keys of the ended sessions
   */
  async endWithin(manager: EntityManager, userId: number): Promise<string[]> {
    const keys = await this.repository.deleteAll(userId, manager);
    // A change such as a suspension must be possible while Redis accepts no writes.
    await this.deleteFromCache(keys);
    return keys;
  }

  async deleteExpired(): Promise<void> {
    while ((await this.repository.deleteExpired(CLEANUP_BATCH_SIZE)) === CLEANUP_BATCH_SIZE);
  }

  private async deleteFromCache(keys: readonly string[]): Promise<void> {
    await this.cache.delete(keys).catch((thrown: unknown) => {
      this.logger.warn({ err: thrown }, 'Failed to remove ended sessions from the cache');
    });
  }

  /** Never throws. If Redis is down or its disk is full, gateways ask auth for each session instead. */
  private async writeToCache(key: string, session: Session): Promise<void> {
    await this.cache.write(key, session).catch((thrown: unknown) => {
      this.logger.warn({ err: thrown }, 'Failed to cache a session');
    });
  }
}
