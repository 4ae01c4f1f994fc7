import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Key of the advisory lock for seeding; any number that nothing else uses. */
export const SEEDING_LOCK = 7_301_947_031;

/** Contains all SQL about published guidebook records. */
@Injectable()
export class StarterLibraryRepository {
  /**
   * Waits until no other process is seeding, and keeps others from starting until the transaction ends. Lifts the time
   * limits of the transaction, because composing all articles can exceed them on a slow machine.
   */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('set local idle_in_transaction_session_timeout = 0');
    await manager.query('set local statement_timeout = 0');
    await manager.query('select pg_advisory_xact_lock($1)', [SEEDING_LOCK]);
  }

  /** Returns whether there is an article, published or not. */
  async hasArticles(manager: EntityManager): Promise<boolean> {
    const [row]: { exists: boolean }[] = await manager.query('select exists (select from articles)');
    return row!.exists;
  }

  /** Returns the ids of records that already became articles once. */
  async findSeededIds(manager: EntityManager): Promise<Set<string>> {
    const rows: { id: string }[] = await manager.query('select guidebook_id as id from starter_records');
    return new Set(rows.map(({ id }) => id));
  }

  /** Records that every guidebook record with an article has been seeded. */
  async markSeeded(manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into starter_records (guidebook_id)
       select guidebook_id from articles where guidebook_id is not null
       on conflict do nothing`,
    );
  }
}
