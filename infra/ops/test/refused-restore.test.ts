import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyDatabase, dropDatabase } from '../../database/prepare-database.ts';
import { PASSWORDS, TEMPLATE_DATABASE } from '../../test/template-database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { backUp } from '../backup.ts';
import { withAdminClient } from '../database/client.ts';
import { readRolePasswords } from '../open-installation.ts';
import { createFolderTarget } from '../targets/folder-target.ts';
import { adminUrl, createTestInstallation, query } from './support/test-installation.ts';

const SECRET_FILES = ['secrets.json', 'admin-password'];
const ACCOUNT_SQL = `insert into auth.users (username, email, password) values ('maria', 'm@example.org', 'hash')`;
/** Name that the command itself uses. No other test has a database of that name. */
const DATABASE = 'placelore';
/** The command without its check for a stale build, in a separate process, as an operator runs it. */
const SCRIPT = `
  import { restoreDataFolder } from './infra/ops/local-commands.ts';
  import { readSettings } from './infra/launcher/settings.ts';
  await restoreDataFolder(process.argv.slice(1), readSettings(process.env));`;
const runRestore = (archive: string, variables: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT, archive], {
    cwd: resolve(__dirname, '../../..'),
    env: { PATH: process.env.PATH, ...variables },
  });

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-refused-'));
  database = await createTestDatabase();
  await copyDatabase({ adminUrl, passwords: PASSWORDS, database: DATABASE }, TEMPLATE_DATABASE);
});
afterAll(async () => {
  await dropDatabase(adminUrl, DATABASE);
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Returns what the server stores for the roles' passwords. A different salt would show that one was set again. */
const readStoredPasswords = () =>
  withAdminClient(adminUrl, async (client) => {
    const { rows } = await client.query(
      `select rolname, rolpassword from pg_authid where rolname like 'placelore%' order by 1`,
    );
    return rows;
  });

const readSecretFiles = (dataDir: string) =>
  Promise.all(SECRET_FILES.map((name) => readFile(join(dataDir, name), 'utf8')));

test("restore: changes neither the secrets nor the roles' passwords when it is refused on the server of DATABASE_URL", async () => {
  const source = createTestInstallation(database, join(folder, 'source'));
  const secrets = new Map(SECRET_FILES.map((name) => [name, Buffer.from('of the archive')]));
  const { name } = await backUp(source, createFolderTarget(join(folder, 'archives')), { recipients: [], secrets });
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  for (const file of SECRET_FILES) await writeFile(join(dataDir, file), '{}');
  await query({ ...source, database: DATABASE }, ACCOUNT_SQL);
  const before = await readStoredPasswords();
  expect(before).toHaveLength(4);

  const variables = { DATA_DIR: dataDir, DATABASE_URL: adminUrl, REDIS_URL: database.redisUrl };
  await expect(runRestore(name, variables)).rejects.toThrow('This installation is not empty (the database)');
  expect(await readStoredPasswords()).toEqual(before);
  expect(await readSecretFiles(dataDir)).toEqual(['{}', '{}']);
});

test('restore: names the passwords that it needs', () => {
  const config = { AUTH_DATABASE_PASSWORD: 'a', PLACES_DATABASE_PASSWORD: 'p' };
  expect(() => readRolePasswords(config)).toThrow(/set CONTENT_DATABASE_PASSWORD, ANALYSIS_DATABASE_PASSWORD\.$/);
  const all = { ...config, CONTENT_DATABASE_PASSWORD: 'c', ANALYSIS_DATABASE_PASSWORD: 'n' };
  expect(readRolePasswords(all)).toEqual({ auth: 'a', content: 'c', analysis: 'n', places: 'p' });
});
