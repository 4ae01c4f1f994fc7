import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { LocalStorage } from '../src/storage/local-storage.js';
import { S3Storage } from '../src/storage/s3-storage.js';
import { openStorage } from '../src/storage/storage.module.js';
import { checkKey, type Storage } from '../src/storage/storage.port.js';
import { type RunningS3, S3_KEYS, startS3 } from './support/s3-server.js';
import { startSigV4Store } from './support/sigv4-store.js';

let folder: string;
let s3: RunningS3;
const createS3Storage = (changes = {}) =>
  new S3Storage({ endpoint: s3.endpoint, region: 'us-east-1', bucket: 'placelore', ...S3_KEYS, ...changes });
const stores: [string, () => Storage][] = [
  ['local folder', () => new LocalStorage(join(folder, 'objects'))],
  ['S3', () => createS3Storage()],
];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-storage-'));
  s3 = await startS3();
  for (const [, store] of stores) await store().probe();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const createKey = () => `photos/${randomUUID()}/photo.webp`;
const readAll = async (store: Storage, key: string, range?: { start: number; end: number }) =>
  buffer(await store.read(key, range));

describe.each(stores)('storage: %s', (_, open) => {
  let store: Storage;
  beforeAll(() => {
    store = open();
  });

  it('returns the same bytes, also to another process', async () => {
    const [key, bytes] = [createKey(), randomBytes(300_000)];
    await store.put(key, bytes, 'image/webp');
    expect(bytes.equals(await readAll(store, key))).toBe(true);
    expect(bytes.equals(await readAll(open(), key))).toBe(true);
  });

  it('returns size and type, and an etag that changes only with the content', async () => {
    const key = createKey();
    await store.put(key, Buffer.from('one'), 'image/webp');
    const first = await store.stat(key);
    expect(first).toEqual({ size: 3, contentType: 'image/webp', etag: expect.stringMatching(/^[0-9a-f]{32}/) });
    await store.put(key, Buffer.from('one'), 'image/webp');
    expect((await store.stat(key))?.etag).toBe(first?.etag);
    await store.put(key, Buffer.from('three'), 'image/png');
    const second = await store.stat(key);
    expect(second).toMatchObject({ size: 5, contentType: 'image/png' });
    expect(second?.etag).not.toBe(first?.etag);
  });

  it('reads ranges, both ends included', async () => {
    const key = createKey();
    await store.put(key, Buffer.from('0123456789'), 'text/plain');
    const parts: [number, number, string][] = [
      [0, 1, '01'],
      // Not 0-0: the S3 test server treats a last byte of 0 as missing.
      [0, 9, '0123456789'],
      [3, 5, '345'],
      [9, 9, '9'],
      [7, 100, '789'],
    ];
    for (const [start, end, text] of parts) {
      expect((await readAll(store, key, { start, end })).toString()).toBe(text);
    }
  });

  it('stores an empty object', async () => {
    const key = createKey();
    await store.put(key, Buffer.alloc(0), 'text/plain');
    expect(await store.stat(key)).toMatchObject({ size: 0 });
    expect(await readAll(store, key)).toHaveLength(0);
  });

  it('reports missing objects as missing', async () => {
    expect(await store.stat(createKey())).toBeNull();
    await expect(store.read(createKey())).rejects.toThrow();
    await expect(store.read(createKey(), { start: 0, end: 1 })).rejects.toThrow();
    await expect(store.delete([createKey()])).resolves.toBeUndefined();
  });

  it('deletes the named objects and no others', async () => {
    const keys = [createKey(), createKey(), createKey()];
    for (const key of keys) await store.put(key, Buffer.from('x'), 'text/plain');
    await store.delete([keys[0]!, createKey(), keys[1]!]);
    expect(await Promise.all(keys.map(async (key) => (await store.stat(key)) !== null))).toEqual([false, false, true]);
  });

  it('lists a folder page by page in key order, with age, and without other folders', async () => {
    const folder = `list-${randomUUID()}`;
    const names = ['a/photo.jpg', 'a/photo.webp', 'b', 'c/d/e', 'c/f', 'd'];
    const keys = names.map((name) => `${folder}/${name}`);
    const before = Date.now() - 2_000;
    for (const key of [...keys].reverse()) await store.put(key, Buffer.from('x'), 'text/plain');
    await store.put(`${folder}x/other`, Buffer.from('x'), 'text/plain');
    const pages: string[][] = [];
    for (let after = ''; ; ) {
      const page = await store.list(`${folder}/`, after, 2);
      if (page.length === 0) break;
      for (const { modifiedAt } of page) expect(modifiedAt.getTime()).toBeGreaterThan(before);
      pages.push(page.map(({ key }) => key));
      after = page.at(-1)!.key;
    }
    expect(pages).toEqual([keys.slice(0, 2), keys.slice(2, 4), keys.slice(4)]);
    // Listing continues after the position of a deleted key.
    expect((await store.list(`${folder}/`, `${folder}/a/photo.png`, 1)).map(({ key }) => key)).toEqual([keys[1]]);
    expect(await store.list(`none-${folder}/`, '', 5)).toEqual([]);
    // Other objects of the same store come before and after.
    const all = (await store.listAll('', 1000)).map(({ key }) => key);
    expect(all).toEqual([...all].sort());
    expect(all).toEqual(expect.arrayContaining([...keys, `${folder}x/other`]));
    expect((await store.listAll(keys[0]!, 1)).map(({ key }) => key)).toEqual([keys[1]]);
  });

  it.each(['', '/', '../', 'a', 'a//', '/a/', 'a/../', 'A/'])('rejects listing the folder %j', (name) =>
    expect(store.list(name, '', 5)).rejects.toThrow('Not a storage folder'),
  );

  it.each([
    '',
    '/',
    '../x',
    'a/../../x',
    'a/./b',
    'a//b',
    '/etc/passwd',
    'a\\..\\b',
    'a\u0000b',
    'a%2e%2e/b',
    'A/b',
    'a b',
    '.hidden',
    'a/.hidden',
    'a.meta',
    'x'.repeat(301),
  ])('rejects the key %j in every method', async (key) => {
    await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not a storage key');
    await expect(store.stat(key)).rejects.toThrow('Not a storage key');
    await expect(store.read(key)).rejects.toThrow('Not a storage key');
    await expect(store.delete([key])).rejects.toThrow('Not a storage key');
  });

  it('reports that it works', () => expect(store.probe()).resolves.toBeUndefined());
});

