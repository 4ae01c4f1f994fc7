import { randomUUID } from 'node:crypto';
import { type ErrorReport, errorReport } from '@placelore/contracts/content/error-reports.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { createKnowledge, mergeKnowledge } from '@placelore/contracts/places/knowledge.js';
import { createSampleKnowledge, SAMPLE_WIKIPEDIA } from '../../../../infra/test/sample-knowledge.ts';
import { ADMIN, insertArticle, readAudit } from '../support/admin-client.js';
import { buildGuest, buildUser, WORKER } from '../support/content-test-service.js';
import { commitGuide, GUEST, requestAndWriteGuide } from '../support/guide-generation-driver.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('error_reports', 'articles', 'discoveries'));

const VISITOR_ID = randomUUID();
const VISITOR = buildGuest(VISITOR_ID);
const SENTENCE = 'It was finished in 1889.';
const knowledge = mergeKnowledge(
  createSampleKnowledge(['inception', SENTENCE], ['detail', 'It is made of iron.']),
  createKnowledge(SAMPLE_WIKIPEDIA, [{ kind: 'extract', statement: 'It is 330 m high.' }]),
);
const CHECKED = {
  knowledge,
  verification: { sentences: [{ text: SENTENCE, facts: ['f1'], grade: 'sourced' as const }], omitted: 0 },
};

const send = (body: object, actor: Identity | null = VISITOR) => content.post('/api/error-reports', actor, body);
const reportArticle = (id: number, changes: object = {}) =>
  send({ subjectType: 'article', subjectId: String(id), comment: 'It was 1888.', ...changes });
const list = async (query = ''): Promise<ErrorReport[]> =>
  (await content.get(`/api/admin/error-reports${query}`, ADMIN)).body;
const resolve = (id: number, body: object = {}) => content.post(`/api/admin/error-reports/${id}/resolve`, ADMIN, body);
const dismiss = (id: number, body: object = {}) => content.post(`/api/admin/error-reports/${id}/dismiss`, ADMIN, body);

/** Reports an error in a new article. @returns the ids of both */
async function createReport(): Promise<{ id: number; articleId: number }> {
  const articleId = await insertArticle(CHECKED);
  await reportArticle(articleId, { sentence: SENTENCE });
  const [report] = await list();
  return { id: report!.id, articleId };
}
const readPublicArticle = async (articleId: number) => {
  const [{ slug }] = await content.dataSource.query('select slug from articles where id = $1', [articleId]);
  return (await content.get(`/api/articles/${slug}/direct`, VISITOR)).body;
};

