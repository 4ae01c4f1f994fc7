import { Injectable } from '@nestjs/common';
import type { Session } from '@placelore/contracts/core/identity.js';
import { writeIfPossible } from '@placelore/platform/database/storage-errors.js';
import { SESSION_TTL_SECONDS } from '@placelore/platform/identity/session-cache.js';
import { DataSource, type EntityManager } from 'typeorm';

/** SQL of sessions. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(key: string, userId: number): Promise<void> {
    await this.dataSource.query('insert into sessions (key, user_id) values ($1, $2)', [key, userId]);
  }

  /** Returns the unexpired session of an active user, with the user's current name and role. */
  async find(key: string): Promise<Session | null> {
    const [found] = await this.dataSource.query(
      `select users.id as "userId", users.username::text as username, users.is_admin as "isAdmin"
         from sessions join users on users.id = sessions.user_id
        where sessions.key = $1 and users.status = 'active'
          and sessions.last_used_at > now() - make_interval(secs => $2)`,
      [key, SESSION_TTL_SECONDS],
    );
    return found ?? null;
  }

  /**
   * Records the use of a session, precise to an hour. Skipped on a full disk, because reading sessions must still work.
   */
  async markUsed(key: string): Promise<void> {
    await writeIfPossible(() =>
      this.dataSource.query(
        `update sessions set last_used_at = now() where key = $1 and last_used_at < now() - interval '1 hour'`,
        [key],
      ),
    );
  }

  async delete(key: string): Promise<void> {
    await this.dataSource.query('delete from sessions where key = $1', [key]);
  }

  async listKeys(userId: number): Promise<string[]> {
    const rows: { key: string }[] = await this.dataSource.query('select key from sessions where user_id = $1', [
      userId,
    ]);
    return rows.map(({ key }) => key);
  }

  /** @returns the keys of the deleted sessions */
  async deleteAll(userId: number, manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const [rows]: [{ key: string }[]] = await manager.query('delete from sessions where user_id = $1 returning key', [
      userId,
    ]);
    return rows.map(({ key }) => key);
  }

  /** Deletes up to `max` expired sessions. @returns their number */
  async deleteExpired(max: number): Promise<number> {
    const [, count] = await this.dataSource.query(
      `delete from sessions where key in (
         select key from sessions where last_used_at < now() - make_interval(secs => $1) limit $2)`,
      [SESSION_TTL_SECONDS, max],
    );
    return count;
  }
}