describe('LocalStorage', () => {
  it("lists in the order of whole keys, as buckets do, even when a folder's name begins another's", async () => {
    const store = new LocalStorage(join(folder, 'ordered'));
    for (const key of ['x/a/1', 'x/a-b/1', 'x/a0', 'x/a.webp']) await store.put(key, Buffer.from('x'), 'text/plain');
    const keys = (await store.list('x/', '', 10)).map(({ key }) => key);
    expect(keys).toEqual(['x/a-b/1', 'x/a.webp', 'x/a/1', 'x/a0']);
    expect(await store.list('x/', 'x/a/1', 10)).toMatchObject([{ key: 'x/a0' }]);
  });
  // Only here: Amazon's S3 guarantees it, but the S3 test server, which writes to files, does not.
  it('leaves one complete content after simultaneous writes of one key', async () => {
    const store = new LocalStorage(join(folder, 'simultaneous'));
    const key = createKey();
    const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000, index));
    await Promise.all(contents.map((content) => store.put(key, content, 'image/webp')));
    const found = await readAll(store, key);
    expect(contents.filter((content) => content.equals(found))).toHaveLength(1);
    expect(await store.stat(key)).toMatchObject({ size: 200_000 });
  });

  it('leaves no temporary files and is readable by its user only', async () => {
    const store = new LocalStorage(join(folder, 'private'));
    await store.put('a/b.webp', Buffer.from('x'), 'image/webp');
    expect((await readdir(join(folder, 'private/a'))).sort()).toEqual(['b.webp', 'b.webp.meta']);
    expect(await readFile(join(folder, 'private/a/b.webp'), 'utf8')).toBe('x');
  });
  it('describes no object whose bytes could not be stored', async () => {
    const objects = join(folder, 'unwritable');
    const key = createKey();
    // A folder in the place of the file cannot be replaced by it.
    await mkdir(join(objects, key), { recursive: true });
    const store = new LocalStorage(objects);
    await expect(store.put(key, Buffer.from('one'), 'image/webp')).rejects.toThrow();
    expect(await store.stat(key)).toBeNull();
  });

  it('reports when it does not work', async () => {
    await writeFile(join(folder, 'a-file'), '');
    await expect(new LocalStorage(join(folder, 'a-file')).probe()).rejects.toThrow();
  });
});

