import { ConfigError } from '@placelore/platform/config/read-config.js';
import { judgeCertificate } from './certificate-check.ts';
import { judgeClock } from './clock.ts';
import { judgeLatency, measureLatency } from './database-check.ts';
import { describeError, type Finding, runChecks } from './finding.ts';
import { judgeJobs } from './jobs-check.ts';
import { judgeMachine, readMachineFacts } from './machine.ts';
import { listKeyProbes, probeKey } from './providers-check.ts';
import { judgeRedis } from './redis-check.ts';
import { judgeServices } from './services-check.ts';
import { judgeSettings } from './settings-check.ts';

const problems = (findings: readonly Finding[]) => findings.map(({ problem }) => problem);

const MACHINE = { nodeVersion: '24.21.0', engines: '^24.11.1 || >=26', memory: 4e9, openFiles: 4096, disks: [] };
test.each([
  [{ memory: 1.5 * 1024 ** 3 }, 0],
  [{ memory: 1.5 * 1024 ** 3 - 1 }, 1],
  [{ openFiles: 1024 }, 0],
  [{ openFiles: 1023 }, 1],
  [{ openFiles: undefined }, 0],
  [{ disks: [{ folder: '/d', freeBytes: 1024 ** 3, totalBytes: 1e11 }] }, 0],
  [{ disks: [{ folder: '/d', freeBytes: 1024 ** 3 - 1, totalBytes: 1e11 }] }, 1],
  [{ nodeVersion: '24.11.1' }, 0],
  [{ nodeVersion: '24.10.9' }, 1],
  [{ nodeVersion: '25.99.0' }, 1],
  [{ nodeVersion: '26.0.0' }, 0],
  [{ nodeVersion: '23.99.0' }, 1],
])('judgeMachine: %j has %i problems', (change, count) => {
  expect(judgeMachine({ ...MACHINE, ...change })).toHaveLength(count);
});

test('readMachineFacts: uses the memory of what runs the product, not that of this process', async () => {
  const { memory } = await readMachineFacts('*', [], 2e9);
  expect(memory).toBe(2e9);
});

test.each([
  [2_000, 0, 0],
  [2_001, 0, 1],
  [-2_000, 0, 0],
  [-2_001, 0, 1],
  [3_000, 1_000, 0],
  [3_001, 1_000, 1],
])('judgeClock: %i ms off, by a clock of %i ms: %i problems', (skew, precisionMs, count) => {
  const findings = judgeClock('redis', { theirs: 5_000 + skew, ours: 5_000 }, precisionMs);
  expect(findings).toHaveLength(count);
  if (count > 0) expect(findings[0]!.problem).toContain(skew > 0 ? 'ahead of' : 'behind');
});

test.each([
  [20, []],
  [20.6, ['a round trip takes 21 ms']],
])('judgeLatency: %d ms', (ms, expected) => expect(problems(judgeLatency('postgres', ms))).toEqual(expected));

test('measureLatency: returns the median of five calls', async () => {
  let calls = 0;
  expect(
    await measureLatency(async () => {
      calls += 1;
    }),
  ).toBeLessThan(1_000);
  expect(calls).toBe(5);
});

const DAY = 86_400_000;
test.each([
  [14 * DAY, undefined, []],
  [14 * DAY - 1, undefined, ['it expires on 2001-09-23']],
  [0, undefined, ['it expires on 2001-09-09']],
  [-1, 'CERT_HAS_EXPIRED', ['it expired on 2001-09-09']],
  [90 * DAY, 'SELF_SIGNED', ['browsers reject it (SELF_SIGNED)']],
])('judgeCertificate: with %i ms left', (left, rejection, expected) => {
  const now = new Date(1e12);
  expect(problems(judgeCertificate({ expiresAt: new Date(now.getTime() + left), rejection }, now))).toEqual(expected);
});

const REDIS = {
  redis_version: '7.0.0',
  maxmemory_policy: 'noeviction',
  aof_enabled: '1',
  used_memory: '90',
  maxmemory: '100',
};
test.each([
  [{}, []],
  [{ redis_version: '6.9.9' }, ['this is Redis 6.9.9']],
  [{ redis_version: '10.0.0' }, []],
  [{ maxmemory_policy: 'allkeys-lru' }, ['it deletes keys when its memory is full (allkeys-lru)']],
  [{ aof_enabled: '0' }, ['it forgets sessions when it restarts']],
  [{ used_memory: '91' }, ['91 % of its memory are used, and it refuses writes when it is full']],
  [{ used_memory: '91', maxmemory: '0' }, []],
])('judgeRedis: %j', (change, expected) => {
  const info = new Map(Object.entries({ ...REDIS, ...change }));
  expect(problems(judgeRedis({ info, latencyMs: 1, clock: { theirs: 0, ours: 0 } }))).toEqual(expected);
});

