import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from './processes/startup-error.ts';
import { readAdminPassword, readSecrets } from './secrets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const getMode = async (name: string) => (await stat(join(folder, name))).mode & 0o777;

test('secrets: are random, distinct, stored, and readable only by their owner', async () => {
  const first = await readSecrets(folder);
  expect(new Set(Object.values(first)).size).toBe(8);
  for (const secret of Object.values(first)) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await getMode('secrets.json')).toBe(0o600);
  expect(await readSecrets(folder)).toEqual(first);
});

test('secrets: adds a secret that a newer version needs, and keeps the others', async () => {
  const { COOKIE_SECRET, ...otherSecrets } = await readSecrets(folder);
  await writeFile(join(folder, 'secrets.json'), JSON.stringify(otherSecrets));
  const reread = await readSecrets(folder);
  expect(reread).toMatchObject(otherSecrets);
  expect(reread.COOKIE_SECRET).not.toBe(COOKIE_SECRET);
});

test('secrets: never replaces a damaged file', async () => {
  await writeFile(join(folder, 'secrets.json'), '{"IDENTITY_SECRET": "');
  await expect(readSecrets(folder)).rejects.toThrow('secrets.json is damaged');
  expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe('{"IDENTITY_SECRET": "');
});

test.each([
  ['missing', undefined],
  ['without the password of the database', '{}'],
])('secrets: rejects a file that is %s if there is already a database', async (_how, text) => {
  await mkdir(join(folder, 'postgres', 'data'), { recursive: true });
  await writeFile(join(folder, 'postgres', 'data', 'initialised'), '');
  if (text !== undefined) await writeFile(join(folder, 'secrets.json'), text);
  const rejection = await readSecrets(folder).catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(StartupError);
  expect((rejection as StartupError).message).toMatch(
    /secrets\.json .* restore that file from a backup, or set DATA_DIR/,
  );
  expect(await readFile(join(folder, 'secrets.json'), 'utf8').catch(() => undefined)).toBe(text);
});

test('admin password: is generated once and stored in a private file', async () => {
  const first = await readAdminPassword(folder, undefined);
  expect(first.password.length).toBeGreaterThanOrEqual(20);
  expect(await getMode('admin-password')).toBe(0o600);
  expect(await readAdminPassword(folder, undefined)).toEqual(first);
});

test('admin password: uses a configured one and does not store it', async () => {
  expect(await readAdminPassword(folder, 'from-configuration')).toEqual({ password: 'from-configuration' });
  await expect(stat(join(folder, 'admin-password'))).rejects.toThrow('ENOENT');
});
