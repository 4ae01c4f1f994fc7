import { VersionedValue } from './versioned-value.js';

test('VersionedValue: reads once for each version', async () => {
  let reads = 0;
  const value = new VersionedValue(async () => ++reads);
  expect(await Promise.all([value.get('1'), value.get('1')])).toEqual([1, 1]);
  expect([await value.get('2'), await value.get('2')]).toEqual([2, 2]);
});

test('VersionedValue: reads again after a failure', async () => {
  let isBroken = true;
  const value = new VersionedValue(async () => {
    if (isBroken) throw new Error('broken');
    return 'read';
  });
  await expect(value.get('1')).rejects.toThrow('broken');
  isBroken = false;
  expect(await value.get('1')).toBe('read');
});
