import { auditEntry } from '@placelore/contracts/audit.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { admin, guestsDiscovery, togglePublic } from './article-writer.js';
import { someArticle, someUser } from './content-service.js';
import { askFor, jpeg, send } from './picture-uploads.js';
import { content, useContent } from './played-worker.js';

useContent();
afterEach(() => jest.restoreAllMocks());

const read = async (query: string) => {
  const { body } = await content.get(`/api/admin/audit/content?${query}`, admin);
  return body.map((entry: unknown) => auditEntry.strict().parse(entry));
};
const article = async (given: object = {}) => (await content.insertArticles([someArticle(given)]))[0]!;
const show = (id: number, isPublic: boolean) =>
  content.patch(`/api/admin/articles/${id}/toggle-visibility`, admin, { isPublic });
const isPublic = async (id: number) =>
  (await content.dataSource.query('select is_public from articles where id = $1', [id]))[0]?.is_public;
const by = () => {
  const { userId, username } = admin as { userId: number; username: string };
  return { actorId: userId, actorName: username };
};

describe('what an admin did is written down:', () => {
  it('publishing and withdrawing an article, when that changes it', async () => {
    const id = await article({ title: 'Colosseum', isPublic: true });
    for (const wanted of [true, false, false, true]) expect((await show(id, wanted)).status).toBe(200);
    const [shown, hidden] = [{ isPublic: true }, { isPublic: false }];
    const subject = { subjectType: 'article', subjectId: String(id), subjectName: 'Colosseum' };
    expect(await read(`subject=article:${id}`)).toEqual([
      expect.objectContaining({ ...by(), ...subject, action: 'article.publish', before: hidden, after: shown }),
      expect.objectContaining({ ...by(), ...subject, action: 'article.withdraw', before: shown, after: hidden }),
    ]);
  });

  it('deleting an article, with which one it was', async () => {
    const id = await article({ title: 'Pantheon', slug: 'pantheon-rome', isPublic: true });
    await content.delete('/api/articles/by-title/pantheon', admin);
    const [entry, ...others] = await read(`subject=article:${id}`);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ ...by(), action: 'article.delete', subjectName: 'Pantheon', after: null });
    expect(entry.before).toMatchObject({ slug: 'pantheon-rome', isPublic: true, contentSource: 'admin_created' });
  });

  it('giving an article a photo', async () => {
    const id = await article();
    const address = await askFor(content, admin);
    await send(content, address, await jpeg());
    const { body } = await content.put(`/api/admin/articles/${id}/photo`, admin, { photoURL: address });
    expect(await read(`subject=article:${id}`)).toEqual([
      expect.objectContaining({
        ...by(),
        action: 'article.photo',
        before: { imageUrl: '/objects/none.webp' },
        after: { imageUrl: body.objectPath },
      }),
    ]);
  });

  it('publishing and hiding a discovery', async () => {
    const id = await guestsDiscovery();
    await togglePublic(id, true);
    await togglePublic(id, false);
    const actions = (await read(`subject=discovery:${id}`)).map(
      ({ action, before, after }: { action: string; before: object; after: object }) => [action, before, after],
    );
    expect(actions).toEqual([
      ['discovery.withdraw', { isPublic: true }, { isPublic: false }],
      ['discovery.publish', { isPublic: false }, { isPublic: true }],
    ]);
  });

  it('deleting somebody else’s discovery, but nobody’s deletion of their own', async () => {
    const id = await guestsDiscovery();
    await content.delete(`/api/discoveries/${id}`, admin);
    expect(await read(`subject=discovery:${id}`)).toEqual([
      expect.objectContaining({ ...by(), action: 'discovery.delete', after: null }),
    ]);
    const me = someUser({ isAdmin: true });
    const { discoveryId } = await content.make({ userId: me.userId, username: 'me' });
    expect((await content.delete(`/api/discoveries/${discoveryId}`, me)).status).toBe(204);
    expect(await read(`subject=discovery:${discoveryId}`)).toEqual([]);
  });
});

it('what cannot be written down is not done', async () => {
  const id = await article({ title: 'Trevi', isPublic: true });
  const discovery = await guestsDiscovery();
  jest.spyOn(AuditLog.prototype, 'record').mockRejectedValue(new Error('the disk is full'));
  const answers = [
    await show(id, false),
    await content.delete('/api/articles/by-title/trevi', admin),
    await togglePublic(discovery, true),
    await content.delete(`/api/discoveries/${discovery}`, admin),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  expect(await isPublic(id)).toBe(true);
  const rows = await content.dataSource.query('select is_public from discoveries where id = $1', [discovery]);
  expect(rows).toEqual([{ is_public: false }]);
});

it('what was refused is not written down', async () => {
  const id = await guestsDiscovery();
  expect((await togglePublic(id, true, someUser())).status).toBe(403);
  expect((await show(2_147_483_647, true)).status).toBe(404);
  expect([...(await read('subject=article:2147483647')), ...(await read(`subject=discovery:${id}`))]).toEqual([]);
});
