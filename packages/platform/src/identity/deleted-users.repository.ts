import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Advisory locks are shared by the whole database, so each owner's carry its schema. */
const LOCK_KEY_SQL = `hashtextextended(current_schema() || ':removed-user:' || $1::text, 41)`;

/**
 * The accounts an owner has removed everything of. A signed identity outlives its account by up to a minute, and work
 * that was under way by more: whoever writes a row of a user asks here first, in the same transaction.
 */
@Injectable()
export class DeletedUsers {
  constructor(private readonly dataSource: DataSource) {}

  /** From the end of this call on nothing more is made for the user; what was being made is there to be removed. */
  async add(userId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(${LOCK_KEY_SQL})`, [userId]);
      await manager.query('insert into deleted_users (user_id) values ($1) on conflict do nothing', [userId]);
    });
  }

  /** Whether the account is gone; if not, it counts as there until the caller's transaction ends. Guests always are. */
  async isDeleted(manager: EntityManager, userId: number | null): Promise<boolean> {
    if (userId === null) return false;
    // A statement of its own: the next one has to see what was committed while this one waited.
    await manager.query(`select pg_advisory_xact_lock_shared(${LOCK_KEY_SQL})`, [userId]);
    const rows: unknown[] = await manager.query('select 1 from deleted_users where user_id = $1', [userId]);
    return rows.length > 0;
  }
}
