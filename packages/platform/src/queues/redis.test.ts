import { expect, test } from '@jest/globals';
import { checkFolder, checkKey, isStorageKey } from '../storage/storage.port.js';
import { connectRedis, connectSubscriber, findWriteProblem, getQueuePrefix } from './redis.js';

/** A port on which nothing listens. */
const URL_OF_REDIS = 'redis://:secret@127.0.0.1:1/2';

test.each([
  [false, { maxRetriesPerRequest: 1, commandTimeout: 5_000, enableAutoPipelining: true }],
  [true, { maxRetriesPerRequest: null, enableAutoPipelining: false }],
])('connectRedis: patient %j', (isPatient, expected) => {
  const redis = connectRedis(URL_OF_REDIS, isPatient);
  redis.disconnect();
  expect(redis.options).toMatchObject({ ...expected, connectTimeout: 2_000, port: 1, db: 2, password: 'secret' });
  if (isPatient) expect(redis.options.commandTimeout).toBeUndefined();
  const delays = [1, 2, 3, 4, 5, 9].map((times) => redis.options.retryStrategy!(times));
  expect(delays).toEqual([100, 200, 400, 800, 1_000, 1_000]);
});

test('connectSubscriber: waits as long as Redis is unavailable, and tries the nodes of a cluster one after the other', () => {
  const single = connectSubscriber(URL_OF_REDIS);
  const cluster = connectSubscriber('redis://:secret@127.0.0.1:1?cluster=127.0.0.1:3,127.0.0.1:4');
  for (const redis of [single, cluster]) {
    redis.disconnect();
    expect(redis.options).toMatchObject({ maxRetriesPerRequest: null, connectTimeout: 2_000, password: 'secret' });
    expect(redis.options.commandTimeout).toBeUndefined();
  }
  const retry = (redis: typeof single, times: number) => [redis.options.retryStrategy!(times), redis.options.port];
  expect([retry(single, 1), retry(single, 9)]).toEqual([
    [100, 1],
    [1_000, 1],
  ]);
  expect([1, 2, 3].map((times) => retry(cluster, times))).toEqual([
    [100, 3],
    [200, 4],
    [400, 1],
  ]);
});

test('getQueuePrefix: keeps a queue on one node of a cluster', () =>
  expect(getQueuePrefix('interactive')).toBe('placelore:{interactive}'));

test.each([
  ['aof_enabled:1\r\naof_last_write_status:err\r\n', true],
  ['aof_enabled:1\r\naof_last_write_status:ok\r\n', false],
  ['xaof_last_write_status:err', false],
])('findWriteProblem: %j: %j', async (info, hasProblem) => {
  expect((await findWriteProblem({ info: async () => info } as never)) !== null).toBe(hasProblem);
});

test.each([
  ['covers/2-abc/photo.webp', true],
  ['a', true],
  ['a/b_c-d/e.tar.gz', true],
  [`${'a'.repeat(296)}.jpg`, true],
  [`${'a'.repeat(297)}.jpg`, false],
  ['a.meta', false],
  ['a.draft', false],
  ['a.meta.jpg', true],
  ['A', false],
  ['../a', false],
  ['a/../b', false],
  ['/a', false],
  ['a//b', false],
  ['a/', false],
  ['-a', false],
  ['a/.b', false],
  ['', false],
])('isStorageKey: %s: %j', (key, isKey) => {
  expect(isStorageKey(key)).toBe(isKey);
  if (isKey) expect(checkKey(key)).toBe(key);
  else expect(() => checkKey(key)).toThrow('Not a storage key');
});

test.each([
  ['covers/', true],
  ['covers/2-a_b/', true],
  ['covers', false],
  ['/', false],
  ['../', false],
  ['covers/x.y/', false],
  ['', false],
])('checkFolder: %s: %j', (folder, isFolder) => {
  if (isFolder) expect(checkFolder(folder)).toBe(folder);
  else expect(() => checkFolder(folder)).toThrow('Not a storage folder');
});
