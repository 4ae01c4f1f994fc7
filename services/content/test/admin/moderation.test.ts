import { adminDiscovery } from '@placelore/contracts/content/admin/admin-discoveries.js';
import { pendingArticle } from '@placelore/contracts/content/admin/moderation.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { ADMIN, insertArticle, readAudit } from '../support/admin-client.js';
import {
  createGuestDiscovery,
  findArticle,
  readIndexChanges,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { buildGuest, buildUser } from '../support/content-test-service.js';
import { GUEST } from '../support/guide-generation-driver.js';
import { sendRawRequest } from '../support/raw-request.js';
import { content, findOpenJobs, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('articles', 'article_slug_redirects', 'discoveries', 'deleted_backups'));

const pendingList = (query = '') => content.get(`/api/admin/pending-articles${query}`, ADMIN);
const approve = (id: number) => content.post(`/api/admin/pending-articles/${id}/approve`, ADMIN, {});
const reject = (id: number) => content.delete(`/api/admin/pending-articles/${id}/reject`, ADMIN);
/** Saves a guide as its page does: a private discovery with its pending article. */
async function createPending(title = 'Hoi An', actor: Identity = GUEST) {
  const description = 'An old port. <b>Merchants</b> met here.';
  const { status, body } = await content.post('/api/discoveries', actor, { title, description, location: 'Vietnam' });
  if (status !== 200) throw new Error(`not saved: ${status}`);
  const { id } = await findArticle(body.id);
  return { id, discoveryId: body.id as number };
}
const exists = async (table: string, id: number) =>
  (await content.dataSource.query(`select 1 from ${table} where id = $1`, [id])).length === 1;

describe('GET /api/admin/pending-articles', () => {
  it('lists only pending articles with the beginning of their text, uncached', async () => {
    const { id } = await createPending();
    await insertArticle({ contentSource: 'text_search' });
    await insertArticle({ contentSource: 'text_search', isPublic: false, adminReviewed: true });
    await insertArticle({ isPublic: false });
    const response = await pendingList();
    expect(response.body.map((row: unknown) => pendingArticle.strict().parse(row).id)).toEqual([id]);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-total-count': '1' });
    expect(response.body[0].preview).toBe('An old port. <b>Merchants</b> met here.');
  });

  it('shows at most 200 characters of plain text without headings and splits none', async () => {
    const text = '👩 & '.repeat(100).trim();
    const html = `<h2>A</h2><p>${text.replaceAll('&', '&amp;')}</p>`;
    await insertArticle({ contentSource: 'text_search', isPublic: false, content: html });
    const { preview } = (await pendingList()).body[0];
    expect(preview.startsWith('👩 & 👩 & ')).toBe(true);
    expect(preview.endsWith('…')).toBe(true);
    expect(Array.from(preview.slice(0, -1)).length).toBeLessThanOrEqual(200);
    expect(Array.from(preview).length).toBeGreaterThan(195);
    expect(preview).toBe(preview.toWellFormed());
  });

  it('returns pages with the newest article first', async () => {
    const ids: number[] = [];
    for (const title of ['A b', 'C d', 'E f']) ids.push((await createPending(title)).id);
    const first = await pendingList('?limit=2');
    expect(first.body.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]]);
    expect(first.headers).toMatchObject({
      'x-total-count': '3',
      link: '</api/admin/pending-articles?page=2&limit=2>; rel="next"',
    });
    const last = await pendingList('?limit=2&page=2');
    expect([last.body.length, last.headers.link]).toEqual([1, undefined]);
  });
});

it.each(['premium', 'recovered'])('GET /api/admin/%s-articles: returns pages of its articles only', async (kind) => {
  const contentSource = kind === 'premium' ? 'text_search' : 'recovered';
  const ids: number[] = [];
  for (let count = 0; count < 3; count++) ids.unshift(await insertArticle({ contentSource }));
  await insertArticle({ contentSource: kind === 'premium' ? 'recovered' : 'text_search' });
  const path = `/api/admin/${kind}-articles`;
  const [first, second] = [
    await content.get(`${path}?limit=2`, ADMIN),
    await content.get(`${path}?limit=2&page=2`, ADMIN),
  ];
  expect([first, second].map(({ body }) => body.map(({ id }: { id: number }) => id))).toEqual([
    ids.slice(0, 2),
    ids.slice(2),
  ]);
  expect(first.headers).toMatchObject({ 'x-total-count': '3', link: `<${path}?page=2&limit=2>; rel="next"` });
  expect(second.headers).toMatchObject({ 'x-total-count': '3' });
});

