import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedObject } from '@placelore/platform/storage/storage.port.js';
import { type RunningS3, startS3 } from '../../../../packages/platform/test/support/s3-server.js';
import { ArticleMutationsService } from '../../src/articles/core/article-mutations.service.js';
import { getImageKeys, getStoredKeys, type ImageKind } from '../../src/media/images/storage-keys.js';
import { buildArticle, buildGuest, buildUser, ContentTestService, WORKER } from '../support/content-test-service.js';
import { createJpeg, requestUploadUrl, s3Environment, sendUpload } from '../support/upload-client.js';

const HOUR = 3_600_000;
/** Few, because this process is both client and server of the object store. */
const CONCURRENT_FILES = 5;
const FOLDERS = ['articles/', 'covers/', 'discoveries/', 'share/', 'uploads/'];
let s3: RunningS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describe.each<[string, () => Record<string, string> | undefined]>([
  ['a local folder', () => undefined],
  ['an object store', () => s3Environment(s3, false)],
])('orphaned media with images in %s', (_, environment) => {
  let content: ContentTestService;
  beforeAll(async () => {
    const serviceEnvironment = environment();
    content = await ContentTestService.start({ ...(serviceEnvironment && { environment: serviceEnvironment }) });
  });
  afterAll(() => content.stop());
  /** Hours by which each file counts as older than its store reports. */
  const ages = new Map<string, number>();
  beforeEach(async () => {
    const { storage } = content;
    for (const folder of FOLDERS) {
      await storage.delete((await storage.list(folder, '', 1000)).map(({ key }) => key));
    }
    await content.deleteRows('media_sweeps', 'articles', 'article_slug_redirects');
    const list = storage.list.bind(storage);
    const withAge = ({ key, modifiedAt }: ListedObject) => ({
      key,
      modifiedAt: new Date(modifiedAt.getTime() - (ages.get(key) ?? 0) * HOUR),
    });
    jest.spyOn(storage, 'list').mockImplementation(async (...args) => (await list(...args)).map(withAge));
  });
  afterEach(() => jest.restoreAllMocks());

  const storeFiles = async (keys: string[], hours: number) => {
    for (let first = 0; first < keys.length; first += CONCURRENT_FILES) {
      const some = keys.slice(first, first + CONCURRENT_FILES);
      await Promise.all(some.map((key) => content.storage.put(key, Buffer.from('x'), 'image/webp')));
    }
    for (const key of keys) ages.set(key, hours);
  };
  const findPresent = async (keys: string[]) => {
    const folders = new Set(keys.map((key) => key.slice(0, key.indexOf('/') + 1)));
    const listed = await Promise.all([...folders].map((one) => content.storage.list(one, '', 1000)));
    const present = new Set(listed.flat().map(({ key }) => key));
    return keys.filter((key) => present.has(key));
  };
  const sweepPage = async () => (await content.post('/internal/media/sweep', WORKER, {})).body;
  const sweepAll = async () => {
    let deletedCount = 0;
    for (let page = 0; page < 50; page++) {
      const response = await sweepPage();
      deletedCount += response.removed;
      if (!response.more) return deletedCount;
    }
    throw new Error('The sweep does not end.');
  };
  const folder = (kind: ImageKind) => getStoredKeys(randomUUID(), kind);

  it('are deleted after a day when nothing refers to them, and nothing else is', async () => {
    const orphans = [...folder('articles'), ...folder('discoveries'), `uploads/${randomUUID()}`];
    const recentKeys = [...folder('articles'), ...folder('discoveries'), `uploads/${randomUUID()}`];
    const unknownKeys = [`articles/${randomUUID()}/original.jpg`, 'articles/readme', `uploads/x-${randomUUID()}`];
    const otherFolderKeys = [`analyses/${randomUUID()}/working.webp`, 'covers/rome.webp'];
    const [shown, privateId, embedded] = [randomUUID(), randomUUID(), randomUUID()];
    const url = (id: string) => `/objects/${getImageKeys(id, 'articles').photo}`;
    await content.insertArticles([
      buildArticle({ imageUrl: url(shown) }),
      buildArticle({ imageUrl: url(privateId), isPublic: false }),
      buildArticle({ content: `<p>See</p><img src="${url(embedded)}" alt="">` }),
    ]);
    const referencedKeys = [shown, privateId, embedded].flatMap((id) => getStoredKeys(id, 'articles'));
    await storeFiles([...orphans, ...referencedKeys, ...unknownKeys, ...otherFolderKeys], 25);
    await storeFiles(recentKeys, 23);
    const { imageUrl } = await content.createDiscovery({ userId: buildUser().userId });
    const discoveryKeys = [imageUrl.slice('/objects/'.length)];
    ages.set(discoveryKeys[0]!, 25);

    expect(await sweepAll()).toBe(orphans.length);
    expect(await findPresent(orphans)).toEqual([]);
    const keptKeys = [...recentKeys, ...referencedKeys, ...unknownKeys, ...otherFolderKeys, ...discoveryKeys];
    expect(await findPresent(keptKeys)).toEqual(keptKeys);
    expect(await sweepAll()).toBe(0);
    expect((await content.get(imageUrl, buildGuest(null))).status).toBe(200);
  });

  it('exclude images of what can be restored: deleted articles, former versions, and articles before a merge', async () => {
    const admin = buildUser({ isAdmin: true });
    const url = (id: string) => `/objects/${getImageKeys(id, 'articles').photo}`;
    const picture = (id: string) => `<p>See</p><img src="${url(id)}" alt="">`;
    const names = ['deleted', 'deleted text', 'former', 'former text', 'taken', 'taken text', 'earlier text'] as const;
    const media = Object.fromEntries(names.map((name) => [name, randomUUID()])) as Record<
      (typeof names)[number],
      string
    >;
    const [deleted, kept, merged, edited] = await content.insertArticles([
      buildArticle({ imageUrl: url(media.deleted), content: picture(media['deleted text']) }),
      buildArticle({ imageUrl: url(media.former), content: picture(media['former text']) }),
      buildArticle({ imageUrl: url(media.taken), content: picture(media['taken text']) }),
      buildArticle({ content: picture(media['earlier text']) }),
    ]);
    expect((await content.delete(`/api/admin/articles/${deleted}`, admin)).status).toBe(204);
    const merge = { keepId: kept, articleIds: [merged], take: { image: merged, content: merged } };
    expect((await content.post('/api/admin/duplicates/merge', admin, merge)).status).toBe(200);
    await content.dataSource.transaction((manager) =>
      content.app.get(ArticleMutationsService).edit(manager, edited!, { content: '<p>No picture.</p>' }, 'user:1'),
    );
    // Old versions may be deleted before a merge can no longer be undone.
    await content.dataSource.query('delete from article_versions where article_id = $1', [kept]);
    const keys = Object.values(media).map((id) => getImageKeys(id, 'articles').photo);
    await storeFiles(keys, 25);
    await sweepAll();
    const present = new Set(await findPresent(keys));
    expect(names.filter((name) => !present.has(getImageKeys(media[name], 'articles').photo))).toEqual([]);
    for (const table of ['deleted_articles', 'article_merges', 'article_versions'])
      await content.dataSource.query(`delete from ${table}`);
    await content.dataSource.query('delete from articles where id = $1', [kept]);
    expect(await sweepAll()).toBe(keys.length);
  });

  it('include covers without an article, and share images after 30 days', async () => {
    const covers = ['a', 'b'].map((letter) => `1-${letter.repeat(32)}`);
    const [shown, previous] = covers.map((id) =>
      ['photo.webp', 'photo.jpg', 'medium.webp', 'medium.jpg', 'thumbnail.webp'].map((name) => `covers/${id}/${name}`),
    ) as [string[], string[]];
    const [recent, old] = ['c', 'd'].map((letter) => `share/${letter.repeat(32)}.png`) as [string, string];
    await content.insertArticles([buildArticle({ imageUrl: `/objects/${shown[0]}`, isPublic: false })]);
    await storeFiles([...shown, ...previous, recent], 29 * 24);
    await storeFiles([old], 31 * 24);
    await sweepAll();
    expect(await findPresent([...shown, ...previous, recent, old])).toEqual([...shown, recent]);
  });

  it('include files of used and expired uploads, whose rows are deleted after a day', async () => {
    const admin = buildUser({ isAdmin: true });
    const ids = [];
    for (let count = 0; count < 2; count++) {
      const url = await requestUploadUrl(content, admin);
      await sendUpload(content, url, await createJpeg());
      ids.push(/[0-9a-f-]{36}/.exec(url)![0]);
    }
    const [old, recent] = ids as [string, string];
    await content.dataSource.query(`update uploads set expires_at = now() - interval '25 hours' where id = $1`, [old]);
    ages.set(`uploads/${old}`, 25);
    await sweepAll();
    expect(await findPresent([`uploads/${old}`, `uploads/${recent}`])).toEqual([`uploads/${recent}`]);
    const rows = await content.dataSource.query('select id from uploads where id = any($1)', [ids]);
    expect(rows).toEqual([{ id: recent }]);
  });

  it('are deleted page by page from where the last run stopped', async () => {
    const orphans = Array.from({ length: 65 }, () => folder('articles')).flat();
    await storeFiles(orphans, 30);
    expect(await sweepPage()).toMatchObject({ removed: 500, more: true });
    expect(await findPresent(orphans)).toHaveLength(20);
    const [{ after }] = await content.dataSource.query('select after from media_sweeps');
    expect(after).toMatch(/^articles\//);
    // Another process, or the next run, continues with the next page.
    expect(await sweepPage()).toMatchObject({ removed: 20, more: true });
    for (const more of [true, true, true, false]) expect(await sweepPage()).toMatchObject({ removed: 0, more });
    expect(await content.dataSource.query('select after from media_sweeps')).toEqual([{ after: '' }]);
  }, 120_000);

  it('exclude every key that is neither an upload nor a published image', async () => {
    for (const key of ['analyses/x/original', '../etc/passwd', 'uploads/x', 'articles/x/photo.webp', '']) {
      const { status } = await content.post('/internal/media/remove-unnamed', WORKER, { keys: [key] });
      expect([key, status]).toEqual([key, 400]);
    }
  });
});

it('media sweep: a local folder provides the age of its files', async () => {
  const content = await ContentTestService.start();
  try {
    const keys = getStoredKeys(randomUUID(), 'articles');
    for (const key of keys) await content.storage.put(key, Buffer.from('x'), 'image/webp');
    const old = new Date(Date.now() - 25 * HOUR);
    for (const key of keys.slice(1)) await utimes(join(content.folder, key), old, old);
    for (let page = 0; page < 3; page++) await content.post('/internal/media/sweep', WORKER, {});
    expect((await content.storage.list('articles/', '', 9)).map(({ key }) => key)).toEqual(keys.slice(0, 1));
  } finally {
    await content.stop();
  }
});
