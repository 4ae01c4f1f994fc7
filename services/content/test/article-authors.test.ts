import { articleAuthor } from '@placelore/contracts/admin-articles.js';
import { admin, articleOf, guestsDiscovery, togglePublic, write } from './article-writer.js';
import { someArticle, someUser } from './content-service.js';
import { content, useContent } from './played-worker.js';

useContent();

const authors = (ids: string, who = admin) => content.get(`/api/admin/article-authors?ids=${ids}`, who);

async function articleOfGuest(): Promise<{ id: number; discoveryId: number }> {
  const discoveryId = await guestsDiscovery();
  await togglePublic(discoveryId, true);
  await write(discoveryId);
  return { id: (await articleOf(discoveryId)).id, discoveryId };
}

it('admins learn whose discovery an article is about, and which', async () => {
  const [plain] = await content.insertArticles([someArticle()]);
  const { id, discoveryId } = await articleOfGuest();
  const { body } = await authors(`${id},999999,${plain},${id}`);
  for (const row of body) articleAuthor.strict().parse(row);
  const expected = [
    { id: plain, discoveryId: null, username: null },
    { id, discoveryId, username: null },
  ];
  expect(body).toEqual(expected.sort((one, other) => one.id! - other.id!));
  await content.dataSource.query(`update discoveries set user_id = 9, username = 'marta' where id = $1`, [discoveryId]);
  expect((await authors(`${id}`)).body).toEqual([{ id, discoveryId, username: 'marta' }]);
});

it.each(['', '0', 'x', '1,', '1;2', Array(101).fill('1').join(',')])('the ids “%s” are refused', async (ids) => {
  expect((await authors(ids)).status).toBe(400);
});

it('nobody else does', async () => {
  expect((await authors('1', someUser())).status).toBe(403);
});
