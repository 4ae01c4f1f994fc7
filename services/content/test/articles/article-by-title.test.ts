import {
  ADMIN,
  createGuestDiscovery,
  findArticles,
  readIndexChanges,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { buildArticle, buildGuest, buildUser, WORKER } from '../support/content-test-service.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();

const deleteByTitle = (title: string, actor: Parameters<typeof content.delete>[1] = ADMIN) =>
  content.delete(`/api/articles/by-title/${encodeURIComponent(title)}`, actor);
const titles = async () =>
  (await content.dataSource.query('select title from articles order by id')).map(
    ({ title }: { title: string }) => title,
  );

it('DELETE /api/articles/by-title: the only article of a title is deleted, ignoring case, spaces and Unicode form', async () => {
  await content.insertArticles([
    buildArticle({ title: 'Hội  An: 100% old/new?', slug: 'hoi-an-old' }),
    buildArticle({ title: 'Hoi An: 100% old/new?' }),
  ]);
  expect((await deleteByTitle(' hội an: 100% OLD/NEW? '.normalize('NFD'))).status).toBe(204);
  expect(await titles()).toEqual(['Hoi An: 100% old/new?']);
  expect(await readIndexChanges()).toEqual(['withdrawn hoi-an-old']);
  const again = await deleteByTitle('Hội An: 100% old/new?');
  expect([again.status, again.body.code]).toEqual([404, 'ARTICLE_NOT_FOUND']);
});

it('DELETE /api/articles/by-title: a title of 480 letters is accepted', async () => {
  const title = 'ộ'.repeat(480);
  await content.insertArticles([buildArticle({ title, slug: 'long' })]);
  expect((await deleteByTitle(title)).status).toBe(204);
});

it('DELETE /api/articles/by-title: the article of a discovery is left, one without a discovery is deleted', async () => {
  const id = await createGuestDiscovery();
  await togglePublic(id, true);
  await writeArticle(id);
  const rejection = await deleteByTitle('japanese covered bridge');
  expect([rejection.status, rejection.body.code]).toEqual([409, 'ARTICLE_HAS_DISCOVERY']);
  await content.insertArticles([buildArticle({ title: 'Japanese Covered Bridge' })]);
  expect((await deleteByTitle('japanese covered bridge')).status).toBe(204);
  expect(await titles()).toEqual(['Japanese Covered Bridge']);
  expect(await findArticles(id)).toHaveLength(1);
});

it('DELETE /api/articles/by-title: an ambiguous title returns 409 with the ids of all matches', async () => {
  const ids = await content.insertArticles([buildArticle(), buildArticle({ title: 'COLOSSEUM', isPublic: false })]);
  const { status, body } = await deleteByTitle('Colosseum');
  expect([status, body.code]).toEqual([409, 'TITLE_NOT_UNIQUE']);
  for (const id of ids) expect(body.error).toContain(`no. ${id}`);
  expect(await titles()).toHaveLength(2);
});

it('DELETE /api/articles/by-title: admits admins only', async () => {
  await content.insertArticles([buildArticle()]);
  const callers = [null, buildGuest(null), buildUser(), WORKER];
  const responses = await Promise.all(callers.map((actor) => deleteByTitle('Colosseum', actor)));
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 403, 401]);
  expect(await titles()).toEqual(['Colosseum']);
});
