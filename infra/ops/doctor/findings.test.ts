import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { judgeCertificate } from './certificate-check.ts';
import { judgeClock } from './clock.ts';
import { type DatabaseFacts, judgeDatabase } from './database-check.ts';
import { formatFindings, parseDoctorArgs } from './doctor-command.ts';
import { type Finding, formatFinding, runChecks } from './finding.ts';
import { judgeJobs } from './jobs-check.ts';
import { judgeMachine, type MachineFacts } from './machine.ts';
import { listKeyProbes, probeKey } from './providers-check.ts';
import { judgeRedis, type RedisFacts } from './redis-check.ts';
import { judgeServices, readHealth } from './services-check.ts';
import { judgeServiceSettings, judgeSettings } from './settings-check.ts';

const CLOCK = { theirs: 1000, ours: 1000 };
const lines = (findings: Finding[]) => findings.map(formatFinding).join('\n');

describe('machine', () => {
  const SOUND: MachineFacts = {
    nodeVersion: '24.21.0',
    engines: '^24.11.1 || >=26',
    memory: 4 * 1024 ** 3,
    openFiles: 4096,
    disks: [{ folder: '/data', freeBytes: 9e9, totalBytes: 1e11 }],
  };
  test('is sound', () => expect(judgeMachine(SOUND)).toEqual([]));
  test.each<[Partial<MachineFacts>, RegExp]>([
    [{ nodeVersion: '24.11.0' }, /^node: this is Node 24\.11\.0, and \^24\.11\.1 \|\| >=26 is needed: run "npm ci"/],
    [{ nodeVersion: '25.3.0' }, /^node: /],
    [{ memory: 1024 ** 3 }, /^memory: 1\.0 GB of memory are too few: .* at least 1\.5 GB\.$/],
    [{ openFiles: 256 }, /^open files: a process may have only 256 files open/],
    [{ disks: [{ folder: '/data', freeBytes: 5e8, totalBytes: 1e11 }] }, /^disk: \/data has 0\.5 GB of 93\.1 GB free/],
  ])('finds %j', (change, line) => expect(lines(judgeMachine({ ...SOUND, ...change }))).toMatch(line));
  test.each(['24.11.1', '24.99.0', '26.0.0', '27.1.2'])('supports Node %s', (nodeVersion) =>
    expect(judgeMachine({ ...SOUND, nodeVersion })).toEqual([]),
  );
});

