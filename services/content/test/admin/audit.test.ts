import { auditEntry } from '@placelore/contracts/system/audit.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { ADMIN, createGuestDiscovery, togglePublic } from '../support/article-generation-driver.js';
import { buildArticle, buildUser } from '../support/content-test-service.js';
import { content, useContent } from '../support/simulated-worker.js';
import { createJpeg, requestUploadUrl, sendUpload } from '../support/upload-client.js';

useContent();
afterEach(() => jest.restoreAllMocks());

const readAudit = async (query: string) => {
  const { body } = await content.get(`/api/admin/audit/content?${query}`, ADMIN);
  return body.map((entry: unknown) => auditEntry.strict().parse(entry));
};
const insertArticle = async (overrides: object = {}) => (await content.insertArticles([buildArticle(overrides)]))[0]!;
const setVisibility = (id: number, isPublic: boolean) =>
  content.patch(`/api/admin/articles/${id}/toggle-visibility`, ADMIN, { isPublic });
const isPublic = async (id: number) =>
  (await content.dataSource.query('select is_public from articles where id = $1', [id]))[0]?.is_public;
const actorFields = () => {
  const { userId, username } = ADMIN as { userId: number; username: string };
  return { actorId: userId, actorName: username };
};

describe('audit log of content', () => {
  it('records publishing and withdrawing an article only when its visibility changes', async () => {
    const id = await insertArticle({ title: 'Colosseum', isPublic: true });
    for (const isPublic of [true, false, false, true]) expect((await setVisibility(id, isPublic)).status).toBe(200);
    const [shown, hidden] = [{ isPublic: true }, { isPublic: false }];
    const subject = { subjectType: 'article', subjectId: String(id), subjectName: 'Colosseum' };
    expect(await readAudit(`subject=article:${id}`)).toEqual([
      expect.objectContaining({
        ...actorFields(),
        ...subject,
        action: 'article.publish',
        before: hidden,
        after: shown,
      }),
      expect.objectContaining({
        ...actorFields(),
        ...subject,
        action: 'article.withdraw',
        before: shown,
        after: hidden,
      }),
    ]);
  });

  it('records the deletion of an article with its former fields', async () => {
    const id = await insertArticle({ title: 'Pantheon', slug: 'pantheon-rome', isPublic: true });
    await content.delete('/api/articles/by-title/pantheon', ADMIN);
    const [entry, ...rest] = await readAudit(`subject=article:${id}`);
    expect(rest).toEqual([]);
    expect(entry).toMatchObject({ ...actorFields(), action: 'article.delete', subjectName: 'Pantheon', after: null });
    expect(entry.before).toMatchObject({ slug: 'pantheon-rome', isPublic: true, contentSource: 'admin_created' });
  });

  it('records a new article photo', async () => {
    const id = await insertArticle();
    const url = await requestUploadUrl(content, ADMIN);
    await sendUpload(content, url, await createJpeg());
    const { body } = await content.put(`/api/admin/articles/${id}/photo`, ADMIN, { photoURL: url });
    expect(await readAudit(`subject=article:${id}`)).toEqual([
      expect.objectContaining({
        ...actorFields(),
        action: 'article.photo',
        before: { imageUrl: '/objects/none.webp' },
        after: { imageUrl: body.objectPath },
      }),
    ]);
  });

  it('records publishing and hiding a discovery', async () => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    await togglePublic(id, false);
    const actions = (await readAudit(`subject=discovery:${id}`)).map(
      ({ action, before, after }: { action: string; before: object; after: object }) => [action, before, after],
    );
    expect(actions).toEqual([
      ['discovery.withdraw', { isPublic: true }, { isPublic: false }],
      ['discovery.publish', { isPublic: false }, { isPublic: true }],
    ]);
  });

  it('records deleting the discovery of another owner, but not an own one', async () => {
    const id = await createGuestDiscovery();
    await content.delete(`/api/discoveries/${id}`, ADMIN);
    expect(await readAudit(`subject=discovery:${id}`)).toEqual([
      expect.objectContaining({ ...actorFields(), action: 'discovery.delete', after: null }),
    ]);
    const me = buildUser({ isAdmin: true });
    const { discoveryId } = await content.createDiscovery({ userId: me.userId, username: 'me' });
    expect((await content.delete(`/api/discoveries/${discoveryId}`, me)).status).toBe(204);
    expect(await readAudit(`subject=discovery:${discoveryId}`)).toEqual([]);
  });
});

it('audit log of content: a failed audit entry rolls the change back', async () => {
  const id = await insertArticle({ title: 'Trevi', isPublic: true });
  const discovery = await createGuestDiscovery();
  jest.spyOn(AuditLog.prototype, 'record').mockRejectedValue(new Error('the disk is full'));
  const responses = [
    await setVisibility(id, false),
    await content.delete('/api/articles/by-title/trevi', ADMIN),
    await togglePublic(discovery, true),
    await content.delete(`/api/discoveries/${discovery}`, ADMIN),
  ];
  expect(responses.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  expect(await isPublic(id)).toBe(true);
  const rows = await content.dataSource.query('select is_public from discoveries where id = $1', [discovery]);
  expect(rows).toEqual([{ is_public: false }]);
});

it('audit log of content: rejected requests leave no entry', async () => {
  const id = await createGuestDiscovery();
  expect((await togglePublic(id, true, buildUser())).status).toBe(403);
  expect((await setVisibility(2_147_483_647, true)).status).toBe(404);
  expect([...(await readAudit('subject=article:2147483647')), ...(await readAudit(`subject=discovery:${id}`))]).toEqual(
    [],
  );
});