describe('POST /api/admin/pending-articles/:id/approve', () => {
  it('publishes article and discovery once, and adds the article to the index', async () => {
    const { id, discoveryId } = await createPending();
    const { slug } = await findArticle(discoveryId);
    expect((await content.get(`/api/articles/${slug}/direct`, buildGuest(null))).status).toBe(404);
    const response = await approve(id);
    expect([response.status, response.body]).toMatchObject([200, { isPublic: true, adminReviewed: true, slug }]);
    expect(response.body.publishedAt).not.toBeNull();
    expect((await content.get(`/api/articles/${slug}/direct`, buildGuest(null))).status).toBe(200);
    expect((await content.get('/api/discoveries/public', buildGuest(null))).body).toMatchObject([
      { id: discoveryId, articleId: id },
    ]);
    expect((await pendingList()).body).toEqual([]);
    expect((await content.get('/api/admin/premium-articles', ADMIN)).body).toMatchObject([{ id, isPublic: true }]);
    // A repeated approval, for example after a lost response, gives the same result.
    expect((await approve(id)).body).toMatchObject({ id, isPublic: true, publishedAt: response.body.publishedAt });
    expect(await readIndexChanges()).toEqual([`published ${slug}`]);
    expect(await findOpenJobs('article.write')).toEqual([]);
    expect((await readAudit('article', id)).map(({ action }) => action)).toEqual(['article.approve']);
  });

  it('publishes an article without a discovery', async () => {
    const id = await insertArticle({ contentSource: 'text_search', isPublic: false });
    expect((await approve(id)).body).toMatchObject({ isPublic: true, adminReviewed: true });
  });

  it('publishes only one of the articles that several visitors saved of the same guide', async () => {
    const copies = [await createPending(), await createPending('hoi AN', buildUser()), await createPending('Sapa')];
    const [first, second, other] = copies.map(({ id }) => id) as [number, number, number];
    const { slug } = (await approve(first)).body;
    const { status, body } = await approve(second);
    expect([status, body.code]).toEqual([409, 'PLACE_ALREADY_PUBLISHED']);
    expect(body.error).toBe(
      `“Hoi An” is already published at /articles/${slug}. Reject this copy, or hide that one first.`,
    );
    expect((await togglePublic(copies[1]!.discoveryId, true)).body.code).toBe('PLACE_ALREADY_PUBLISHED');
    expect((await pendingList()).body.map(({ id }: { id: number }) => id)).toEqual([other, second]);
    expect((await approve(other)).status).toBe(200);
    // When its owner keeps it private, another copy can replace it.
    const share = (isShared: boolean) =>
      content.patch(`/api/discoveries/${copies[0]!.discoveryId}/sharing`, GUEST, { isShared });
    await share(false);
    expect((await approve(second)).status).toBe(200);
    expect((await share(true)).body.isPublic).toBe(false);
  });

  it('publishes only one of them when all are approved at once', async () => {
    const copies = [await createPending(), await createPending('Hoi An', buildUser())];
    const responses = await Promise.all(copies.map(({ id }) => approve(id)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('rejects articles that are not pending or do not exist', async () => {
    const otherIds = [
      await insertArticle(),
      await insertArticle({ isPublic: false }),
      await insertArticle({ contentSource: 'text_search', isPublic: false, adminReviewed: true }),
      await insertArticle({ contentSource: 'text_search', isPublic: true, adminReviewed: false }),
    ];
    for (const id of otherIds) {
      for (const call of [approve, reject]) {
        const { status, body } = await call(id);
        expect([status, body.code, body.error]).toEqual([
          409,
          'ARTICLE_NOT_PENDING',
          'This article is not waiting for approval.',
        ]);
      }
      expect(await exists('articles', id)).toBe(true);
    }
    expect((await approve(2_147_483_647)).body.code).toBe('ARTICLE_NOT_FOUND');
    expect((await reject(2_147_483_647)).body.code).toBe('ARTICLE_NOT_FOUND');
  });

  it('only one of them takes effect when approval and rejection arrive at once', async () => {
    const { id, discoveryId } = await createPending();
    const responses = await Promise.all([approve(id), reject(id), approve(id), reject(id)]);
    const isThere = await exists('articles', id);
    expect(await exists('discoveries', discoveryId)).toBe(isThere);
    expect(responses.map(({ status }) => status)).toEqual(
      isThere ? [200, 409, 200, 409] : [404, expect.any(Number), 404, expect.any(Number)],
    );
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(isThere ? 0 : 1);
  });
});

describe('DELETE /api/admin/pending-articles/:id/reject', () => {
  it('deletes article and discovery permanently, and its page cannot save them again', async () => {
    const { id, discoveryId } = await createPending();
    const response = await reject(id);
    expect(response.status).toBe(204);
    expect([await exists('articles', id), await exists('discoveries', discoveryId)]).toEqual([false, false]);
    await expect(createPending()).rejects.toThrow('404');
    expect((await reject(id)).status).toBe(404);
    expect(await readAudit('article', id)).toMatchObject([
      { action: 'article.reject', before: { title: 'Hoi An', discoveryId } },
    ]);
  });
});

describe('recovered articles', () => {
  const recovered = async () => (await content.get('/api/admin/recovered-articles', ADMIN)).body as { id: number }[];
  const toggle = (id: number, isPublic: boolean) =>
    content.patch(`/api/admin/articles/${id}/toggle-visibility`, ADMIN, { isPublic });

  it('are listed until reviewed; hiding one marks it reviewed, publishing does not', async () => {
    const [shown, hidden, reviewed] = [
      await insertArticle({ contentSource: 'recovered', isPublic: false }),
      await insertArticle({ contentSource: 'recovered' }),
      await insertArticle({ contentSource: 'recovered' }),
    ];
    await insertArticle({ isPublic: false });
    expect((await recovered()).map(({ id }) => id)).toEqual([reviewed, hidden, shown]);
    expect((await toggle(shown, true)).body).toMatchObject({ isPublic: true, adminReviewed: false });
    expect((await toggle(hidden, false)).body).toMatchObject({ isPublic: false, adminReviewed: true });
    const mark = () => content.patch(`/api/admin/articles/${reviewed}/mark-reviewed`, ADMIN, {});
    expect((await mark()).body).toMatchObject({ isPublic: true, adminReviewed: true });
    expect((await mark()).status).toBe(200);
    expect((await recovered()).map(({ id }) => id)).toEqual([shown]);
    expect((await readAudit('article', reviewed)).map(({ action }) => action)).toEqual(['article.review']);
    expect((await readAudit('article', hidden)).map(({ action }) => action)).toEqual([
      'article.withdraw',
      'article.review',
    ]);
  });

  it('are the only ones that hiding marks as reviewed', async () => {
    const id = await insertArticle();
    expect((await toggle(id, false)).body.adminReviewed).toBe(false);
  });
});

describe('admin discoveries', () => {
  const list = (query = '') => content.get(`/api/admin/discoveries${query}`, ADMIN);
  const ids = async (query: string) => (await list(query)).body.map(({ id }: { id: number }) => id);

  it('lists every discovery with its author and article, filtered, sorted and searched', async () => {
    const user = buildUser();
    const own = await content.createDiscovery({ userId: user.userId, username: 'ada' }, { title: 'Zebra Bridge' });
    const guests = await createGuestDiscovery({
      title: 'Árbol del Tule',
      location: 'Oaxaca, Mexico',
      category: 'Park',
      safety: 'unsafe',
    });
    const { discoveryId: saved, id: article } = await createPending();
    const { body, headers } = await list();
    for (const row of body) adminDiscovery.strict().parse(row);
    expect(body).toMatchObject([
      { id: saved, username: null, articleId: article, isPublic: false },
      { id: guests, username: null, userId: null, safety: 'unsafe', articleId: null },
      { id: own.discoveryId, username: 'ada', userId: user.userId, isPublic: true },
    ]);
    expect(headers).toMatchObject({ 'x-total-count': '3', 'cache-control': 'no-store' });
    expect(JSON.stringify(body)).not.toContain('visitor');
    expect(await ids('?visibility=public')).toEqual([own.discoveryId]);
    expect(await ids('?visibility=private')).toEqual([saved, guests]);
    expect(await ids('?author=guest&sort=createdAt')).toEqual([guests, saved]);
    expect(await ids('?author=user')).toEqual([own.discoveryId]);
    expect(await ids('?author=guest&category=Park&visibility=public')).toEqual([]);
    expect(await ids('?category=Park')).toEqual([guests]);
    const byTitle = await ids('?sort=title');
    expect(byTitle.filter((id: number) => id !== guests)).toEqual([saved, own.discoveryId]);
    expect(await ids('?sort=-title')).toEqual(byTitle.toReversed());
    expect(await ids('?q=ADA')).toEqual([own.discoveryId]);
    expect(await ids('?q=arbol%20DEL')).toEqual([guests]);
    expect(await ids('?q=oaxaca')).toEqual([guests]);
    for (const query of ['%25', '_', '%27', '%27%3B--', '%5C', '!!!', 'no%20such']) {
      const none = await list(`?q=${query}`);
      expect([query, none.status, none.body, none.headers['x-total-count']]).toEqual([query, 200, [], '0']);
    }
    expect(await ids('?q=%25rb%25l')).toEqual([]);
    expect([await ids('?q=ze'), await ids('?q=da'), await ids('?q=eb')]).toEqual([[own.discoveryId], [], []]);
    const paged = await list('?limit=2&author=guest&page=1');
    expect([paged.body.length, paged.headers['x-total-count'], paged.headers.link]).toEqual([2, '2', undefined]);
    expect((await list('?limit=1')).headers.link).toBe(
      '</api/admin/discoveries?page=2&limit=1&sort=-createdAt>; rel="next"',
    );
  });

  it('orders discoveries of the same title by their age', async () => {
    const same: number[] = [];
    for (let count = 0; count < 3; count++) same.push(await createGuestDiscovery({ title: 'Old Bridge' }));
    expect(await ids('?sort=title')).toEqual(same);
    expect(await ids('?sort=-title')).toEqual(same.toReversed());
    expect([await ids('?sort=title&limit=2'), await ids('?sort=title&limit=2&page=2')]).toEqual([
      same.slice(0, 2),
      same.slice(2),
    ]);
  });

  it.each(['DELETE', 'POST'])('deletes a discovery by %s with its article and images', async (method) => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    await writeArticle(id);
    const deleteArticle = (one: number) =>
      method === 'DELETE'
        ? content.delete(`/api/admin/discoveries/${one}`, ADMIN)
        : content.post(`/api/admin/discoveries/${one}/delete`, ADMIN, {});
    expect((await deleteArticle(id)).status).toBe(204);
    expect(await exists('discoveries', id)).toBe(false);
    expect(await content.dataSource.query('select 1 from articles')).toEqual([]);
    expect(await findOpenJobs('discovery.deleted')).toHaveLength(1);
    expect((await readAudit('discovery', id)).map(({ action }) => action)).toContain('discovery.delete');
    const again = await deleteArticle(id);
    expect([again.status, again.body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
  });

  it('returns the article of a discovery, public or not, or 404 when none exists', async () => {
    const { id, discoveryId } = await createPending();
    const articleFor = (one: number | string) => content.get(`/api/admin/discovery-article/${one}`, ADMIN);
    expect((await articleFor(discoveryId)).body).toEqual({ articleId: id });
    const none = await articleFor(await createGuestDiscovery());
    expect([none.status, none.body.error]).toEqual([404, 'No article exists for this discovery yet.']);
    expect((await articleFor(2_147_483_647)).body.code).toBe('DISCOVERY_NOT_FOUND');
    expect((await articleFor('x')).status).toBe(400);
  });
});

it('moderation routes: invalid ids are rejected', async () => {
  const calls: [string, string][] = [
    ['POST', '/api/admin/pending-articles/:id/approve'],
    ['DELETE', '/api/admin/pending-articles/:id/reject'],
    ['PATCH', '/api/admin/articles/:id/mark-reviewed'],
    ['DELETE', '/api/admin/discoveries/:id'],
    ['POST', '/api/admin/discoveries/:id/delete'],
    ['GET', '/api/admin/discovery-article/:id'],
  ];
  for (const [method, path] of calls) {
    for (const id of ['0', '-1', '1.5', 'abc', '2147483648', '9'.repeat(300), '1%00', "1'--"]) {
      const { status } = await sendRawRequest(content, path.replace(':id', id), { method, actor: ADMIN });
      expect([method, path, id, [400, 404].includes(status)]).toEqual([method, path, id, true]);
    }
  }
});
