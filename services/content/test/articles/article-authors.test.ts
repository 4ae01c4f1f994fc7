import { articleAuthor } from '@placelore/contracts/content/admin/admin-articles.js';
import {
  ADMIN,
  createGuestDiscovery,
  findArticle,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { buildArticle, buildUser } from '../support/content-test-service.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();

const authors = (ids: string, actor = ADMIN) => content.get(`/api/admin/article-authors?ids=${ids}`, actor);

async function articleOfGuest(): Promise<{ id: number; discoveryId: number }> {
  const discoveryId = await createGuestDiscovery();
  await togglePublic(discoveryId, true);
  await writeArticle(discoveryId);
  return { id: (await findArticle(discoveryId)).id, discoveryId };
}

it('GET /api/admin/article-authors: admins receive the discovery and author of each article', async () => {
  const [plain] = await content.insertArticles([buildArticle()]);
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

it.each(['', '0', 'x', '1,', '1;2', Array(101).fill('1').join(',')])(
  'GET /api/admin/article-authors: rejects the ids “%s”',
  async (ids) => {
    expect((await authors(ids)).status).toBe(400);
  },
);

it('GET /api/admin/article-authors: users are rejected', async () => {
  expect((await authors('1', buildUser())).status).toBe(403);
});
