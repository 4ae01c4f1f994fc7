import { RecentValue } from './recent-value.js';

test('RecentValue: reads once until the value is too old', async () => {
  let reads = 0;
  const value = new RecentValue(async () => ++reads, 100);
  expect(await Promise.all([value.get(0), value.get(99)])).toEqual([1, 1]);
  expect(await value.get(100)).toBe(2);
});

test('RecentValue: reads again after a failure', async () => {
  let isBroken = true;
  const value = new RecentValue(async () => {
    if (isBroken) throw new Error('broken');
    return 'read';
  }, 100);
  await expect(value.get(0)).rejects.toThrow('broken');
  isBroken = false;
  expect(await value.get(1)).toBe('read');
});
