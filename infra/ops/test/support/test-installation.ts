import { LocalStorage } from '@placelore/platform/storage/local-storage.js';
import pg from 'pg';
import { migrations as analysis } from '../../../../services/analysis/src/database.ts';
import { migrations as auth } from '../../../../services/auth/src/database.ts';
import { migrations as content } from '../../../../services/content/src/database.ts';
import { migrations as places } from '../../../../services/places/src/database.ts';
import { PASSWORDS } from '../../../test/template-database.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { countAllRows } from '../../database/catalog.ts';
import { getDatabaseUrl, withAdminClient } from '../../database/client.ts';
import type { Installation, RestorableInstallation } from '../../installation.ts';

export const MIGRATIONS = { auth, content, analysis, places };
export const adminUrl = process.env.TEST_DATABASE_URL ?? '';

/** Returns an installation with the stores of a test. */
export const createTestInstallation = (database: TestDatabase, storageFolder: string): RestorableInstallation => ({
  version: '1.0.0',
  adminUrl,
  database: new URL(database.urls.auth).pathname.slice(1),
  passwords: PASSWORDS,
  storage: new LocalStorage(storageFolder),
  redisUrl: database.redisUrl,
  migrations: MIGRATIONS,
});

/** Runs a statement in the database of an installation. */
export const query = <Row extends pg.QueryResultRow>({ database }: Installation, sql: string): Promise<Row[]> =>
  withAdminClient(getDatabaseUrl(adminUrl, database), async (client) => (await client.query<Row>(sql)).rows);

/** Returns a hash of all rows of each table, and their number. */
export const describeTables = ({ database }: Installation): Promise<Record<string, unknown>> =>
  withAdminClient(getDatabaseUrl(adminUrl, database), async (client) => {
    const described: Record<string, unknown> = {};
    for (const [table, count] of await countAllRows(client)) {
      const { rows } = await client.query(
        `select md5(string_agg(t::text, '' order by t::text)) as hash from ${table} t`,
      );
      described[table] = { count, hash: rows[0].hash };
    }
    return described;
  });

/** Makes the server refuse statements that begin with this text, until the spy is restored. */
export function failQuery(start: string) {
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  return jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const isRefused = typeof args[0] === 'string' && args[0].startsWith(start);
    return original.apply(this, isRefused ? ['select 1 / 0'] : args);
  } as never);
}
