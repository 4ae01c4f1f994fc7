import type { Trip, TripStop } from '@placelore/contracts/content/trips/trips.js';
import { buildArticle, buildGuest, buildUser } from '../support/content-test-service.js';
import { bulkDelete, mergeArticles, restoreArticle, undoMerge } from '../support/duplicates-client.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('trips', 'deleted_articles', 'article_merges'));

const OWNER = buildUser();

/** Inserts public articles with these slugs, each at its own latitude. */
const insertArticles = (...slugs: string[]): Promise<number[]> =>
  content.insertArticles(slugs.map((slug, n) => buildArticle({ slug, title: slug, latitude: `${n + 1}.000000` })));
const addStop = (trip: number, articleId: number) =>
  content.post(`/api/trips/${trip}/stops`, OWNER, { kind: 'article', subjectId: String(articleId) });

/** Creates a trip with these articles and a link. */
async function createTrip(...articleIds: number[]): Promise<{ id: number; token: string }> {
  const { body } = await content.post('/api/trips', OWNER, { title: 'Jordan' });
  for (const articleId of articleIds) await addStop(body.id, articleId);
  const { shareToken } = (await content.post(`/api/trips/${body.id}/link`, OWNER, {})).body;
  return { id: body.id, token: shareToken };
}
const readStops = async (id: number): Promise<TripStop[]> =>
  ((await content.get(`/api/trips/${id}`, OWNER)).body as Trip).stops;
const readPaths = async (id: number) => (await readStops(id)).map(({ path }) => path);

it('merged trip stops: lead to the remaining article, for the owner and with the link, until the merge is undone', async () => {
  const [kept, merged] = (await insertArticles('petra', 'petra-jordan')) as [number, number];
  const { id, token } = await createTrip(merged);
  const readShared = async () => (await content.get(`/api/shared-trips/${token}`, buildGuest(null))).body.stops;
  const { body } = await mergeArticles(kept, [merged]);
  const expected = { name: 'petra', path: '/articles/petra', coordinates: { lat: 1 } };
  expect([await readStops(id), await readShared()]).toMatchObject([[expected], [expected]]);
  await undoMerge(body.id);
  const former = { name: 'petra-jordan', path: '/articles/petra-jordan', coordinates: { lat: 2 } };
  expect([await readStops(id), await readShared()]).toMatchObject([[former], [former]]);
});

it('merged trip stops: a trip with both articles retains both stops with their notes', async () => {
  const [kept, merged] = (await insertArticles('petra', 'petra-jordan')) as [number, number];
  const { id } = await createTrip(kept, merged);
  const [, stop] = await readStops(id);
  await content.patch(`/api/trips/${id}/stops/${stop!.id}`, OWNER, { note: 'By night' });
  const { body } = await mergeArticles(kept, [merged]);
  expect(await readStops(id)).toMatchObject([
    { path: '/articles/petra', note: '' },
    { path: '/articles/petra', note: 'By night' },
  ]);
  await undoMerge(body.id);
  expect(await readPaths(id)).toEqual(['/articles/petra', '/articles/petra-jordan']);
});

it('merged trip stops: adding either article again changes nothing', async () => {
  const [kept, merged] = (await insertArticles('petra', 'petra-jordan')) as [number, number];
  const { id } = await createTrip(merged);
  await mergeArticles(kept, [merged]);
  expect([(await addStop(id, kept)).status, (await addStop(id, merged)).status]).toEqual([200, 200]);
  expect(await readPaths(id)).toEqual(['/articles/petra']);
});

it('merged trip stops: follow merges of merged articles, and their undoing in reverse order', async () => {
  const [first, second, third] = (await insertArticles('one', 'two', 'three')) as [number, number, number];
  const { id } = await createTrip(first);
  const inner = (await mergeArticles(second, [first])).body.id;
  const outer = (await mergeArticles(third, [second])).body.id;
  expect(await readPaths(id)).toEqual(['/articles/three']);
  await undoMerge(outer);
  expect(await readPaths(id)).toEqual(['/articles/two']);
  await undoMerge(inner);
  expect(await readPaths(id)).toEqual(['/articles/one']);
});

it('merged trip stops: are empty while the remaining article is deleted', async () => {
  const [kept, merged] = (await insertArticles('petra', 'petra-jordan')) as [number, number];
  const { id } = await createTrip(merged);
  await mergeArticles(kept, [merged]);
  await bulkDelete([kept]);
  expect(await readStops(id)).toMatchObject([{ name: null, path: null }]);
  await restoreArticle(kept);
  expect(await readPaths(id)).toEqual(['/articles/petra']);
});
