import {
  articleVersion,
  articleVersionState,
  MAX_ARTICLE_VERSIONS,
} from '@placelore/contracts/content/articles/article-versions.js';
import { ArticleMutationsService } from '../../src/articles/core/article-mutations.service.js';
import {
  ADMIN,
  editArticle,
  editByForm,
  insertArticle,
  listKeys,
  OTHER_ADMIN,
  readArticle,
  readAudit,
  readVersions,
  restoreVersion,
} from '../support/admin-client.js';
import { buildGuest, WORKER } from '../support/content-test-service.js';
import { content, useContent } from '../support/simulated-worker.js';
import { createJpeg } from '../support/upload-client.js';

useContent();
beforeEach(() => content.deleteRows('article_versions'));

const version = (id: number, number: number | string) =>
  content.get(`/api/admin/articles/${id}/versions/${number}`, ADMIN);

describe('article versions', () => {
  it('store what each save replaced, with user and changed fields', async () => {
    const id = await insertArticle({ title: 'One', latitude: null, longitude: null });
    expect(await readVersions(id)).toEqual([]);
    await editArticle(id, { title: 'Two', metaDescription: 'm' });
    await editArticle(id, { latitude: 1, longitude: 2, content: '<p>b</p>' }, OTHER_ADMIN);
    const list = await readVersions(id);
    for (const one of list) articleVersion.strict().parse(one);
    expect(list).toMatchObject([
      { number: 2, savedBy: { userId: OTHER_ADMIN.userId }, changed: ['content', 'latitude', 'longitude'] },
      { number: 1, savedBy: { userId: ADMIN.userId }, changed: ['title', 'metaDescription'] },
    ]);
    expect(list[0].savedBy.username).toBe(`user ${OTHER_ADMIN.userId}`);
    const { status, body } = await version(id, 1);
    expect(status).toBe(200);
    expect(articleVersionState.strict().parse(body).former).toMatchObject({ title: 'One', latitude: null });
    expect((await version(id, 2)).body.former).toMatchObject({ title: 'Two' });
  });

  it('are shown without the facts and the note for operators, which only restoring needs', async () => {
    const writing = { provider: 'openai', model: 'small', promptVersion: '1' };
    const id = await insertArticle({
      title: 'One',
      writing: { ...writing, note: 'The budget is spent.' },
      knowledge: { facts: [], sources: [] },
    });
    await editArticle(id, { title: 'Two' });
    const { former } = (await version(id, 1)).body;
    articleVersionState.shape.former.strict().parse(former);
    expect(former.writing).toEqual(writing);
  });

  it('do not name a cover, which follows the title, as changed', async () => {
    const id = await insertArticle({ title: 'One', imageUrl: '', thumbnailUrl: null });
    await editArticle(id, { title: 'Two' });
    await editArticle(id, { title: 'Three' });
    expect(await readVersions(id)).toMatchObject([{ changed: ['title'] }, { changed: ['title'] }]);
  });

  it('are not restored over a save that was made after the editor was opened', async () => {
    const id = await insertArticle({ title: 'One' });
    await editArticle(id, { title: 'Two' });
    const opened = (await readArticle(id)).revision;
    await editArticle(id, { title: 'Theirs' });
    const restore = (revision: number) =>
      content.post(`/api/admin/articles/${id}/versions/1/restore`, ADMIN, { revision });
    expect((await restore(opened)).body.code).toBe('ARTICLE_CHANGED');
    expect((await readArticle(id)).title).toBe('Theirs');
    expect((await restore(opened + 1)).body.title).toBe('One');
  });

  it('are restored as an ordinary save, including the slug', async () => {
    const id = await insertArticle({ title: 'One', slug: 'one' });
    const first = await readArticle(id);
    await editArticle(id, {
      title: 'Two',
      slug: 'two',
      category: 'Park',
      latitude: '',
      longitude: '',
      nearbyAttractions: [],
    });
    const response = await restoreVersion(id, 1);
    expect(response.status).toBe(200);
    const { updatedAt: _, revision, ...rest } = response.body;
    expect(rest).toEqual({ ...first, updatedAt: undefined, revision: undefined });
    expect(revision).toBe(3);
    expect((await content.get('/api/articles/two/direct', buildGuest(null))).headers.location).toBe(
      '/api/articles/one/direct',
    );
    expect((await readVersions(id)).map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    expect((await restoreVersion(id, 2)).body).toMatchObject({ title: 'Two', slug: 'two', revision: 4 });
    expect((await readAudit('article', id)).at(-1)).toMatchObject({
      action: 'article.restore-version',
      before: { title: 'One' },
      after: { title: 'Two' },
    });
  });

  it('retain their images until no version or article refers to them', async () => {
    const id = await insertArticle();
    const first = (await editByForm(id, { image: await createJpeg() })).body.imageUrl;
    await editByForm(id, {
      fields: { content: `<p>a</p><img src="${first}" alt="">` },
      image: await createJpeg(90, 60),
    });
    await editArticle(id, { content: '<p>b</p>', removeImage: true });
    const keys = await listKeys('articles/');
    expect(keys.length).toBeGreaterThanOrEqual(12);
    await content.post('/internal/media/remove-unnamed', WORKER, { keys });
    expect(await listKeys('articles/')).toEqual(keys);
    const restored = await restoreVersion(id, 2);
    expect(restored.body.imageUrl).toBe(first);
    expect((await content.get(first, buildGuest(null))).status).toBe(200);
    await content.deleteRows('article_versions');
    await content.post('/internal/media/remove-unnamed', WORKER, { keys });
    expect(await listKeys(first.slice('/objects/'.length, -'photo.webp'.length))).toHaveLength(6);
    expect(await listKeys('articles/')).toHaveLength(keys.length - 6);
  });

  it('are restored without an image that no longer exists', async () => {
    const id = await insertArticle();
    const first = (await editByForm(id, { image: await createJpeg() })).body.imageUrl;
    const now = (await editArticle(id, { removeImage: true, title: 'B' })).body.imageUrl;
    await content.storage.delete(await listKeys(first.slice('/objects/'.length, -'photo.webp'.length)));
    const restored = (await restoreVersion(id, 2)).body;
    expect(restored).toMatchObject({ title: 'Colosseum', imageUrl: expect.stringMatching(/^\/objects\/covers\/\d+-/) });
    // The cover depends on the title.
    expect(restored.imageUrl).not.toBe(now);
  });

  it('are limited to the last hundred', async () => {
    const id = await insertArticle();
    for (let n = 0; n < MAX_ARTICLE_VERSIONS + 2; n++) {
      await content.dataSource.transaction((manager) =>
        content.app.get(ArticleMutationsService).edit(manager, id, { title: `Title ${n}` }, 'user:1'),
      );
    }
    const list = await readVersions(id);
    expect([list.length, list[0].number, list.at(-1).number]).toEqual([
      MAX_ARTICLE_VERSIONS,
      MAX_ARTICLE_VERSIONS + 2,
      3,
    ]);
    expect(list[0].savedBy).toEqual({ userId: null, username: 'Placelore' });
    expect((await version(id, 1)).body.code).toBe('ARTICLE_VERSION_NOT_FOUND');
  });

  it('return 404 for unknown numbers and versions of other articles', async () => {
    const [id, other] = [await insertArticle(), await insertArticle()];
    await editArticle(id, { title: 'B' });
    expect((await version(other, 1)).body).toMatchObject({ code: 'ARTICLE_VERSION_NOT_FOUND' });
    expect((await restoreVersion(other, 1)).status).toBe(404);
    expect((await version(2_147_483_647, 1)).body.code).toBe('ARTICLE_NOT_FOUND');
    expect((await restoreVersion(2_147_483_647, 1)).body.code).toBe('ARTICLE_NOT_FOUND');
    for (const number of ['0', '-1', '1.5', 'x', '2147483648', "1'--"])
      expect((await version(id, number)).status).toBe(400);
  });
});

describe('concurrent article edits', () => {
  it('reject the second save with user and time of the first, and change nothing', async () => {
    const id = await insertArticle();
    const { revision } = await readArticle(id);
    const first = await editArticle(id, { title: 'Mine', revision }, OTHER_ADMIN);
    expect(first.body.revision).toBe(revision + 1);
    const [{ savedAt }] = await readVersions(id);
    const before = await listKeys('articles/');
    for (const response of [
      await editArticle(id, { title: 'Also mine', revision }),
      await editByForm(id, { fields: { title: 'Also mine', revision: String(revision) }, image: await createJpeg() }),
    ]) {
      expect([response.status, response.body.code]).toEqual([409, 'ARTICLE_CHANGED']);
      expect(response.body.error).toContain(`user ${OTHER_ADMIN.userId} has saved this article meanwhile`);
      expect(response.body.details).toEqual([
        { field: 'revision', message: `is ${revision + 1} by now` },
        { field: 'savedBy', message: `user ${OTHER_ADMIN.userId}` },
        { field: 'savedAt', message: savedAt },
      ]);
    }
    expect(await readArticle(id)).toEqual(first.body);
    expect(await listKeys('articles/')).toEqual(before);
    expect((await editArticle(id, { title: 'Mine, too', revision: revision + 1 })).status).toBe(200);
  });

  it('accept one of many simultaneous saves of the same revision', async () => {
    const id = await insertArticle();
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => editArticle(id, { title: `Title ${n}`, revision: 1 })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await readArticle(id)).toMatchObject({ revision: 2 });
    expect(await readVersions(id)).toHaveLength(1);
  });

  it('overwrite without a conflict when a client sends no revision', async () => {
    const id = await insertArticle();
    await editArticle(id, { title: 'Mine', revision: 1 });
    expect((await editArticle(id, { title: 'Over it' })).body).toMatchObject({ title: 'Over it', revision: 3 });
  });

  it('ignore changes of visibility and review state', async () => {
    const id = await insertArticle();
    await content.patch(`/api/admin/articles/${id}/toggle-visibility`, ADMIN, { isPublic: false });
    await content.patch(`/api/admin/articles/${id}/mark-reviewed`, ADMIN, {});
    expect((await editArticle(id, { title: 'Mine', revision: 1 })).status).toBe(200);
  });
});
