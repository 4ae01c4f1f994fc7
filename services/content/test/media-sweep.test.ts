import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedObject } from '@placelore/platform/storage/storage.port.js';
import { type RunningS3, startS3 } from '../../../packages/platform/test/s3-server.js';
import { mediaKeysOf, type PictureKind, storedKeysOf } from '../src/media/media-keys.js';
import { ContentService, guest, someArticle, someUser, WORKER } from './content-service.js';
import { askFor, jpeg, s3Environment, send } from './picture-uploads.js';

const HOUR = 3_600_000;
const FOLDERS = ['articles/', 'covers/', 'discoveries/', 'share/', 'uploads/'];
let s3: RunningS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describe.each<[string, () => Record<string, string> | undefined]>([
  ['a local folder', () => undefined],
  ['an object store', () => s3Environment(s3, false)],
])('with pictures in %s', (_, environment) => {
  let content: ContentService;
  beforeAll(async () => {
    const given = environment();
    content = await ContentService.start({ ...(given && { environment: given }) });
  });
  afterAll(() => content.stop());
  /** Hours files are older than their store knows. */
  const ages = new Map<string, number>();
  beforeEach(async () => {
    const { storage } = content;
    for (const folder of FOLDERS) {
      await storage.remove((await storage.list(folder, '', 1000)).map(({ key }) => key));
    }
    await content.dataSource.query('truncate media_sweeps, articles, article_addresses');
    const list = storage.list.bind(storage);
    const aged = ({ key, modifiedAt }: ListedObject) => ({
      key,
      modifiedAt: new Date(modifiedAt.getTime() - (ages.get(key) ?? 0) * HOUR),
    });
    jest.spyOn(storage, 'list').mockImplementation(async (...args) => (await list(...args)).map(aged));
  });
  afterEach(() => jest.restoreAllMocks());

  const plant = async (keys: string[], hours: number) => {
    for (const key of keys) await content.storage.put(key, Buffer.from('x'), 'image/webp');
    for (const key of keys) ages.set(key, hours);
  };
  const there = async (keys: string[]) => {
    const stats = await Promise.all(keys.map((key) => content.storage.stat(key)));
    return keys.filter((_key, index) => stats[index] !== null);
  };
  const sweepPage = async () => (await content.post('/internal/media/sweep', WORKER, {})).body;
  const sweepAll = async () => {
    let removed = 0;
    for (let page = 0; page < 50; page++) {
      const answer = await sweepPage();
      removed += answer.removed;
      if (!answer.more) return removed;
    }
    throw new Error('The sweep does not end.');
  };
  const folder = (kind: PictureKind) => storedKeysOf(randomUUID(), kind);

  it('deletes what is a day old and named by nothing, and only that', async () => {
    const orphans = [...folder('articles'), ...folder('discoveries'), `uploads/${randomUUID()}`];
    const young = [...folder('articles'), ...folder('discoveries'), `uploads/${randomUUID()}`];
    const strange = [`articles/${randomUUID()}/original.jpg`, 'articles/readme', `uploads/x-${randomUUID()}`];
    const foreign = [`analyses/${randomUUID()}/working.webp`, 'covers/rome.webp'];
    const [shown, private_, embedded] = [randomUUID(), randomUUID(), randomUUID()];
    const address = (id: string) => `/objects/${mediaKeysOf(id, 'articles').photo}`;
    await content.insertArticles([
      someArticle({ imageUrl: address(shown) }),
      someArticle({ imageUrl: address(private_), isPublic: false }),
      someArticle({ content: `<p>See</p><img src="${address(embedded)}" alt="">` }),
    ]);
    const named = [shown, private_, embedded].flatMap((id) => storedKeysOf(id, 'articles'));
    await plant([...orphans, ...named, ...strange, ...foreign], 25);
    await plant(young, 23);
    const { imageUrl } = await content.make({ userId: someUser().userId });
    const ofDiscovery = [imageUrl.slice('/objects/'.length)];
    ages.set(ofDiscovery[0]!, 25);

    expect(await sweepAll()).toBe(orphans.length);
    expect(await there(orphans)).toEqual([]);
    const kept = [...young, ...named, ...strange, ...foreign, ...ofDiscovery];
    expect(await there(kept)).toEqual(kept);
    expect(await sweepAll()).toBe(0);
    expect((await content.get(imageUrl, guest(null))).status).toBe(200);
  });

  it('deletes covers no article shows, and share pictures after thirty days', async () => {
    const covers = ['a', 'b'].map((letter) => `1-${letter.repeat(32)}`);
    const [shown, former] = covers.map((id) =>
      ['photo.webp', 'photo.jpg', 'medium.webp', 'medium.jpg', 'thumbnail.webp'].map((name) => `covers/${id}/${name}`),
    ) as [string[], string[]];
    const [recent, old] = ['c', 'd'].map((letter) => `share/${letter.repeat(32)}.png`) as [string, string];
    await content.insertArticles([someArticle({ imageUrl: `/objects/${shown[0]}`, isPublic: false })]);
    await plant([...shown, ...former, recent], 29 * 24);
    await plant([old], 31 * 24);
    await sweepAll();
    expect(await there([...shown, ...former, recent, old])).toEqual([...shown, recent]);
  });

  it('deletes what came to an address that was used or forgotten, and forgets addresses a day after their time', async () => {
    const admin = someUser({ isAdmin: true });
    const ids = [];
    for (let count = 0; count < 2; count++) {
      const address = await askFor(content, admin);
      await send(content, address, await jpeg());
      ids.push(/[0-9a-f-]{36}/.exec(address)![0]);
    }
    const [old, recent] = ids as [string, string];
    await content.dataSource.query(`update uploads set expires_at = now() - interval '25 hours' where id = $1`, [old]);
    ages.set(`uploads/${old}`, 25);
    await sweepAll();
    expect(await there([`uploads/${old}`, `uploads/${recent}`])).toEqual([`uploads/${recent}`]);
    const rows = await content.dataSource.query('select id from uploads where id = any($1)', [ids]);
    expect(rows).toEqual([{ id: recent }]);
  });

  it('goes on where it stopped, page by page', async () => {
    const orphans = Array.from({ length: 87 }, () => folder('articles')).flat();
    await plant(orphans, 30);
    expect(await sweepPage()).toMatchObject({ removed: 500, more: true });
    expect(await there(orphans)).toHaveLength(22);
    const [{ after }] = await content.dataSource.query('select after from media_sweeps');
    expect(after).toMatch(/^articles\//);
    // Another process, or the next turn, takes the next page.
    expect(await sweepPage()).toMatchObject({ removed: 22, more: true });
    for (const more of [true, true, true, false]) expect(await sweepPage()).toMatchObject({ removed: 0, more });
    expect(await content.dataSource.query('select after from media_sweeps')).toEqual([{ after: '' }]);
  });

  it('refuses to remove what is no upload and no published picture', async () => {
    for (const key of ['analyses/x/original', '../etc/passwd', 'uploads/x', 'articles/x/photo.webp', '']) {
      const { status } = await content.post('/internal/media/remove-unnamed', WORKER, { keys: [key] });
      expect([key, status]).toEqual([key, 400]);
    }
  });
});

it('a local folder tells the age of its files by itself', async () => {
  const content = await ContentService.start();
  try {
    const keys = storedKeysOf(randomUUID(), 'articles');
    for (const key of keys) await content.storage.put(key, Buffer.from('x'), 'image/webp');
    const old = new Date(Date.now() - 25 * HOUR);
    for (const key of keys.slice(1)) await utimes(join(content.folder, key), old, old);
    for (let page = 0; page < 3; page++) await content.post('/internal/media/sweep', WORKER, {});
    expect((await content.storage.list('articles/', '', 9)).map(({ key }) => key)).toEqual(keys.slice(0, 1));
  } finally {
    await content.stop();
  }
});
