import { randomUUID } from 'node:crypto';
import type { Discovery } from '@placelore/contracts/discoveries.js';
import { ContentService, guest, someArticle, someUser, WORKER } from './content-service.js';

let content: ContentService;
beforeAll(async () => {
  content = await ContentService.start();
});
afterAll(() => content.stop());

const leave = (userId: number, visitorId: string | null = null) =>
  content.post('/internal/discoveries/remove-owned', WORKER, { userId, visitorId });
const own = async (who: Parameters<ContentService['get']>[1]): Promise<number[]> =>
  (await content.get('/api/discoveries', who)).body.map(({ id }: Discovery) => id);

/** A public discovery of a user with its published article. */
async function published(userId: number) {
  const analysisId = randomUUID();
  const { discoveryId, imageUrl } = await content.make({ userId, username: 'ada' }, { analysisId });
  const article = someArticle();
  const [articleId] = await content.insertArticles([article]);
  await content.dataSource.query('update articles set discovery_id = $2 where id = $1', [articleId, discoveryId]);
  return { discoveryId, analysisId, imageUrl, slug: article.slug };
}
const articleStatus = async ({ slug }: { slug: string }) =>
  (await content.get(`/api/articles/${slug}/direct`, guest(null))).status;

describe('of an account that is no more', () => {
  it('discoveries, their articles and pictures go, and nobody else’s', async () => {
    const [me, other] = [someUser({ visitorId: randomUUID() }), someUser()];
    const [mine, theirs] = [await published(me.userId), await published(other.userId)];
    expect([await articleStatus(mine), await articleStatus(theirs)]).toEqual([200, 200]);

    expect((await leave(me.userId)).body).toEqual({ more: false });
    expect(await own(me)).toEqual([]);
    expect(await own(other)).toEqual([theirs.discoveryId]);
    expect([await articleStatus(mine), await articleStatus(theirs)]).toEqual([404, 200]);
    expect((await content.get(mine.imageUrl, guest(null))).status).toBe(404);
    expect((await content.get(theirs.imageUrl, guest(null))).status).toBe(200);

    const asked = await content.dataSource.query(
      `select payload from work_requests where job = 'discovery.removed' and requested_by = $1`,
      [`user:${me.userId}`],
    );
    expect(asked).toHaveLength(1);
    expect(asked[0].payload.analysisId).toBe(mine.analysisId);
    expect(asked[0].payload.mediaKeys).toContain(mine.imageUrl.replace('/objects/', ''));
    const withdrawn = await content.dataSource.query(
      `select 1 from work_requests where job = 'guide.index' and requested_by = $1`,
      [`user:${me.userId}`],
    );
    expect(withdrawn).toHaveLength(1);
  });

  it('what only its browser has goes too, but not what that browser has with another account', async () => {
    const visitorId = randomUUID();
    const [me, other] = [someUser({ visitorId }), someUser({ visitorId })];
    await content.make({ visitorId });
    const theirs = await content.make({ userId: other.userId, visitorId });
    await leave(me.userId, visitorId);
    expect(await own(guest(visitorId))).toEqual([]);
    expect(await own(other)).toEqual([theirs.discoveryId]);
  });

  it('however many there were, all go, a part with each call', async () => {
    const me = someUser();
    await content.dataSource.query(
      `insert into discoveries (user_id, title, description, cultural_info, category, location, facts, nearby_attractions, safety)
       select $1, 'n', '', '', 'Other', 'Paris', '{}', '[]', 'safe' from generate_series(1, 120) n`,
      [me.userId],
    );
    const answers = [await leave(me.userId), await leave(me.userId), await leave(me.userId)];
    expect(answers.map(({ body }) => body.more)).toEqual([true, true, false]);
    expect(await own(me)).toEqual([]);
    expect((await leave(me.userId)).body).toEqual({ more: false });
  });

  it('nothing comes to be any more: no discovery, no save, no claim', async () => {
    const visitorId = randomUUID();
    const me = someUser();
    const guests = await content.make({ visitorId });
    await leave(me.userId);
    const late = await content.creation({ userId: me.userId });
    const answer = await content.post('/internal/discoveries', WORKER, late);
    expect([answer.status, answer.body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
    expect(await content.storage.stat(`discoveries/${late.analysisId}/photo.webp`)).toBeNull();
    const save = await content.post('/api/discoveries', me, { title: 'A guide', content: '<p>Text.</p>' });
    expect([save.status, save.body.code]).toEqual([401, 'AUTHENTICATION_REQUIRED']);
    const claim = { userId: me.userId, username: 'ada', visitorId };
    expect((await content.post('/internal/discoveries/claim', WORKER, claim)).body).toEqual({ claimed: 0 });
    expect(await own(me)).toEqual([]);
    expect(await own(guest(visitorId))).toEqual([guests.discoveryId]);
  });

  it('a discovery that is being made at that moment goes as well', async () => {
    for (let round = 0; round < 5; round++) {
      const me = someUser();
      const creations = await Promise.all(Array.from({ length: 4 }, () => content.creation({ userId: me.userId })));
      await Promise.all([
        ...creations.map((one) => content.post('/internal/discoveries', WORKER, one)),
        leave(me.userId),
      ]);
      expect(await own(me)).toEqual([]);
    }
  });
});

it('a list of one’s own goes on where it stopped', async () => {
  const visitorId = randomUUID();
  const me = someUser({ visitorId });
  const made = [];
  for (const owner of [{ userId: me.userId }, { visitorId }, { userId: me.userId }, { visitorId }]) {
    made.unshift((await content.make(owner)).discoveryId);
  }
  const { body } = await content.get(`/api/discoveries?before=${made[1]}`, me);
  expect(body.map(({ id }: Discovery) => id)).toEqual(made.slice(2));
});
