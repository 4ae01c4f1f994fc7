import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildStoresEnvironment,
  getAdminUrl,
  overrideOpsEnvironment,
  readOpsEnvironment,
  writeOpsEnvironment,
} from './ops-environment.ts';
import type { LaunchContext } from './service-processes.ts';
import { readSettings } from './settings.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'placelore-ops-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const buildContext = (env: Record<string, string> = {}): LaunchContext => ({
  root: '/product',
  settings: readSettings({ DATA_DIR: dataDir, ...env }),
  secrets: { POSTGRES_PASSWORD: 'secret' } as LaunchContext['secrets'],
  adminPassword: 'admin-password',
  redisUrl: 'redis://r',
  databaseUrls: { auth: 'postgres://auth@127.0.0.1:5555/placelore' } as LaunchContext['databaseUrls'],
  ports: { auth: 1001, content: 1002, analysis: 1003, places: 1004, worker: 1005, frontend: 1006, gateway: 1007 },
});

describe('ops environment', () => {
  it('examines the stores of the next start, if the shell names others', () => {
    const recorded = { DATABASE_ADMIN_URL: 'postgres://own', REDIS_URL: 'redis://own' };
    const shell = { DATABASE_URL: 'postgres://other', REDIS_URL: 'redis://other' };
    expect(overrideOpsEnvironment(recorded, shell)).toMatchObject({
      DATABASE_ADMIN_URL: 'postgres://other',
      REDIS_URL: 'redis://other',
    });
    expect(overrideOpsEnvironment(recorded, { DATABASE_URL: '' })).toMatchObject(recorded);
  });

  it('names an invalid setting in one line, without a stack', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'run-cli.ts'), 'doctor'], {
      env: { ...process.env, DATA_DIR: dataDir, S3_ENDPOINT: 'http://127.0.0.1:1' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      'S3_BUCKET is needed when S3_ENDPOINT is set: correct this environment variable and start again.\n',
    ]);
  });

  it('leads commands to the running stores and services through a file that only its user can read', async () => {
    await writeOpsEnvironment(buildContext({ BACKUP_RECIPIENT: 'b', OPENAI_API_KEY: 'k' }));
    const environment = await readOpsEnvironment(dataDir);
    expect(environment).not.toHaveProperty('dataDir');
    expect(environment).toMatchObject({
      DATABASE_ADMIN_URL: 'postgres://postgres:secret@127.0.0.1:5555/postgres',
      REDIS_URL: 'redis://r',
      STORAGE_DIR: expect.stringContaining(dataDir),
      GATEWAY_URL: 'http://127.0.0.1:1007',
      AUTH_URL: 'http://127.0.0.1:1001',
      BACKUP_RECIPIENT: 'b',
      OPENAI_API_KEY: 'k',
    });
    expect((await stat(join(dataDir, 'ops-environment.json'))).mode & 0o777).toBe(0o600);
  });

  it('reports that the product is not running on a folder', async () => {
    await expect(readOpsEnvironment(dataDir)).rejects.toThrow(`Placelore does not run on ${dataDir}`);
  });

  it('names the stores that the operator has configured', () => {
    const s3 = { S3_ENDPOINT: 'http://s', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
    const context = buildContext({ DATABASE_URL: 'postgres://admin@db/postgres', ...s3 });
    const adminUrl = getAdminUrl(context);
    const environment = buildStoresEnvironment(context.settings, { adminUrl, redisUrl: 'redis://r' });
    expect(environment).toMatchObject({ DATABASE_ADMIN_URL: 'postgres://admin@db/postgres', ...s3 });
    expect(environment).not.toHaveProperty('STORAGE_DIR');
  });
});
