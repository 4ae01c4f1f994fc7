import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** All services of a database share its advisory locks, so each service's keys contain its schema. */
const LOCK_KEY_SQL = `hashtextextended(current_schema() || ':removed-user:' || $1::text, 41)`;

/**
 * Accounts whose data a service has deleted. A signed identity outlives its account by up to a minute, and a running
 * job for longer. Code that writes a row for a user must therefore check here first, in the same transaction.
 */
@Injectable()
export class DeletedUsers {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Records the deletion. After this call no row is created for the user, and all earlier ones are visible for
   * deletion.
   */
  async add(userId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(${LOCK_KEY_SQL})`, [userId]);
      await manager.query('insert into deleted_users (user_id) values ($1) on conflict do nothing', [userId]);
    });
  }

  /**
   * Returns whether the account is deleted. If not, it cannot be deleted until the caller's transaction ends. Guests
   * never count as deleted.
   */
  async isDeleted(manager: EntityManager, userId: number | null): Promise<boolean> {
    if (userId === null) return false;
    // A separate statement, because the next one must see what was committed while this one waited.
    await manager.query(`select pg_advisory_xact_lock_shared(${LOCK_KEY_SQL})`, [userId]);
    const rows: unknown[] = await manager.query('select 1 from deleted_users where user_id = $1', [userId]);
    return rows.length > 0;
  }
}
