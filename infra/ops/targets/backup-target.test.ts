import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { formatArchiveName, removeOldArchives } from './backup-target.ts';
import { createFileSource, createFolderTarget } from './folder-target.ts';
import { createBucketTarget } from './s3-target.ts';

const createdAt = new Date('2026-11-23T15:20:00.123Z');
const NAMES = [1, 2, 3].map((day) => formatArchiveName(new Date(`2026-01-0${day}T00:00:00Z`), day === 2));

test('formatArchiveName: contains the time without punctuation, and whether the archive is encrypted', () => {
  expect(formatArchiveName(createdAt, false)).toBe('placelore-20261123T152000123Z.tar.zst');
  expect(formatArchiveName(createdAt, true)).toBe('placelore-20261123T152000123Z.tar.zst.age');
});

test.each([
  [1, NAMES.slice(0, 2)],
  [2, NAMES.slice(0, 1)],
  [3, []],
  [4, []],
])('removeOldArchives: keeps the newest %i archives and all other files', async (keep, removed) => {
  const files = ['notes.txt', NAMES[2]!, `${NAMES[0]!}.partial`, NAMES[0]!, NAMES[1]!, 'placelore-1.tar.zst'];
  const left = new Set(files);
  const target = { list: async () => files, remove: async (name: string) => void left.delete(name) };
  expect(await removeOldArchives(target as never, keep)).toEqual(removed);
  expect([...left]).toEqual(files.filter((name) => !removed.includes(name)));
});

describe('folder target', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'backup-target-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  test('stores a private file in a private folder, under its name only when it is complete', async () => {
    const folder = join(parent, 'a', 'b');
    const target = createFolderTarget(folder);
    const upload = await target.create('x.tar');
    await pipeline([Buffer.from('bytes')], upload.stream);
    expect(await target.list()).toEqual(['x.tar.partial']);
    await upload.commit();
    expect([target.name, upload.name, await target.list()]).toEqual([folder, join(folder, 'x.tar'), ['x.tar']]);
    expect([folder, upload.name].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(['700', '600']);
    expect(String(await buffer(await createFileSource(upload.name).open()))).toBe('bytes');
    await target.remove('x.tar');
    expect(await target.list()).toEqual([]);
  });

  test('discards an incomplete archive, even when called again', async () => {
    const target = createFolderTarget(parent);
    const upload = await target.create('x.tar');
    await pipeline([Buffer.from('bytes')], upload.stream);
    await upload.discard();
    await upload.discard();
    expect(await target.list()).toEqual([]);
  });

  test('names a missing archive in the error', async () => {
    await expect(createFileSource('/none/x.tar').open()).rejects.toThrow('/none/x.tar does not exist: check the name.');
  });
});

/** Records the commands of an upload or a listing. Returns the pages of a list in order. */
function createFakeBucket(pages: object[] = []) {
  const sent: [name: string, input: Record<string, unknown>][] = [];
  const client = {
    send: async (command: { constructor: { name: string }; input: Record<string, unknown> }) => {
      const { Body, ...input } = command.input;
      sent.push([command.constructor.name.replace('Command', ''), input]);
      if ('PartNumber' in input) return { ETag: `tag-${input.PartNumber}` };
      return 'UploadId' in input ? {} : { UploadId: 'upload', ...pages.shift() };
    },
  };
  return { client: client as unknown as S3Client, sent };
}
const MEBIBYTE = Buffer.alloc(1024 ** 2);
const ADDRESS = { Bucket: 'b', Key: 'p/x.tar', UploadId: 'upload' };

describe('S3 target', () => {
  test('uploads parts of 16 MiB and the remainder, and completes them in order', async () => {
    const { client, sent } = createFakeBucket();
    const upload = await createBucketTarget(client, { bucket: 'b', prefix: 'p/' }).create('x.tar');
    await pipeline(Array<Buffer>(33).fill(MEBIBYTE), upload.stream);
    await upload.commit();
    const sizes = [16, 16, 1].map((size) => size * 1024 ** 2);
    expect(sent).toEqual([
      ['CreateMultipartUpload', { Bucket: 'b', Key: 'p/x.tar' }],
      ...sizes.map((size, index) => ['UploadPart', { ...ADDRESS, PartNumber: index + 1, ContentLength: size }]),
      [
        'CompleteMultipartUpload',
        {
          ...ADDRESS,
          MultipartUpload: { Parts: [1, 2, 3].map((part) => ({ PartNumber: part, ETag: `tag-${part}` })) },
        },
      ],
    ]);
  });

  test('aborts the upload of a discarded archive', async () => {
    const { client, sent } = createFakeBucket();
    await (await createBucketTarget(client, { bucket: 'b', prefix: 'p' }).create('x.tar')).discard();
    expect(sent.at(-1)).toEqual(['AbortMultipartUpload', ADDRESS]);
  });

  test('lists names from all pages without the folder, and removes files in the folder', async () => {
    const pages = [{ Contents: [{ Key: 'p/1' }, {}], NextContinuationToken: 'more' }, { Contents: [{ Key: 'p/2' }] }];
    const { client, sent } = createFakeBucket(pages);
    const target = createBucketTarget(client, { bucket: 'b', prefix: 'p' });
    expect([target.name, await target.list()]).toEqual(['s3://b/p/', ['1', '2']]);
    await target.remove('1');
    expect(sent).toEqual([
      ['ListObjectsV2', { Bucket: 'b', Prefix: 'p/' }],
      ['ListObjectsV2', { Bucket: 'b', Prefix: 'p/', ContinuationToken: 'more' }],
      ['DeleteObject', { Bucket: 'b', Key: 'p/1' }],
    ]);
    expect(createBucketTarget(client, { bucket: 'b', prefix: '' }).name).toBe('s3://b/');
  });
});
