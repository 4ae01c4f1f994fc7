import { RecentValue } from './recent-value.js';

test('RecentValue: reads again only when the version has changed, and not too often', async () => {
  let reads = 0;
  let version = '1';
  const value = new RecentValue({ read: async () => ++reads, readVersion: async () => version, minAgeMs: 100 });
  expect(await Promise.all([value.get(0), value.get(0)])).toEqual([1, 1]);
  expect(await value.get(5_000)).toBe(1);
  version = '2';
  expect(await value.get(5_001)).toBe(2);
  version = '3';
  expect(await value.get(5_100)).toBe(2);
  expect(await value.get(5_101)).toBe(3);
});

test('RecentValue: reads again after a failure', async () => {
  let isBroken = true;
  const read = async () => {
    if (isBroken) throw new Error('broken');
    return 'read';
  };
  const value = new RecentValue({ read, readVersion: async () => '1', minAgeMs: 100 });
  await expect(value.get(0)).rejects.toThrow('broken');
  isBroken = false;
  expect(await value.get(1)).toBe('read');
});