const job = (name: string, oldestSeconds: number, failed = 0) => ({ job: name, open: 2, oldestSeconds, failed });
test.each([
  [[job('photo.analyze', 1_800)], []],
  [[job('photo.analyze', 1_801)], ['2 of photo.analyze wait, the oldest for 30 minutes']],
  [[job('batch.run', 9_999)], []],
  [[job('a.former-job', 1_860)], ['2 of a.former-job wait, the oldest for 31 minutes']],
  [[job('photo.analyze', 0, 1), job('cover.draw', 0, 3)], ['failed: 1 of photo.analyze, 3 of cover.draw']],
])('judgeJobs: %j', (facts, expected) => expect(problems(judgeJobs(facts))).toEqual(expected));

const PUBLIC = { PUBLIC_URL: 'https://placelore.example', TRUSTED_PROXIES: '1' };
test.each([
  [{}, 0],
  [PUBLIC, 0],
  [{ ...PUBLIC, PUBLIC_URL: 'http://placelore.example' }, 1],
  ...[
    'localhost',
    'a.localhost',
    'nas.local',
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.2',
    '172.16.0.1',
    '172.31.0.1',
    '[::1]',
    '[fd00::1]',
  ].map((host) => [{ PUBLIC_URL: `http://${host}` }, 0] as const),
  [{ PUBLIC_URL: 'http://172.32.0.1' }, 1],
  [{ PUBLIC_URL: 'http://11.1.2.3' }, 1],
  [{ ...PUBLIC, TRUSTED_PROXIES: '0' }, 1],
  [{ PUBLIC_URL: 'https://placelore.example' }, 1],
  [{ ...PUBLIC, PUBLIC_URL: 'https://placelore.example/a' }, 1],
  [{ ...PUBLIC, RATE_LIMIT_FACTOR: '10' }, 0],
  [{ ...PUBLIC, RATE_LIMIT_FACTOR: '11' }, 1],
  [{ PUBLIC_URL: 'http://localhost', RATE_LIMIT_FACTOR: '11' }, 0],
  [{ S3_PUBLIC_ENDPOINT: 'https://s3.example' }, 1],
  [{ S3_PUBLIC_ENDPOINT: 'https://s3.example', S3_ENDPOINT: 'http://s3' }, 0],
  [{ ...PUBLIC, S3_PUBLIC_ENDPOINT: 'http://s3.example', S3_ENDPOINT: 'http://s3' }, 1],
  [{ BACKUP_S3_ACCESS_KEY: 'a' }, 1],
  [{ BACKUP_S3_SECRET_KEY: 'a' }, 1],
  [{ BACKUP_S3_ACCESS_KEY: 'a', BACKUP_S3_SECRET_KEY: 'b' }, 0],
] as (readonly [Record<string, string>, number])[])('judgeSettings: %j has %i problems', (environment, count) => {
  expect(judgeSettings(environment)).toHaveLength(count);
});

const part = (name: string, ok: boolean, detail?: string) => ({ name, ok, ...(detail && { detail }) });
const health = (...parts: object[]) => ({ version: '1', services: [{ service: 'content', parts }] }) as never;
test.each([
  [undefined, ['it does not respond']],
  [health(part('database', true)), []],
  [health(part('database', false)), ['database does not work']],
  [health(part('storage', false, 'is full.')), ['storage is full']],
  [health(part('vision', true, 'has no key.')), ['vision: has no key']],
])('judgeServices: %#', (state, expected) => expect(problems(judgeServices(state, '1'))).toEqual(expected));

test('judgeServices: says what to do', () => {
  const [failed, noted] = judgeServices(health(part('a', false), part('b', true, 'x')), '1');
  const unreachable = 'see that it runs and can be reached, and read the log of this service';
  expect([failed!.remedy, noted!.remedy]).toEqual([unreachable, 'correct the setting that it names']);
  const [full, wrong] = judgeServices(
    health(part('a', false, 'is full: 0 MB'), part('b', false, 'is set up wrongly: x')),
    '1',
  );
  expect([full!.remedy, wrong!.remedy]).toEqual(['free some space', 'correct these settings and start again']);
  expect(problems(judgeServices(health(), '2'))).toEqual(['version 1 runs, and 2 is installed']);
});

