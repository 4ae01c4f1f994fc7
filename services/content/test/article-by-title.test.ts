import { admin, articlesOf, guestsDiscovery, news, togglePublic, write } from './article-writer.js';
import { guest, someArticle, someUser, WORKER } from './content-service.js';
import { content, useContent } from './played-worker.js';

useContent();

const remove = (title: string, who: Parameters<typeof content.delete>[1] = admin) =>
  content.delete(`/api/articles/by-title/${encodeURIComponent(title)}`, who);
const titles = async () =>
  (await content.dataSource.query('select title from articles order by id')).map(
    ({ title }: { title: string }) => title,
  );

it('the one article of a title is deleted, however its case, spaces and letters are written', async () => {
  await content.insertArticles([
    someArticle({ title: 'Hội  An: 100% old/new?', slug: 'hoi-an-old' }),
    someArticle({ title: 'Hoi An: 100% old/new?' }),
  ]);
  expect((await remove(' hội an: 100% OLD/NEW? '.normalize('NFD'))).status).toBe(204);
  expect(await titles()).toEqual(['Hoi An: 100% old/new?']);
  expect(await news()).toEqual(['withdrawn hoi-an-old']);
  const again = await remove('Hội An: 100% old/new?');
  expect([again.status, again.body.code]).toEqual([404, 'ARTICLE_NOT_FOUND']);
});

it('of a long title, too', async () => {
  const title = 'ộ'.repeat(480);
  await content.insertArticles([someArticle({ title, slug: 'long' })]);
  expect((await remove(title)).status).toBe(204);
});

it('that of a discovery stays, and one of the same title without a discovery goes', async () => {
  const id = await guestsDiscovery();
  await togglePublic(id, true);
  await write(id);
  const refused = await remove('japanese covered bridge');
  expect([refused.status, refused.body.code]).toEqual([409, 'ARTICLE_HAS_DISCOVERY']);
  await content.insertArticles([someArticle({ title: 'Japanese Covered Bridge' })]);
  expect((await remove('japanese covered bridge')).status).toBe(204);
  expect(await titles()).toEqual(['Japanese Covered Bridge']);
  expect(await articlesOf(id)).toHaveLength(1);
});

it('of several nobody guesses which is meant', async () => {
  const ids = await content.insertArticles([someArticle(), someArticle({ title: 'COLOSSEUM', isPublic: false })]);
  const { status, body } = await remove('Colosseum');
  expect([status, body.code]).toEqual([409, 'TITLE_NOT_UNIQUE']);
  for (const id of ids) expect(body.error).toContain(`no. ${id}`);
  expect(await titles()).toHaveLength(2);
});

it('only admins delete', async () => {
  await content.insertArticles([someArticle()]);
  const callers = [null, guest(null), someUser(), WORKER];
  const answers = await Promise.all(callers.map((who) => remove('Colosseum', who)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 401]);
  expect(await titles()).toEqual(['Colosseum']);
});
