import { randomUUID } from 'node:crypto';
import { rewrittenArticle } from '@placelore/contracts/article-rewrites.js';
import type { GroundedTexts } from '@placelore/contracts/discoveries.js';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { bridge } from './article-writer.js';
import { admin, auditOf, edit, inserted, read } from './console.js';
import { WORKER } from './content-service.js';
import { hoiAn } from './guide-worker.js';
import { allWork, content, fail, type OpenWork, openWork, useContent } from './played-worker.js';

useContent();

type Work = OpenWork<{ rewriteId: string }>;
const ASKED = {
  title: 'Japanese Covered Bridge',
  location: 'Hoi An, Vietnam',
  latitude: 15.8771,
  longitude: '108.3279',
};

const ask = (id: number, body: object = ASKED) => content.post(`/api/admin/articles/${id}/rewrite`, admin, body);
const commit =
  (guide: GroundedTexts = bridge()) =>
  ({ id, payload: { rewriteId } }: Work) =>
    content.post(`/internal/article-rewrites/${rewriteId}/commit`, WORKER, { workRequestId: id, guide });
const readAsked = ({ payload: { rewriteId } }: Work) =>
  content.post(`/internal/article-rewrites/${rewriteId}/read`, WORKER, {});
/** Asks, with a worker that does `does`. */
async function answered(id: number, does: (work: Work) => Promise<unknown> = commit(), body?: object) {
  const worked = async () => {
    const open = await eventually(async () => (await openWork<Work['payload']>('article.rewrite'))[0]);
    await does(open);
  };
  const [answer] = await Promise.all([ask(id, body), worked()]);
  return answer;
}

it('an article is written anew to be looked at, and nothing of it is saved', async () => {
  const id = await inserted();
  const before = await read(id);
  let asked: unknown;
  const answer = await answered(id, async (work) => {
    asked = (await readAsked(work)).body;
    return commit()(work);
  });
  expect(asked).toEqual({ ...ASKED, longitude: 108.3279 });
  expect(answer.status).toBe(200);
  expect(rewrittenArticle.strict().parse(answer.body)).toMatchObject({
    title: 'Japanese Covered Bridge',
    category: 'Cultural Site',
    location: 'Hoi An, Vietnam',
    nearbyAttractions: [],
    writing: { provider: 'embedded' },
    // What contradicts what is known is left out, as in every text here.
    verification: { dropped: expect.any(Number) },
  });
  expect(answer.body.content).toContain('Merchants');
  expect(answer.body.content).not.toMatch(/Atlantis|<b>/);
  expect(await read(id)).toEqual(before);
  expect(await auditOf('article', id)).toMatchObject([{ action: 'article.rewrite', after: { title: ASKED.title } }]);
});

it('where only the town is known, title and category stay', async () => {
  const id = await inserted({ category: 'Museum' });
  const { body } = await answered(id, commit(bridge({ place: { ...hoiAn, guidebookId: null } })));
  expect(body).toMatchObject({ title: 'Japanese Covered Bridge', category: 'Museum', latitude: '15.879400' });
});

it('an article that takes its text over says who wrote it; another one does not', async () => {
  const [id, other] = [await inserted(), await inserted()];
  const { rewriteId, content: html } = (await answered(id)).body;
  expect((await edit(id, { content: html, rewriteId })).body.writing).toMatchObject({ provider: 'embedded' });
  expect((await edit(other, { content: html, rewriteId })).body.writing).toBeNull();
  expect((await edit(other, { content: '<p>c</p>', rewriteId: randomUUID() })).status).toBe(200);
  expect((await edit(other, { content: html, rewriteId: 'x' })).body.details[0].field).toBe('rewriteId');
});

it.each([
  ['title', 'Title is required for AI rewrite', { location: 'Rome' }],
  ['title', 'Title is required for AI rewrite', { title: '  ', location: 'Rome' }],
  ['location', 'Location is required for AI rewrite', { title: 'Colosseum' }],
  ['location', 'Location is required for AI rewrite', { title: 'Colosseum', location: ' ' }],
])('needs a %s, in the document’s words: %s', async (field, sentence, body) => {
  const { status, body: answer } = await ask(await inserted(), body);
  expect([status, answer.error, answer.details[0].field]).toEqual([400, sentence, field]);
  expect(await allWork('article.rewrite')).toBe(0);
});

it.each([
  { latitude: 91, longitude: 0 },
  { latitude: 'x', longitude: 0 },
  { latitude: 1 },
  { longitude: 1, latitude: null },
  { title: 'x'.repeat(501) },
  { title: 7 },
])('is refused with %j', async (wrong) => {
  expect((await ask(await inserted(), { title: 'A', location: 'B', ...wrong })).status).toBe(400);
});

it('of no article is refused, and asks for no work', async () => {
  expect((await ask(2_147_483_647)).body.code).toBe('ARTICLE_NOT_FOUND');
  for (const id of ['0', 'x', '2147483648']) {
    expect((await content.post(`/api/admin/articles/${id}/rewrite`, admin, ASKED)).status).toBe(400);
  }
  expect(await allWork('article.rewrite')).toBe(0);
});

it.each([
  ['NOT_A_PLACE', 404, 'NOT_A_PLACE', /We could not find a place called “Japanese Covered Bridge”/],
  ['PROVIDER_REJECTED', 500, 'REWRITE_FAILED', /could not be rewritten/],
])('that ends with %s says so', async (code, status, told, sentence) => {
  const answer = await answered(await inserted(), fail(code));
  expect([answer.status, answer.body.code]).toEqual([status, told]);
  expect(answer.body.error).toMatch(sentence);
});

it('a second commit changes nothing, nor does one for what is not there', async () => {
  let again: unknown;
  const { body } = await answered(await inserted(), async (work) => {
    await commit()(work);
    again = (await commit(bridge({ place: { ...hoiAn, name: 'Elsewhere', kind: 'landmark' } }))(work)).status;
  });
  expect([again, body.title]).toEqual([204, 'Japanese Covered Bridge']);
  const rows = await content.dataSource.query('select result from article_rewrites where id = $1', [body.rewriteId]);
  expect(rows[0].result.title).toBe('Japanese Covered Bridge');
  const none = { id: randomUUID(), payload: { rewriteId: randomUUID() } };
  expect((await readAsked(none)).body.code).toBe('REWRITE_NOT_FOUND');
  expect((await commit()(none)).body.code).toBe('REWRITE_NOT_FOUND');
});

it('is forgotten after a week', async () => {
  const first = (await answered(await inserted())).body.rewriteId;
  await content.dataSource.query(`update article_rewrites set created_at = now() - interval '8 days'`);
  const second = (await answered(await inserted())).body.rewriteId;
  const rows: { id: string }[] = await content.dataSource.query('select id from article_rewrites');
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([second]));
  expect(rows.map(({ id }) => id)).not.toContain(first);
});

it('that failed can be run again from the console', async () => {
  await answered(await inserted(), fail('PROVIDER_REJECTED'));
  const [failed] = (await content.get('/api/admin/work/content/failed', admin)).body;
  expect(failed.job).toBe('article.rewrite');
  expect((await content.post(`/api/admin/work/content/${failed.id}/retry`, admin, {})).status).toBe(200);
  const [open] = await openWork<Work['payload']>('article.rewrite');
  expect((await commit()(open!)).status).toBe(204);
  const rows = await content.dataSource.query('select status from article_rewrites where id = $1', [
    open!.payload.rewriteId,
  ]);
  expect(rows).toEqual([{ status: 'done' }]);
});