describe('POST /api/error-reports', () => {
  it('stores sentence, cited facts and comment, for a caller without a session', async () => {
    const articleId = await insertArticle({ ...CHECKED, title: 'Eiffel Tower' });
    const response = await reportArticle(articleId, { sentence: SENTENCE });
    expect([response.status, response.text]).toEqual([204, '']);
    const [report] = await list();
    expect(errorReport.strict().parse(report)).toMatchObject({
      subjectType: 'article',
      subjectId: String(articleId),
      subjectName: 'Eiffel Tower',
      articleId,
      sentence: SENTENCE,
      comment: 'It was 1888.',
      citedFacts: [{ id: 'f1', statement: SENTENCE }],
      sources: [{ name: 'Placelore guidebook' }],
      status: 'open',
      resolution: null,
    });
  });

  it('stores nothing about a user who reports', async () => {
    const visitorId = randomUUID();
    const user = buildUser({ visitorId });
    const articleId = await insertArticle();
    await send({ subjectType: 'article', subjectId: String(articleId), comment: 'No.' }, user);
    const [row] = await content.dataSource.query('select error_reports::text as text from error_reports');
    for (const trait of [`user ${user.userId}`, visitorId]) expect(row.text).not.toContain(trait);
    expect(row.text).not.toMatch(new RegExp(`\\b${user.userId}\\b`));
  });

  it('accepts reports on guides only from those who requested them', async () => {
    const { body } = await requestAndWriteGuide('Hoi An', commitGuide());
    const report = { subjectType: 'guide', subjectId: body.article.slug, sentence: 'Go early.', comment: 'Why?' };
    expect((await send(report, VISITOR)).body.code).toBe('GUIDE_NOT_FOUND');
    expect((await send(report, GUEST)).status).toBe(204);
    expect((await list())[0]).toMatchObject({
      subjectType: 'guide',
      subjectName: 'Hoi An',
      articleId: null,
      path: `/dynamic/${body.article.slug.replace('dynamic-', '')}`,
      citedFacts: [{ statement: 'Go early.' }],
    });
  });

  it('accepts reports on a private discovery only from its owner, and deletes them with it', async () => {
    const { discoveryId } = await content.createDiscovery({ visitorId: VISITOR_ID });
    const report = { subjectType: 'discovery', subjectId: String(discoveryId), comment: 'Not there.' };
    expect((await send(report, buildGuest(randomUUID()))).body.code).toBe('DISCOVERY_NOT_FOUND');
    expect((await send(report, VISITOR)).status).toBe(204);
    expect(await list()).toHaveLength(1);
    await content.dataSource.query('delete from discoveries where id = $1', [discoveryId]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['a missing article', 'article', '2147483647', 'ARTICLE_NOT_FOUND'],
    ['an id that is none', 'article', '1 or 1=1', 'ARTICLE_NOT_FOUND'],
    ['an id that is too large', 'discovery', '9999999999', 'DISCOVERY_NOT_FOUND'],
    ['a missing guide', 'guide', 'dynamic-atlantis', 'GUIDE_NOT_FOUND'],
  ])('answers 404 for %s', async (_, subjectType, subjectId, code) => {
    const { status, body } = await send({ subjectType, subjectId, comment: 'x' });
    expect([status, body.code]).toEqual([404, code]);
  });

  it('answers 404 for a hidden article, except to admins', async () => {
    const articleId = await insertArticle({ isPublic: false });
    expect((await reportArticle(articleId)).status).toBe(404);
    const report = { subjectType: 'article', subjectId: String(articleId), comment: 'x' };
    expect((await send(report, ADMIN)).status).toBe(204);
  });

  it.each([
    ['subjectType', 'an unknown kind', { subjectType: 'user' }],
    ['subjectId', 'none', { subjectId: ' ' }],
    ['comment', 'nothing visible', { comment: ' \u200b ' }],
    ['comment', 'more than 1,000 characters', { comment: 'x'.repeat(1_001) }],
    ['comment', 'a control character', { comment: 'a\u0000b' }],
    ['sentence', 'more than 2,500 characters', { sentence: 'x'.repeat(2_501) }],
  ])('answers 400 naming %s for %s', async (field, _, change) => {
    const articleId = await insertArticle();
    const { status, body } = await reportArticle(articleId, change);
    expect([status, body.details.map((detail: { field: string }) => detail.field)]).toEqual([400, [field]]);
  });

  it('keeps markup as text, and removes characters that would disguise it', async () => {
    const articleId = await insertArticle();
    await reportArticle(articleId, { comment: '<script>x</script> \u202Eabc\u2066 Cafe\u0301' });
    expect((await list())[0]!.comment).toBe('<script>x</script> abc Café');
  });
});

describe('GET /api/admin/error-reports', () => {
  it('lists reports newest first, by status and kind of text, with their total', async () => {
    const { id } = await createReport();
    await dismiss(id);
    const { discoveryId } = await content.createDiscovery({ visitorId: VISITOR_ID });
    await send({ subjectType: 'discovery', subjectId: String(discoveryId), comment: 'x' });
    const kinds = async (query: string) => (await list(query)).map(({ subjectType }) => subjectType);
    expect(await kinds('')).toEqual(['discovery', 'article']);
    expect(await kinds('?status=open')).toEqual(['discovery']);
    expect(await kinds('?status=dismissed')).toEqual(['article']);
    expect(await kinds('?subjectType=article')).toEqual(['article']);
    expect(await kinds('?subjectType=guide')).toEqual([]);
    expect([await kinds('?limit=1'), await kinds('?limit=1&page=2')]).toEqual([['discovery'], ['article']]);
    const page = await content.get('/api/admin/error-reports?limit=1', ADMIN);
    expect(page.headers).toMatchObject({
      'x-total-count': '2',
      'cache-control': 'no-store',
      link: '</api/admin/error-reports?page=2&limit=1>; rel="next"',
    });
  });

  it('answers 400 for an unknown status', async () => {
    expect((await content.get('/api/admin/error-reports?status=lost', ADMIN)).status).toBe(400);
  });
});

describe('POST /api/admin/error-reports/:id/resolve', () => {
  it('adds the correction to the public article, and audits it', async () => {
    const { id, articleId } = await createReport();
    const before = await readPublicArticle(articleId);
    const { status, body } = await resolve(id, { correction: 'Finished in 1888, not 1889.' });
    expect([status, body.report.status, body.report.resolution]).toEqual([
      200,
      'resolved',
      'Finished in 1888, not 1889.',
    ]);
    const after = await readPublicArticle(articleId);
    expect(after.corrections).toEqual([body.correction]);
    expect(after.corrections[0].note).toBe('Finished in 1888, not 1889.');
    expect(Math.abs(Date.now() - Date.parse(after.corrections[0].correctedAt))).toBeLessThan(60_000);
    // Caches compare the time of the last change.
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await readAudit('error-report', id)).toMatchObject([
      {
        action: 'error-report.resolve',
        before: { status: 'open' },
        after: { status: 'resolved', resolution: 'Finished in 1888, not 1889.' },
      },
    ]);
  });

  it('keeps earlier corrections before later ones', async () => {
    const { id, articleId } = await createReport();
    await reportArticle(articleId, { comment: 'And the height.' });
    await resolve(id, { correction: 'First.' });
    await resolve((await list('?status=open'))[0]!.id, { correction: 'Second.' });
    expect((await readPublicArticle(articleId)).corrections.map(({ note }: { note: string }) => note)).toEqual([
      'First.',
      'Second.',
    ]);
  });

  it('changes no article without a note', async () => {
    const { id, articleId } = await createReport();
    expect((await resolve(id, { correction: ' ' })).body).toMatchObject({
      correction: null,
      report: { resolution: null },
    });
    expect((await readPublicArticle(articleId)).corrections).toEqual([]);
  });

  it('rejects closed and missing reports, and notes that are too long', async () => {
    const { id, articleId } = await createReport();
    expect((await resolve(id, { correction: 'x'.repeat(301) })).body.details[0].field).toBe('correction');
    await dismiss(id);
    expect((await resolve(id, { correction: 'x' })).body.code).toBe('ERROR_REPORT_CLOSED');
    expect((await resolve(2_147_483_647)).body.code).toBe('ERROR_REPORT_NOT_FOUND');
    expect((await readPublicArticle(articleId)).corrections).toEqual([]);
  });
});

