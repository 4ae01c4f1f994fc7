import { randomUUID } from 'node:crypto';
import { rewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import type { VerifiedTexts } from '@placelore/contracts/content/discoveries.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { ADMIN, editArticle, insertArticle, readArticle, readAudit } from '../support/admin-client.js';
import { buildBridgeGuide } from '../support/article-generation-driver.js';
import { WORKER } from '../support/content-test-service.js';
import { HOI_AN, VERIFICATION } from '../support/guide-generation-driver.js';
import { content, countJobs, failJob, findOpenJobs, type OpenJob, useContent } from '../support/simulated-worker.js';

useContent();

type Work = OpenJob<{ rewriteId: string }>;
const REWRITE_REQUEST = {
  title: 'Japanese Covered Bridge',
  location: 'Hoi An, Vietnam',
  latitude: 15.8771,
  longitude: '108.3279',
};

const requestRewrite = (id: number, body: object = REWRITE_REQUEST) =>
  content.post(`/api/admin/articles/${id}/rewrite`, ADMIN, body);
const commit =
  (guide: VerifiedTexts = buildBridgeGuide()) =>
  ({ id, payload: { rewriteId } }: Work) =>
    content.post(`/internal/article-rewrites/${rewriteId}/commit`, WORKER, { jobRequestId: id, guide });
const readRewrite = ({ payload: { rewriteId } }: Work) =>
  content.post(`/internal/article-rewrites/${rewriteId}/read`, WORKER, {});
/** Requests a rewrite; meanwhile `handle` plays the worker. */
async function requestWithWorker(id: number, handle: (work: Work) => Promise<unknown> = commit(), body?: object) {
  const runWorker = async () => {
    const open = await eventually(async () => (await findOpenJobs<Work['payload']>('article.rewrite'))[0]);
    await handle(open);
  };
  const [response] = await Promise.all([requestRewrite(id, body), runWorker()]);
  return response;
}

it('POST /api/admin/articles/:id/rewrite: returns a proposal and saves nothing', async () => {
  const id = await insertArticle();
  const before = await readArticle(id);
  let rewriteRequest: unknown;
  const response = await requestWithWorker(id, async (work) => {
    rewriteRequest = (await readRewrite(work)).body;
    return commit()(work);
  });
  expect(rewriteRequest).toEqual({ ...REWRITE_REQUEST, longitude: 108.3279 });
  expect(response.status).toBe(200);
  expect(rewrittenArticle.strict().parse(response.body)).toMatchObject({
    title: 'Japanese Covered Bridge',
    category: 'Cultural Site',
    location: 'Hoi An, Vietnam',
    nearbyAttractions: [],
    writing: { provider: 'embedded' },
    // What no fact supports is removed, as in every generated text.
    verification: VERIFICATION,
  });
  expect(response.body.content).toContain('Merchants');
  expect(response.body.content).not.toContain('Atlantis');
  expect(await readArticle(id)).toEqual(before);
  expect(await readAudit('article', id)).toMatchObject([
    { action: 'article.rewrite', after: { title: REWRITE_REQUEST.title } },
  ]);
});

it('POST /api/admin/articles/:id/rewrite: title and category remain when only the town is known', async () => {
  const id = await insertArticle({ category: 'Museum' });
  const { body } = await requestWithWorker(id, commit(buildBridgeGuide({ place: { ...HOI_AN, guidebookId: null } })));
  expect(body).toMatchObject({ title: 'Japanese Covered Bridge', category: 'Museum', latitude: '15.879400' });
});

it('article rewrite: an article records the writer only when it takes the text of its own rewrite', async () => {
  const [id, other] = [await insertArticle(), await insertArticle()];
  const { rewriteId, content: html } = (await requestWithWorker(id)).body;
  expect((await editArticle(id, { content: html, rewriteId })).body.writing).toMatchObject({ provider: 'embedded' });
  const readKnowledge = async (articleId: number) =>
    (await content.dataSource.query('select knowledge, verification from articles where id = $1', [articleId]))[0];
  const [{ result }] = await content.dataSource.query('select result from article_rewrites where id = $1', [rewriteId]);
  expect(result.knowledge.facts.length).toBeGreaterThan(0);
  expect(await readKnowledge(id)).toEqual({ knowledge: result.knowledge, verification: result.verification });
  expect((await editArticle(other, { content: html, rewriteId })).body.writing).toBeNull();
  expect((await editArticle(other, { content: '<p>c</p>', rewriteId: randomUUID() })).status).toBe(200);
  expect((await editArticle(other, { content: html, rewriteId: 'x' })).body.details[0].field).toBe('rewriteId');
});

it.each([
  ['title', 'Title is required for AI rewrite', { location: 'Rome' }],
  ['title', 'Title is required for AI rewrite', { title: '  ', location: 'Rome' }],
  ['location', 'Location is required for AI rewrite', { title: 'Colosseum' }],
  ['location', 'Location is required for AI rewrite', { title: 'Colosseum', location: ' ' }],
])(
  'POST /api/admin/articles/:id/rewrite: requires a %s with the specified sentence: %s',
  async (field, sentence, body) => {
    const { status, body: response } = await requestRewrite(await insertArticle(), body);
    expect([status, response.error, response.details[0].field]).toEqual([400, sentence, field]);
    expect(await countJobs('article.rewrite')).toBe(0);
  },
);

it.each([
  { latitude: 91, longitude: 0 },
  { latitude: 'x', longitude: 0 },
  { latitude: 1 },
  { longitude: 1, latitude: null },
  { title: 'x'.repeat(501) },
  { title: 7 },
])('POST /api/admin/articles/:id/rewrite: rejects %j', async (invalidFields) => {
  expect((await requestRewrite(await insertArticle(), { title: 'A', location: 'B', ...invalidFields })).status).toBe(
    400,
  );
});

it('POST /api/admin/articles/:id/rewrite: an unknown article is rejected without a job', async () => {
  expect((await requestRewrite(2_147_483_647)).body.code).toBe('ARTICLE_NOT_FOUND');
  for (const id of ['0', 'x', '2147483648']) {
    expect((await content.post(`/api/admin/articles/${id}/rewrite`, ADMIN, REWRITE_REQUEST)).status).toBe(400);
  }
  expect(await countJobs('article.rewrite')).toBe(0);
});

it.each([
  ['NOT_A_PLACE', 404, 'NOT_A_PLACE', /We couldn't find a place called “Japanese Covered Bridge”/],
  ['PROVIDER_REJECTED', 500, 'REWRITE_FAILED', /couldn.t rewrite the article/],
])(
  'POST /api/admin/articles/:id/rewrite: reports a job that failed with %s',
  async (code, status, expectedCode, sentence) => {
    const response = await requestWithWorker(await insertArticle(), failJob(code));
    expect([response.status, response.body.code]).toEqual([status, expectedCode]);
    expect(response.body.error).toMatch(sentence);
  },
);

it('article rewrite: a second commit and commits of unknown rewrites change nothing', async () => {
  let again: unknown;
  const { body } = await requestWithWorker(await insertArticle(), async (work) => {
    await commit()(work);
    again = (await commit(buildBridgeGuide({ place: { ...HOI_AN, name: 'Elsewhere', kind: 'landmark' } }))(work))
      .status;
  });
  expect([again, body.title]).toEqual([204, 'Japanese Covered Bridge']);
  const rows = await content.dataSource.query('select result from article_rewrites where id = $1', [body.rewriteId]);
  expect(rows[0].result.title).toBe('Japanese Covered Bridge');
  const none = { id: randomUUID(), payload: { rewriteId: randomUUID() } };
  expect((await readRewrite(none)).body.code).toBe('REWRITE_NOT_FOUND');
  expect((await commit()(none)).body.code).toBe('REWRITE_NOT_FOUND');
});

it('article rewrite: rewrites are deleted after a week', async () => {
  const first = (await requestWithWorker(await insertArticle())).body.rewriteId;
  await content.dataSource.query(`update article_rewrites set created_at = now() - interval '8 days'`);
  const second = (await requestWithWorker(await insertArticle())).body.rewriteId;
  const rows: { id: string }[] = await content.dataSource.query('select id from article_rewrites');
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([second]));
  expect(rows.map(({ id }) => id)).not.toContain(first);
});

it('article rewrite: a failed job can be retried from the list of failed jobs', async () => {
  await requestWithWorker(await insertArticle(), failJob('PROVIDER_REJECTED'));
  const [failed] = (await content.get('/api/admin/failed-jobs/content', ADMIN)).body;
  expect(failed.job).toBe('article.rewrite');
  expect((await content.post(`/api/admin/failed-jobs/content/${failed.id}/retry`, ADMIN, {})).status).toBe(200);
  const [open] = await findOpenJobs<Work['payload']>('article.rewrite');
  expect((await commit()(open!)).status).toBe(204);
  const rows = await content.dataSource.query('select status from article_rewrites where id = $1', [
    open!.payload.rewriteId,
  ]);
  expect(rows).toEqual([{ status: 'done' }]);
});