describe('S3Storage', () => {
  it('rejects every call with a wrong secret', async () => {
    const unauthorized = createS3Storage({ secretKey: 'guessed' });
    const key = createKey();
    await createS3Storage().put(key, Buffer.from('private'), 'text/plain');
    await expect(unauthorized.put(createKey(), Buffer.from('x'), 'text/plain')).rejects.toThrow();
    await expect(unauthorized.read(key)).rejects.toThrow();
    await expect(unauthorized.stat(key)).rejects.toThrow();
    await expect(unauthorized.delete([key])).rejects.toThrow();
    await expect(unauthorized.probe()).rejects.toThrow('refuses S3_ACCESS_KEY and S3_SECRET_KEY');
  });
  it('reports when it is unreachable', async () => {
    await expect(createS3Storage({ endpoint: 'http://127.0.0.1:1' }).probe()).rejects.toThrow();
  });
  describe('with a public endpoint', () => {
    const put = (url: string, body: string) => fetch(url, { method: 'PUT', body });
    const open = () => createS3Storage({ publicEndpoint: s3.endpoint });

    it('signs URLs that accept one key for a limited time', async () => {
      const key = createKey();
      const url = (await open().presignPut(key, 60))!;
      expect((await put(url, 'hello')).status).toBe(200);
      expect((await readAll(open(), key)).toString()).toBe('hello');
      expect((await put(url.replace(key, createKey()), 'other')).status).toBe(403);
      expect((await put(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'), 'longer')).status).toBe(403);
      expect((await readAll(open(), key)).toString()).toBe('hello');
    });
    it('rejects expired URLs', async () => {
      jest.useFakeTimers({ now: Date.now() - 61_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
      const url = await open().presignPut(createKey(), 60);
      jest.useRealTimers();
      expect((await put(url!, 'late')).status).toBe(403);
    });
    it('returns no URL without a public endpoint', async () => {
      expect(await createS3Storage().presignPut(createKey(), 60)).toBeNull();
    });
  });
  it('creates its bucket on first use', async () => {
    const fresh = createS3Storage({ bucket: 'made-on-first-use' });
    await fresh.probe();
    await fresh.put('a', Buffer.from('x'), 'text/plain');
    expect(await fresh.stat('a')).toMatchObject({ size: 1 });
  });
});

describe('S3Storage with an endpoint that has a path, and a session token', () => {
  const keys = { accessKey: 'project', secretKey: 'anon', sessionToken: 'header.payload.signature+/=' };
  const open = (endpoint: string, changes = {}) =>
    new S3Storage({
      endpoint,
      publicEndpoint: endpoint,
      region: 'eu-west-1',
      bucket: 'placelore',
      ...keys,
      ...changes,
    });

  it.each(['/storage/v1/s3', '/minio/', ''])('calls and signs below the path %j', async (path) => {
    await using server = await startSigV4Store(path, keys);
    const store = open(server.endpoint);
    const key = createKey();
    await store.put(key, Buffer.from('0123456789'), 'image/webp');
    expect(await store.stat(key)).toEqual({
      size: 10,
      contentType: 'image/webp',
      etag: expect.stringMatching(/^\w{32}$/),
    });
    expect((await readAll(store, key, { start: 2, end: 4 })).toString()).toBe('234');
    await store.delete([key]);
    expect(await store.stat(key)).toBeNull();
    expect(server.keys()).toEqual([]);
  });

  it('signs URLs for browsers below the path, with the token, as the store reads them', async () => {
    await using server = await startSigV4Store('/storage/v1/s3', keys);
    const key = createKey();
    const url = new URL((await open(server.endpoint).presignPut(key, 60))!);
    expect(url.pathname).toBe(`/storage/v1/s3/placelore/${key}`);
    expect(url.searchParams.get('X-Amz-Security-Token')).toBe(keys.sessionToken);
    // A signed header would have to be sent by the browser.
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('host');
    expect((await fetch(url, { method: 'PUT', body: 'hello' })).status).toBe(200);
    expect(server.keys()).toEqual([key]);
    url.searchParams.set('X-Amz-Expires', '600');
    expect((await fetch(url, { method: 'PUT', body: 'longer' })).status).toBe(403);
  });

  it('is rejected with another token or without one', async () => {
    await using server = await startSigV4Store('/s3', keys);
    for (const sessionToken of ['another', undefined]) {
      const store = open(server.endpoint, { sessionToken });
      await expect(store.put(createKey(), Buffer.from('x'), 'text/plain')).rejects.toThrow();
      await expect(store.stat(createKey())).rejects.toThrow();
    }
  });
});

describe('openStorage', () => {
  const none = {
    STORAGE_DIR: undefined,
    S3_ENDPOINT: undefined,
    S3_PUBLIC_ENDPOINT: undefined,
    S3_REGION: 'us-east-1',
    S3_BUCKET: undefined,
    S3_ACCESS_KEY: undefined,
    S3_SECRET_KEY: undefined,
    S3_SESSION_TOKEN: undefined,
  };
  it('creates S3 with an endpoint, otherwise the local folder', async () => {
    const complete = { S3_ENDPOINT: 'http://s3:9000', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
    expect(await openStorage('content', { ...none, STORAGE_DIR: '/x', ...complete })).toBeInstanceOf(S3Storage);
    expect(await openStorage('content', { ...none, STORAGE_DIR: '/x' })).toBeInstanceOf(LocalStorage);
  });
  it('names every missing variable', async () => {
    await expect(openStorage('content', none)).rejects.toThrow(/STORAGE_DIR/);
    await expect(openStorage('content', { ...none, S3_ENDPOINT: 'http://s3:9000' })).rejects.toThrow(
      /S3_BUCKET[\s\S]*S3_ACCESS_KEY[\s\S]*S3_SECRET_KEY/,
    );
  });
});

it('isStorageKey: accepts plain lowercase paths only', () => {
  for (const key of ['a', 'a/b-c_d/9.webp', 'x/y.tar.gz']) expect(checkKey(key)).toBe(key);
});