describe('POST /api/admin/error-reports/:id/dismiss', () => {
  it('closes the report with its reason and leaves the article unchanged', async () => {
    const { id, articleId } = await createReport();
    const { body } = await dismiss(id, { reason: 'The source says 1889.' });
    expect(body).toMatchObject({ status: 'dismissed', resolution: 'The source says 1889.' });
    expect(body.closedAt).not.toBeNull();
    expect((await readPublicArticle(articleId)).corrections).toEqual([]);
    expect((await readAudit('error-report', id)).map(({ action }) => action)).toEqual(['error-report.dismiss']);
    expect((await dismiss(id)).body.code).toBe('ERROR_REPORT_CLOSED');
  });
});

describe('POST /internal/error-reports/purge', () => {
  const purge = (actor: Identity | null = WORKER) => content.post('/internal/error-reports/purge', actor, {});
  const age = (column: 'created_at' | 'closed_at', days: number) =>
    content.dataSource.query(`update error_reports set ${column} = now() - make_interval(days => $1)`, [days]);

  it('deletes reports 90 days after they were closed, and leaves the correction on the article', async () => {
    const { id, articleId } = await createReport();
    await resolve(id, { correction: 'Finished in 1888, not 1889.' });
    await age('closed_at', 89);
    expect((await purge()).body).toEqual({ purged: 0, more: false });
    await age('closed_at', 91);
    expect((await purge()).body).toEqual({ purged: 1, more: false });
    expect(await list()).toEqual([]);
    expect((await readPublicArticle(articleId)).corrections).toHaveLength(1);
    expect(await readAudit('error-report', id)).toHaveLength(1);
  });

  it('keeps open reports however old they are', async () => {
    await createReport();
    await age('created_at', 1_000);
    expect((await purge()).body).toEqual({ purged: 0, more: false });
    expect(await list()).toHaveLength(1);
  });

  it('deletes in batches until nothing is left', async () => {
    await content.dataSource.query(
      `insert into error_reports (article_id, subject_name, sentence, comment, citations, status, closed_at)
       select n, 'n', '', 'c', '{"facts":[],"sources":[]}', 'dismissed', now() - interval '91 days'
         from generate_series(1, 510) n`,
    );
    expect([(await purge()).body, (await purge()).body]).toEqual([
      { purged: 500, more: true },
      { purged: 10, more: false },
    ]);
  });

  it.each([
    ['an admin', ADMIN, 403],
    ['a visitor', VISITOR, 403],
    ['a caller without an identity', null, 401],
  ])('rejects %s', async (_, actor, status) => {
    expect((await purge(actor)).status).toBe(status);
  });
});
