import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvFile } from './env-file.ts';

const root = resolve(__dirname, '../..');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore new env-'));
  await mkdir(join(folder, 'infra/docker'), { recursive: true });
  for (const path of ['.env.example', 'infra/docker/new-env.sh']) await cp(join(root, path), join(folder, path));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, '.env');
const runScript = () => execFileSync('sh', ['infra/docker/new-env.sh'], { cwd: folder, encoding: 'utf8' });
const getMode = async () => (await stat(file())).mode & 0o777;

it('new-env: writes a private file with a new secret for each empty variable', async () => {
  expect(runScript()).toMatch(/^\.env was created\. .*ADMIN_PASSWORD/);
  expect(await getMode()).toBe(0o600);
  const variables = readEnvFile(await readFile(file(), 'utf8')).filter(({ commentedOut }) => !commentedOut);
  expect(variables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['IDENTITY_SECRET', 'S3_SECRET_KEY', 'ADMIN_PASSWORD']),
  );
  expect(new Set(variables.map(({ value }) => value)).size).toBe(variables.length);
  // Passwords are parts of URLs, and object stores refuse keys longer than Amazon's.
  for (const { value } of variables) expect(value).toMatch(/^[0-9a-f]{20,64}$/);
  expect(variables.find(({ name }) => name === 'S3_ACCESS_KEY')?.value).toHaveLength(20);
  expect(variables.find(({ name }) => name === 'S3_SECRET_KEY')?.value).toHaveLength(40);
});

it('new-env: copies everything else of the example', async () => {
  runScript();
  const clearedFile = (await readFile(file(), 'utf8')).replace(/^([A-Z][A-Z0-9_]*=).*$/gm, '$1');
  expect(clearedFile).toBe(await readFile(join(folder, '.env.example'), 'utf8'));
});

it('new-env: keeps an existing file and makes it private', async () => {
  await writeFile(file(), 'IDENTITY_SECRET=mine\n');
  await chmod(file(), 0o644);
  expect(runScript()).toContain('its values stay');
  expect(await readFile(file(), 'utf8')).toBe('IDENTITY_SECRET=mine\n');
  expect(await getMode()).toBe(0o600);
});
