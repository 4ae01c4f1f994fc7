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

/** Sessions in the database, which survive an emptied Redis; gateways read them from the cache there. */
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

  /** Returns the session of a cookie's id with its key, or null without one. */
  async read(id: string): Promise<(Session & { key: string }) | null> {
    const key = toSessionKey(id);
    const session = await this.find(key);
    return session && { ...session, key };
  }

  /** Returns the session with a key, records its use and caches it; null without one. */
  async find(key: string): Promise<Session | null> {
    const session = await this.repository.find(key);
    if (!session) return null;
    await this.repository.markUsed(key);
    await this.writeToCache(key, session);
    // One that ended between the two readings may have been cached after it was removed there.
    if (await this.repository.find(key)) return session;
    await this.cache.delete([key]);
    return null;
  }

  /** Ends a session. While Redis accepts no writes, a cached copy stays readable for at most five minutes. */
  async end(key: string): Promise<void> {
    await this.repository.delete(key);
    await this.deleteFromCache([key]);
  }

  /**
   * Ends every session of a user. A session that starts at the same time survives until the next call.
   * @param formerKeys sessions that ended before and may have been cached since
   * @throws Error while Redis is unavailable: the cache could still contain one of them, for at most five minutes
   */
  async endAll(userId: number, formerKeys: readonly string[] = []): Promise<void> {
    // Removed from the cache first: if that fails, the next call still knows the keys.
    await this.cache.delete([...formerKeys, ...(await this.repository.listKeys(userId))]);
    await this.cache.delete(await this.repository.deleteAll(userId));
  }

  /**
   * Ends every session of a user in the transaction of a change. Until that commits, they can be cached again, and
   * further ones can start: {@link endAll} must follow it.
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

  /** Without Redis, or on a full disk, gateways ask for each session instead. */
  private async writeToCache(key: string, session: Session): Promise<void> {
    await this.cache.write(key, session).catch((thrown: unknown) => {
      this.logger.warn({ err: thrown }, 'Failed to cache a session');
    });
  }
}
