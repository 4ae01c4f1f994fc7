import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { createFileSource, createFolderTarget } from './folder-target.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-target-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(backups: string, content: string) {
  const upload = await createFolderTarget(backups).create('a.tar.zst');
  upload.stream.end(content);
  await finished(upload.stream);
  return upload;
}

test('createFolderTarget: shows an archive under its name only when it is complete, and lets no other user read it', async () => {
  const backups = join(folder, 'new', 'backups');
  const upload = await write(backups, 'archive');
  expect(upload.name).toBe(join(backups, 'a.tar.zst'));
  expect(await readdir(backups)).toEqual(['a.tar.zst.partial']);
  await upload.commit();
  expect(await readdir(backups)).toEqual(['a.tar.zst']);
  expect(await readFile(upload.name, 'utf8')).toBe('archive');
  const modes = await Promise.all([backups, upload.name].map(async (path) => (await stat(path)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600]);
});

test('createFolderTarget: leaves nothing of an archive that is discarded', async () => {
  const upload = await write(folder, 'half');
  await upload.discard();
  await upload.discard();
  expect(await readdir(folder)).toEqual([]);
});

test('createFolderTarget: lists what is in the folder, and removes one archive', async () => {
  for (const name of ['a', 'b']) await writeFile(join(folder, name), 'x');
  const target = createFolderTarget(folder);
  expect((await target.list()).sort()).toEqual(['a', 'b']);
  await target.remove('a');
  expect(await target.list()).toEqual(['b']);
});

test('createFileSource: can be read several times, and says when there is no such file', async () => {
  const file = join(folder, 'a');
  await writeFile(file, 'archive');
  const source = createFileSource(file);
  expect([await text(await source.open()), await text(await source.open())]).toEqual(['archive', 'archive']);
  await expect(createFileSource(join(folder, 'b')).open()).rejects.toThrow(
    `${join(folder, 'b')} does not exist: check the name.`,
  );
});
