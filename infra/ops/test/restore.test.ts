import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabase } from '../../database/prepare-database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { backUp } from '../backup.ts';
import { withAdminClient } from '../database/client.ts';
import type { RestorableInstallation } from '../installation.ts';
import { restore, type VerifiedArchive, verifyArchive } from '../restore.ts';
import { createFileSource, createFolderTarget } from '../targets/folder-target.ts';
import {
  adminUrl,
  createTestInstallation,
  describeTables,
  failQuery,
  MIGRATIONS,
  query,
} from './support/test-installation.ts';

let folder: string;
let source: RestorableInstallation;
let archive: VerifiedArchive;
const databases: TestDatabase[] = [];

async function createInstallation(name: string, username: string): Promise<RestorableInstallation> {
  const database = await createTestDatabase();
  databases.push(database);
  const installation = createTestInstallation(database, join(folder, name));
  await query(
    installation,
    `insert into auth.users (username, email, password) values ('${username}', 'a@example.org', 'hash')`,
  );
  return installation;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-restore-'));
  source = await createInstallation('source', 'restored');
  const { name } = await backUp(source, createFolderTarget(join(folder, 'archives')), {
    recipients: [],
    secrets: new Map(),
  });
  archive = await verifyArchive(createFileSource(name), undefined, MIGRATIONS);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true });
});

test('restore: leaves the database as it was when the restored one cannot take its name', async () => {
  const target = await createInstallation('unnamed', 'former');
  const before = await describeTables(target);
  const failing = failQuery(`alter database "${target.database}_restoring" rename`);
  await expect(restore(target, archive)).rejects.toThrow('division by zero');
  failing.mockRestore();
  expect(await describeTables(target)).toEqual(before);
  const names = `select datname from pg_database where datname like '${target.database}%'`;
  expect(await query(target, names)).toEqual([{ datname: target.database }]);
  await restore(target, archive);
  expect(await describeTables(target)).toEqual(await describeTables(source));
  expect(await query(target, names)).toEqual([{ datname: target.database }]);
});

test('restore: keeps a replaced database that may be the only copy', async () => {
  const target = await createInstallation('interrupted', 'former');
  const replaced = `${target.database}_replaced`;
  await withAdminClient(adminUrl, (client) =>
    client.query(`alter database "${target.database}" rename to "${replaced}"`),
  );
  const failing = failQuery(`alter database "${target.database}_restoring" rename`);
  await expect(restore(target, archive)).rejects.toThrow('division by zero');
  failing.mockRestore();
  await restore(target, archive);
  expect(await describeTables(target)).toEqual(await describeTables(source));
  const former = await query({ ...target, database: replaced }, 'select username::text from auth.users');
  await dropDatabase(adminUrl, replaced);
  expect(former).toEqual([{ username: 'former' }]);
});

test('restore: succeeds but reports it when Redis cannot be emptied', async () => {
  const target = await createInstallation('without-redis', 'former');
  const replaced = jest.fn(async () => undefined);
  await expect(restore({ ...target, redisUrl: 'redis://127.0.0.1:1' }, archive, replaced)).rejects.toThrow(
    /^The restore is done, but not all that it replaced is removed: before the start, delete the keys placelore:\* of Redis by hand \(.+\)\.$/,
  );
  expect(replaced).toHaveBeenCalledTimes(1);
  expect(await describeTables(target)).toEqual(await describeTables(source));
  const names = `select datname from pg_database where datname like '${target.database}%'`;
  expect(await query(target, names)).toEqual([{ datname: target.database }]);
});
