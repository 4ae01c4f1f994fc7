import { Readable } from 'node:stream';
import type { Storage } from '@placelore/platform/storage/storage.port.js';
import type { ArchiveWriter } from './archive/archive-writer.ts';
import { ObjectArchiver } from './objects.ts';

const KEY = `articles/1/${'a'.repeat(32)}/photo.webp`;
const SECOND_MS = 1_000;

/** Archives the objects of a storage whose listings contain one key, with each of these ages in seconds in turn. */
function createArchiver(ages: readonly number[], read: () => Readable, exists: () => boolean) {
  const remaining = [...ages];
  const started = Date.now();
  const storage = {
    listAll: async (after: string) =>
      after === '' ? [{ key: KEY, modifiedAt: new Date(started - remaining.shift()! * SECOND_MS) }] : [],
    stat: async () => (exists() ? { contentType: 'image/webp' } : null),
    read: async () => read(),
  } as unknown as Storage;
  const added: string[] = [];
  const archive = { add: async (name: string, bytes: Buffer) => void added.push(`${name} ${bytes}`) };
  return { archiver: new ObjectArchiver(storage, archive as unknown as ArchiveWriter), added };
}

const failing = () =>
  new Readable({
    read() {
      this.destroy(new Error('no such object'));
    },
  });

test('ObjectArchiver: omits an object that is deleted while it is read', async () => {
  const answers = [true, false];
  const { archiver, added } = createArchiver([3_600], failing, () => answers.shift()!);
  await archiver.archiveAll();
  expect([added, archiver.sums]).toEqual([[], { count: 0, bytes: 0 }]);
});

test('ObjectArchiver: fails when an existing object cannot be read', async () => {
  const { archiver } = createArchiver([3_600], failing, () => true);
  await expect(archiver.archiveAll()).rejects.toThrow('no such object');
});

test.each([
  ['that is old, once', [3_600, 3_600], 1],
  ['that is as new as clocks may differ, once', [60, 60], 1],
  ['that was stored again meanwhile, twice', [60, -1], 2],
])('ObjectArchiver: writes an object %s', async (_what, ages, count) => {
  const { archiver, added } = createArchiver(
    ages,
    () => Readable.from([Buffer.from('x')]),
    () => true,
  );
  await archiver.archiveAll();
  await archiver.archiveChanged();
  expect(added).toEqual(Array(count).fill(`objects/${KEY} x`));
  expect(archiver.sums.count).toBe(1);
});
