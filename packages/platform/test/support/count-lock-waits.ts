import type { DataSource, QueryRunner } from 'typeorm';

/**
 * Counts the statements in the database of this test that wait for a lock.
 * @param dataSource needs a free connection
 * @param pattern SQL pattern of the statements to count, case-insensitive
 */
export async function countLockWaits(dataSource: DataSource, pattern = '%'): Promise<number> {
  const [{ waiting }] = await dataSource.query(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
    [pattern],
  );
  return waiting;
}

/**
 * Counts the waits for a whole table in the database of this test. Other databases have tables with the same ids.
 * @param runner may be in the transaction that holds the lock, when all other connections wait for it
 */
export async function countTableLockWaits(runner: QueryRunner): Promise<number> {
  const [{ waiting }] = await runner.query(
    `select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and not granted`,
  );
  return waiting;
}