describe('postgres', () => {
  class CreateTables1700000000000 {
    up = async () => undefined;
    down = async () => undefined;
  }
  const migrations = { auth: [CreateTables1700000000000], content: [], analysis: [], places: [] };
  const applied = { auth: ['CreateTables1700000000000'] };
  const SOUND: DatabaseFacts = {
    version: 18,
    latencyMs: 1,
    freeConnections: 60,
    maxConnections: 97,
    clock: CLOCK,
    applied,
  };
  test('is sound', () => expect(judgeDatabase(SOUND, migrations)).toEqual([]));
  test.each<[Partial<DatabaseFacts>, RegExp]>([
    [{ version: 15 }, /^postgres: this is PostgreSQL 15, and 16 or newer is needed/],
    [{ latencyMs: 80 }, /^postgres: a round trip takes 80 ms/],
    [{ freeConnections: 3 }, /^postgres: 3 of 97 connections are free: raise max_connections/],
    [{ clock: { theirs: 9000, ours: 1000 } }, /^postgres: its clock is 8\.0 s ahead of this machine's: let NTP/],
    [{ applied: { auth: [] } }, /^migrations: auth\.CreateTables1700000000000 did not run: start the product/],
    [
      { applied: { ...applied, places: ['New1'] } },
      /^migrations: the database is newer than this code \(places\.New1\)/,
    ],
  ])('finds %j', (change, line) => expect(lines(judgeDatabase({ ...SOUND, ...change }, migrations))).toMatch(line));
});

describe('redis', () => {
  const INFO = {
    redis_version: '7.2.4',
    maxmemory_policy: 'noeviction',
    aof_enabled: '1',
    used_memory: '1',
    maxmemory: '10',
  };
  const judge = (info: Partial<typeof INFO>, facts: Partial<RedisFacts> = {}) =>
    lines(judgeRedis({ info: new Map(Object.entries({ ...INFO, ...info })), latencyMs: 1, clock: CLOCK, ...facts }));
  test('is sound', () => expect(judge({})).toBe(''));
  test.each<[Partial<typeof INFO>, RegExp]>([
    [{ redis_version: '6.0.16' }, /^redis: this is Redis 6\.0\.16: install Redis 7 or newer, or Valkey\.$/],
    [{ maxmemory_policy: 'allkeys-lru' }, /^redis: it deletes keys when its memory is full \(allkeys-lru\)/],
    [{ aof_enabled: '0' }, /^redis: it forgets sessions when it restarts: set appendonly to yes\.$/],
    [{ used_memory: '95', maxmemory: '100' }, /^redis: 95 % of its memory are used/],
  ])('finds %j', (change, line) => expect(judge(change)).toMatch(line));
  test('finds a slow network and a clock that is off', () =>
    expect(judge({}, { latencyMs: 31, clock: { theirs: 0, ours: 2500 } })).toMatch(
      /^redis: a round trip takes 31 ms.*\nredis: its clock is 2\.5 s behind/,
    ));
});

test('clock: allows for a header without fractions of a second', () => {
  expect(judgeClock('object store', { theirs: 0, ours: 2900 }, 1000)).toEqual([]);
  expect(judgeClock('object store', { theirs: 0, ours: 3100 }, 1000)).toHaveLength(1);
});

test('jobs: finds those that wait for long and those that failed, but not long batch runs', () => {
  const sound = { open: 2, oldestSeconds: 60, failed: 0 };
  expect(judgeJobs([{ job: 'photo.analyze', ...sound }])).toEqual([]);
  expect(judgeJobs([{ job: 'batch.run', ...sound, oldestSeconds: 9e4 }])).toEqual([]);
  expect(
    lines(
      judgeJobs([
        { job: 'photo.analyze', ...sound, oldestSeconds: 2400 },
        { job: 'guide.write', ...sound, failed: 3 },
      ]),
    ),
  ).toMatch(
    /^jobs: 2 of photo\.analyze wait, the oldest for 40 minutes: .*\njobs: failed: 3 of guide\.write: read why/,
  );
});

test('services: finds parts that do not work, unusable settings, another version, and a gateway that is down', () => {
  const health = (parts: { name: string; ok: boolean; detail?: string }[], version = '1.0.0') => ({
    ok: true,
    version,
    services: [{ service: 'worker', ok: true, parts }],
  });
  expect(judgeServices(health([{ name: 'redis', ok: true }]), '1.0.0')).toEqual([]);
  expect(lines(judgeServices(health([{ name: 'process', ok: false, detail: 'does not answer' }]), '1.0.0'))).toBe(
    'worker: process does not answer: see that it runs and can be reached, and read the log of this service.',
  );
  expect(lines(judgeServices(health([{ name: 'writing', ok: true, detail: 'No price.' }]), '1.0.0'))).toBe(
    'worker: writing: No price: correct the setting that it names.',
  );
  expect(lines(judgeServices(health([], '0.9.0'), '1.0.0'))).toMatch('version 0.9.0 runs, and 1.0.0 is installed');
  expect(lines(judgeServices(undefined, '1.0.0'))).toMatch(/^gateway: it does not respond/);
});

test('certificate: finds one that is about to expire, has expired, or is rejected', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const judge = (expiresAt: string, rejection?: string) =>
    lines(judgeCertificate({ expiresAt: new Date(expiresAt), rejection }, now));
  expect(judge('2026-02-01T00:00:00Z')).toBe('');
  expect(judge('2026-01-05T00:00:00Z')).toMatch(/^certificate: it expires on 2026-01-05/);
  expect(judge('2025-12-30T00:00:00Z', 'CERT_HAS_EXPIRED')).toMatch(/^certificate: it expired on 2025-12-30/);
  expect(judge('2026-02-01T00:00:00Z', 'DEPTH_ZERO_SELF_SIGNED_CERT')).toMatch(
    'browsers reject it (DEPTH_ZERO_SELF_SIGNED_CERT)',
  );
});

describe('settings', () => {
  const PUBLIC = { PUBLIC_URL: 'https://placelore.example', TRUSTED_PROXIES: '1' };
  test.each([{}, PUBLIC, { PUBLIC_URL: 'http://192.168.1.4:8080' }])('are sound: %j', (env) =>
    expect(judgeSettings(env)).toEqual([]),
  );
  test.each<[Record<string, string>, string]>([
    [{ PUBLIC_URL: 'http://placelore.example' }, 'passwords and cookies travel unencrypted'],
    [{ PUBLIC_URL: 'https://placelore.example' }, 'TRUSTED_PROXIES is 0, so that all visitors count as one address'],
    [{ ...PUBLIC, PUBLIC_URL: 'https://placelore.example/guides' }, 'PUBLIC_URL has a path'],
    [{ ...PUBLIC, RATE_LIMIT_FACTOR: '1000' }, 'RATE_LIMIT_FACTOR=1000 leaves a public installation without limits'],
    [{ S3_PUBLIC_ENDPOINT: 'https://s3.example' }, 'S3_PUBLIC_ENDPOINT has no effect'],
    [{ ...PUBLIC, S3_ENDPOINT: 'http://s3', S3_PUBLIC_ENDPOINT: 'http://s3.example' }, 'browsers block uploads'],
    [{ BACKUP_S3_ACCESS_KEY: 'a' }, 'only one of BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY is set'],
  ])('finds %j', (env, problem) => expect(lines(judgeSettings(env))).toMatch(problem));

  test('of services are judged by their own schemas, and a problem that several have is reported once', () => {
    const schema = () => ({
      safeParse: (env: object) =>
        'GEO_PROVIDER' in env
          ? { success: false, error: { issues: [{ path: ['GEO_PROVIDER'], message: 'must be osm' }] } }
          : { success: true },
    });
    const invalid = { GEO_PROVIDER: 'secret' };
    const findings = judgeServiceSettings(
      new Map([
        [schema(), invalid],
        [schema(), invalid],
        [schema(), { GEO_PROVIDER: '' }],
      ]),
    );
    expect(lines(findings)).toBe('settings: GEO_PROVIDER must be osm: correct this variable and start again.');
  });
});

