import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The advisory lock of seeding: any number that no other lock has. */
export const SEEDING_LOCK = 7_301_947_031;

/** All SQL about what has been made of the guidebook. */
@Injectable()
export class StarterLibraryRepository {
  /** Waits until no other process is seeding, and keeps others out until the transaction ends. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1)', [SEEDING_LOCK]);
  }

  /** Ids of the records that were made into articles before. */
  async findSeededIds(manager: EntityManager): Promise<Set<string>> {
    const rows: { id: string }[] = await manager.query('select guidebook_id as id from starter_records');
    return new Set(rows.map(({ id }) => id));
  }

  /** Remembers every record that there is an article about. */
  async markSeeded(manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into starter_records (guidebook_id)
       select guidebook_id from articles where guidebook_id is not null
       on conflict do nothing`,
    );
  }
}
