import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts, getPortError } from './processes/ports.ts';
import { getCommandLine, identifyProcess, isRunning } from './processes/process-identity.ts';
import { formatStartupError, outdatedDataMessage, StartupError } from './processes/startup-error.ts';
import type { LaunchContext, ServiceName } from './service-processes.ts';
import {
  buildCliEnvironment,
  buildEnvironment,
  createServiceSpec,
  getNodeOptions,
  SERVICES,
} from './service-processes.ts';
import { readSettings } from './settings.ts';

const DATA = mkdtempSync(join(tmpdir(), 'placelore-launcher-'));
afterAll(() => rmSync(DATA, { recursive: true }));
const PORTS = { auth: 1001, content: 1002, analysis: 1003, places: 1004, worker: 1005, frontend: 1006, gateway: 1007 };
const buildContext = (env: Record<string, string> = {}): LaunchContext => ({
  root: '/product',
  settings: readSettings({ DATA_DIR: DATA, PATH: '/bin', OPENAI_API_KEY: 'k', ...env }),
  secrets: { IDENTITY_SECRET: 'identity', COOKIE_SECRET: 'cookie' } as LaunchContext['secrets'],
  adminPassword: 'admin-password',
  redisUrl: 'redis://r',
  databaseUrls: { auth: 'pg://auth', content: 'pg://content', analysis: 'pg://analysis', places: 'pg://places' },
  ports: PORTS,
});

const SHARED = ['HOST', 'LOG_LEVEL', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'NODE_ENV', 'PATH', 'PORT'];
const OF_SERVICES = [...SHARED, 'IDENTITY_SECRET', 'OPENAI_API_KEY', 'RATE_LIMIT_FACTOR', 'REDIS_URL'];
const URLS = ['ANALYSIS_URL', 'AUTH_URL', 'CONTENT_URL', 'FRONTEND_URL', 'PLACES_URL', 'WORKER_URL'];

describe('buildEnvironment', () => {
  test.each<[ServiceName, string[]]>([
    ['frontend', [...SHARED, 'GATEWAY_URL']],
    ['gateway', [...OF_SERVICES, ...URLS, 'COOKIE_SECRET', 'S3_PUBLIC_ENDPOINT']],
    ['worker', [...OF_SERVICES, ...URLS]],
    ['auth', [...OF_SERVICES, 'DATABASE_URL', 'ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']],
    ['content', [...OF_SERVICES, 'DATABASE_URL', 'SPOOL_DIR', 'STORAGE_DIR']],
    ['analysis', [...OF_SERVICES, 'DATABASE_URL', 'SPOOL_DIR', 'STORAGE_DIR']],
    ['places', [...OF_SERVICES, 'DATABASE_URL', 'TILES_DIR']],
  ])('gives %s what it needs, and nothing else', (name, variables) => {
    const environment = buildEnvironment(name, buildContext());
    expect(Object.keys(environment).sort()).toEqual([...variables].sort());
    expect(environment).toMatchObject({
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(PORTS[name]), LOG_LEVEL: 'info', PATH: '/bin' },
      ...{ MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
    });
    if (name !== 'frontend')
      expect(environment).toMatchObject({
        REDIS_URL: 'redis://r',
        IDENTITY_SECRET: 'identity',
        RATE_LIMIT_FACTOR: '1',
      });
    if (variables.includes('DATABASE_URL')) expect(environment.DATABASE_URL).toBe(`pg://${name}`);
  });

  test('gives services the URLs of the services that they call', () => {
    const urls = {
      ...{ AUTH_URL: 'http://127.0.0.1:1001', CONTENT_URL: 'http://127.0.0.1:1002' },
      ...{ ANALYSIS_URL: 'http://127.0.0.1:1003', PLACES_URL: 'http://127.0.0.1:1004' },
      ...{ WORKER_URL: 'http://127.0.0.1:1005', FRONTEND_URL: 'http://127.0.0.1:1006' },
    };
    expect(buildEnvironment('gateway', buildContext())).toMatchObject({ ...urls, COOKIE_SECRET: 'cookie' });
    expect(buildCliEnvironment(buildContext())).toEqual(buildEnvironment('worker', buildContext()));
    expect(buildEnvironment('worker', buildContext())).toMatchObject(urls);
    expect(buildEnvironment('frontend', buildContext()).GATEWAY_URL).toBe('http://127.0.0.1:1007');
  });

  test('stores files in the data folder, or in an object store', () => {
    expect(buildEnvironment('content', buildContext())).toMatchObject({
      SPOOL_DIR: join(DATA, 'spool'),
      STORAGE_DIR: join(DATA, 'storage'),
    });
    expect(buildEnvironment('places', buildContext()).TILES_DIR).toBe(join(DATA, 'tiles'));
    const s3 = {
      S3_ENDPOINT: 'http://s3',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 's',
      S3_PUBLIC_ENDPOINT: 'http://p',
    };
    const environment = buildEnvironment('analysis', buildContext(s3));
    expect(environment).toMatchObject(s3);
    expect(environment).not.toHaveProperty('STORAGE_DIR');
    expect(buildEnvironment('gateway', buildContext(s3)).S3_PUBLIC_ENDPOINT).toBe('http://p');
    expect(buildEnvironment('gateway', buildContext()).S3_PUBLIC_ENDPOINT).toBe('');
  });

  test('names the admin only for auth, and the public URL for pages', () => {
    const admin = { ADMIN_USERNAME: 'marta', ADMIN_EMAIL: 'm@a.example' };
    const context = buildContext({ ...admin, PUBLIC_URL: 'https://a.example' });
    expect(buildEnvironment('auth', context)).toMatchObject({ ...admin, ADMIN_PASSWORD: 'admin-password' });
    expect(buildEnvironment('frontend', context)).toMatchObject({ PUBLIC_URL: 'https://a.example' });
    expect(buildEnvironment('frontend', context)).not.toHaveProperty('OPENAI_API_KEY');
  });

  test('gives each process with metrics its own port', () => {
    const context = buildContext({ METRICS_PORT: '9100' });
    const ports = SERVICES.map((name) => [name, buildEnvironment(name, context).METRICS_PORT]);
    expect(Object.fromEntries(ports)).toEqual({
      ...{ gateway: '9100', auth: '9101', content: '9102', analysis: '9103', places: '9104', worker: '9105' },
      frontend: undefined,
    });
  });
});