test('providers: finds keys that a vendor refuses, and vendors that cannot be reached', async () => {
  const server = createServer((request, response) => {
    const key = request.headers.authorization ?? request.headers['x-api-key'] ?? request.headers['x-goog-api-key'];
    response.statusCode = { 'Bearer bad': 401, spent: 429, invalid: 400 }[`${key}`] ?? 200;
    response.end(key === 'invalid' ? '{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}' : '{"data":[]}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const judge = async (env: Record<string, string>) =>
    lines((await Promise.all(listKeyProbes(env).map(probeKey))).flat());
  const endpoints = { OPENAI_BASE_URL: `${base}/v1`, ANTHROPIC_BASE_URL: base, GOOGLE_VISION_ENDPOINT: base };
  expect(await judge(endpoints)).toBe('');
  expect(await judge({ ...endpoints, OPENAI_API_KEY: 'good', GOOGLE_VISION_API_KEY: 'good' })).toBe('');
  expect(await judge({ ...endpoints, OPENAI_API_KEY: 'bad' })).toMatch(
    /refuses OPENAI_API_KEY \(401\): replace the key/,
  );
  expect(await judge({ ...endpoints, ANTHROPIC_API_KEY: 'spent' })).toMatch('has no quota left for ANTHROPIC_API_KEY');
  expect(await judge({ ...endpoints, GOOGLE_VISION_API_KEY: 'invalid' })).toMatch(
    'refuses GOOGLE_VISION_API_KEY (400)',
  );
  server.close();
  await once(server, 'close');
  expect(await judge({ ...endpoints, OPENAI_API_KEY: 'good' })).toMatch('cannot be reached for OPENAI_API_KEY');
});

test('checks: one that fails or hangs is a finding, in the order of the checks and without secrets', async () => {
  const finding = { check: 'c', problem: 'p', remedy: 'r' };
  const findings = await runChecks(
    [
      { name: 'hangs', run: () => new Promise(() => undefined) },
      { name: 'fails', run: () => Promise.reject(new Error('no route to redis://:secret@host:1')) },
      { name: 'works', run: async () => [finding] },
    ],
    20,
  );
  expect(formatFindings(findings, false).split('\n')).toEqual([
    'hangs: could not be checked (no response within 0.02 s): see that it runs and can be reached.',
    'fails: could not be checked (no route to …): see that it runs and can be reached.',
    'c: p: r.',
  ]);
  expect(JSON.parse(formatFindings([finding], true))).toEqual([finding]);
  expect(formatFindings([], false)).toBe('Nothing is wrong.');
  expect(() => parseDoctorArgs(['--all'])).toThrow('npm run ops -- doctor [--json] [--offline]');
});

test("readHealth: gets the reasons from the services, because the gateway's public response omits them", async () => {
  const part = { name: 'writing', ok: false };
  const servers = await Promise.all(
    [
      {
        ok: false,
        version: '1.0.0',
        services: ['analysis', 'places'].map((service) => ({ service, ok: true, parts: [part] })),
      },
      { service: 'analysis', ok: true, parts: [{ ...part, detail: 'has no key.' }] },
    ].map(async (body) => {
      const server = createServer((_, response) => response.writeHead(503).end(JSON.stringify(body))).listen(0);
      await once(server, 'listening');
      return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    }),
  );
  const [gateway, analysis] = servers;
  const environment = { GATEWAY_URL: gateway!.url, ANALYSIS_URL: analysis!.url, PLACES_URL: 'http://127.0.0.1:9' };
  const findings = judgeServices(await readHealth(environment), '1.0.0');
  for (const { server } of servers) server.close();
  expect(findings.map(({ check, problem }) => `${check}: ${problem}`)).toEqual([
    'analysis: writing has no key',
    'places: writing does not work',
  ]);
  expect(await readHealth({ GATEWAY_URL: 'http://127.0.0.1:9' })).toBeUndefined();
});