test.each([
  [{}, []],
  [{ OPENAI_API_KEY: 'k' }, ['https://api.openai.com/v1/models']],
  [{ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://o/v1/' }, ['http://o/v1/models']],
  [{ OPENAI_API_KEY: 'k', VISION_PROVIDER: 'azure' }, []],
  [{ OPENAI_API_KEY: 'k', WRITING_PROVIDER: 'azure' }, []],
  [{ ANTHROPIC_API_KEY: 'k' }, ['https://api.anthropic.com/v1/models']],
  [{ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'http://a/' }, ['http://a/v1/models']],
  [{ GOOGLE_VISION_API_KEY: 'k' }, ['https://vision.googleapis.com/v1/images:annotate']],
  [{ GOOGLE_VISION_API_KEY: 'k', GOOGLE_VISION_ENDPOINT: 'http://g/' }, ['http://g/v1/images:annotate']],
])('listKeyProbes: with %j, asks %j', (environment, urls) => {
  expect(listKeyProbes(environment).map(({ url }) => url)).toEqual(urls);
});

test.each([
  [200, '{}', []],
  [404, '{}', []],
  [401, '{}', ['o refuses KEY (401)']],
  [403, '{}', ['o refuses KEY (403)']],
  [400, 'API_KEY_INVALID', ['o refuses KEY (400)']],
  [400, 'API key not valid', ['o refuses KEY (400)']],
  [429, '{}', ['o has no quota left for KEY (429)']],
])('probeKey: interprets status %i as %s', async (status, text, expected) => {
  const sent: unknown[] = [];
  globalThis.fetch = async (url, { method, headers, body } = {}) => {
    sent.push([url, method, headers, body]);
    return new Response(text, { status });
  };
  const probe = { variable: 'KEY', url: 'http://o/models', headers: { a: 'b' } };
  expect(problems(await probeKey(probe))).toEqual(expected);
  await probeKey({ ...probe, body: '{}' });
  expect(sent).toEqual([
    ['http://o/models', undefined, { a: 'b' }, undefined],
    ['http://o/models', 'POST', { a: 'b' }, '{}'],
  ]);
});

test('probeKey: reports why a vendor is unreachable', async () => {
  globalThis.fetch = () =>
    Promise.reject(new TypeError('failed', { cause: Object.assign(new Error('x'), { code: 'ENOTFOUND' }) }));
  const findings = await probeKey({ variable: 'KEY', url: 'http://o/', headers: {} });
  expect(problems(findings)).toEqual(['o cannot be reached for KEY (ENOTFOUND)']);
});

test.each([
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [Object.assign(new Error('first\nsecond'), { code: '57P01' }), 'first'],
  [new Error('cannot open postgres://a:b@c/d here'), 'cannot open … here'],
  ['text', 'text'],
  [new Error('WRONGPASS invalid pair.'), 'WRONGPASS invalid pair'],
])('describeError: %s', (error, text) => expect(describeError(error)).toBe(text));

test('runChecks: keeps the order, and reports checks that throw or take too long', async () => {
  const finding = (problem: string) => ({ check: 'a', problem, remedy: 'r' });
  const findings = await runChecks(
    [
      { name: 'late', run: () => new Promise(() => {}) },
      { name: 'sound', run: async () => [finding('one'), finding('two')] },
      { name: 'broken', run: () => Promise.reject(new Error('down')) },
    ],
    10,
  );
  expect(problems(findings)).toEqual([
    ...['could not be checked (no response within 0.01 s)', 'one', 'two', 'could not be checked (down)'],
  ]);
});

const REACH = 'see that it runs and can be reached';
const PASSWORD = 'correct the user name and the password in its settings';
test.each([
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), REACH],
  [Object.assign(new Error('password authentication failed'), { code: '28P01' }), PASSWORD],
  [Object.assign(new Error('no such role'), { code: '28000' }), PASSWORD],
  [Object.assign(new Error('no such database'), { code: '3D000' }), 'start the product, which creates it'],
  [new Error('WRONGPASS invalid pair'), PASSWORD],
  [new Error('NOAUTH Authentication required.'), PASSWORD],
  [new Error('a client said NOAUTH'), REACH],
  [new ConfigError('storage', ['S3_SECRET_KEY is refused']), 'correct these settings and start again'],
])('runChecks: gives the remedy for %s', async (error, remedy) => {
  const [finding] = await runChecks([{ name: 'store', run: () => Promise.reject(error) }]);
  expect(finding!.remedy).toBe(remedy);
});

test('judgeServices: reports equal problems of several services once', () => {
  const services = ['auth', 'content'].map((service) => ({
    service,
    ok: false,
    parts: [part('redis', false, 'cannot be reached')],
  }));
  const findings = judgeServices({ ok: false, version: '1', services }, '1');
  expect(findings.map(({ check, problem }) => `${check}: ${problem}`)).toEqual([
    'auth, content: redis cannot be reached',
  ]);
});