test('getNodeOptions: limits memory, most strictly for places', () => {
  const read = (name: ServiceName, megabytes?: number) => getNodeOptions(name, megabytes).slice(0, -1).join(' ');
  expect(read('content')).toBe('--max-semi-space-size=8 --expose-gc');
  expect(read('content', 1)).toBe('--max-semi-space-size=1 --expose-gc');
  expect(read('places')).toBe('--max-semi-space-size=8 --max-old-space-size=256 --expose-gc');
  expect(getNodeOptions('auth').at(-1)).toMatch(/^--import=file:.*\/infra\/launcher\/preload\/service\.mjs$/);
});

test('createServiceSpec: expects no heartbeat from a process under a debugger', () => {
  const spec = createServiceSpec('content', buildContext());
  expect(spec).toMatchObject({
    ...{ name: 'content', maxStartAttempts: 3, stopSignal: 'SIGTERM', hasHeartbeat: true },
    logFile: join(DATA, 'logs', 'content.log'),
  });
  expect(Object.values(spec.fatalExits ?? {})).toEqual([outdatedDataMessage(DATA)]);
  const withOptions = (...nodeOptions: string[]) => createServiceSpec('content', buildContext(), { nodeOptions });
  expect([withOptions('--inspect=9230').hasHeartbeat, withOptions('--cpu-prof').hasHeartbeat]).toEqual([false, true]);
});

const failure = (code: string) => Object.assign(new Error('x'), { code, stack: `stack of ${code}` });
test.each([
  [new StartupError('Do this.'), 'Do this.'],
  [
    failure('ENOSPC'),
    'The disk of /d is full (less than 200 MB free): free some space, or set DATA_DIR to a folder on another disk.',
  ],
  [
    failure('EACCES'),
    'The data folder /d cannot be written by this user: change its owner, or set DATA_DIR to a folder of yours.',
  ],
  [
    failure('EPERM'),
    'The data folder /d cannot be written by this user: change its owner, or set DATA_DIR to a folder of yours.',
  ],
  [
    failure('EROFS'),
    'The data folder /d cannot be written by this user: change its owner, or set DATA_DIR to a folder of yours.',
  ],
  [failure('EIO'), 'stack of EIO'],
  ['text', 'text'],
])('formatStartupError: %s', (error, text) => expect(formatStartupError(error, '/d')).toBe(text));

test('outdatedDataMessage: says what to delete', () => {
  expect(outdatedDataMessage('/d')).toMatch(/^The data folder was made by an older version .* Delete it \(\/d\)/);
  expect(outdatedDataMessage('/d', 'postgres://x')).toMatch(
    /^The database .* Drop the database "placelore" .* \(\/d\)/,
  );
});

test('identifyProcess: identifies this process, and returns undefined for an unused id', () => {
  const own = identifyProcess(process.pid)!;
  expect(own).toEqual({ pid: process.pid, started: expect.stringMatching(/\S/) });
  expect([isRunning(own), isRunning({ ...own, started: 'before' })]).toEqual([true, false]);
  expect(getCommandLine(process.pid)).toContain('node');
  expect([identifyProcess(2 ** 22 + 1), getCommandLine(2 ** 22 + 1)]).toEqual([undefined, '']);
});

test('ports: returns distinct free ones, and reports that one is taken', async () => {
  const ports = await findFreePorts(3);
  expect(new Set(ports).size).toBe(3);
  expect(await getPortError(ports[0]!)).toBeUndefined();
  const server = createServer().listen(ports[0], '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  expect(await getPortError(ports[0]!)).toBe('EADDRINUSE');
  await new Promise((resolve) => server.close(resolve));
});
