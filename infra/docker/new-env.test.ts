import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findComposeSecrets, readEnvFile } from './env-file.ts';

const root = resolve(__dirname, '../..');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore new env-'));
  await mkdir(join(folder, 'infra/docker'), { recursive: true });
  for (const path of ['.env.example', 'docker-compose.yml', 'infra/docker/new-env.sh'])
    await cp(join(root, path), join(folder, path));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, '.env');
const readSecret = (name: string) => readFile(join(folder, 'secrets', name), 'utf8');
const runScript = () => execFileSync('sh', ['infra/docker/new-env.sh'], { cwd: folder, encoding: 'utf8' });
const getMode = async (path: string) => (await stat(path)).mode & 0o777;

it('new-env: writes a file for each secret, with a value if it needs one, in a folder that only its owner can open', async () => {
  expect(runScript()).toMatch(/^\.env was created\. .*secrets\/admin_password/);
  const example = readEnvFile(await readFile(join(root, '.env.example'), 'utf8'));
  const needed = example.filter(({ commentedOut, value }) => !commentedOut && value === '').map(({ name }) => name);
  expect(needed).toEqual(expect.arrayContaining(['IDENTITY_SECRET', 'S3_SECRET_KEY', 'ADMIN_PASSWORD']));
  const names = findComposeSecrets(await readFile(join(root, 'docker-compose.yml'), 'utf8'));
  const values = await Promise.all(names.map(async (name) => [name, await readSecret(name.toLowerCase())] as const));
  const generated = values.filter(([name]) => needed.includes(name)).map(([, value]) => value);
  expect(new Set(generated).size).toBe(needed.length);
  // Object stores reject keys longer than Amazon's, and read them without trimming.
  for (const value of generated) expect(value).toMatch(/^[0-9a-f]{20,64}$/);
  expect(await readSecret('s3_access_key')).toHaveLength(20);
  expect(await readSecret('s3_secret_key')).toHaveLength(40);
  // Docker Swarm does not accept empty secrets.
  expect(values.filter(([name]) => !needed.includes(name)).map(([, value]) => value)).toEqual(
    expect.arrayContaining(['\n']),
  );
  expect(await getMode(join(folder, 'secrets'))).toBe(0o700);
  expect(await getMode(join(folder, 'secrets/redis_password'))).toBe(0o644);
});

it('new-env: copies the settings of the example to a private file, without the secrets', async () => {
  runScript();
  expect(await getMode(file())).toBe(0o600);
  const copied = await readFile(file(), 'utf8');
  const example = await readFile(join(folder, '.env.example'), 'utf8');
  expect(copied).toContain('\n# COOKIE_SECRET is in secrets/cookie_secret.\n');
  expect(copied.replace(/^# ([A-Z][A-Z0-9_]*) is in secrets\/.*$/gm, '$1=')).toBe(example);
});

it('new-env: keeps existing values, and makes the file private', async () => {
  await writeFile(file(), 'LOG_LEVEL=debug\n');
  await chmod(file(), 0o644);
  await mkdir(join(folder, 'secrets'));
  await writeFile(join(folder, 'secrets/redis_password'), 'mine');
  expect(runScript()).toContain('its settings stay');
  expect(await readFile(file(), 'utf8')).toBe('LOG_LEVEL=debug\n');
  expect(await getMode(file())).toBe(0o600);
  expect(await readSecret('redis_password')).toBe('mine');
  expect(await readSecret('cookie_secret')).toHaveLength(64);
});

it('new-env: moves secrets out of an existing file', async () => {
  await writeFile(file(), 'IDENTITY_SECRET=a|b&c\nLOG_LEVEL=debug\nOPENAI_API_KEY=sk-1\n');
  runScript();
  expect(await readFile(file(), 'utf8')).toBe(
    '# IDENTITY_SECRET is in secrets/identity_secret.\nLOG_LEVEL=debug\n# OPENAI_API_KEY is in secrets/openai_api_key.\n',
  );
  expect(await readSecret('identity_secret')).toBe('a|b&c');
  expect(await readSecret('openai_api_key')).toBe('sk-1');
});
