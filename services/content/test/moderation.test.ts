import { adminDiscovery } from '@placelore/contracts/admin-discoveries.js';
import type { Identity } from '@placelore/contracts/identity.js';
import { pendingArticle } from '@placelore/contracts/moderation.js';
import { articleOf, guestsDiscovery, news, togglePublic, write } from './article-writer.js';
import { admin, auditOf, inserted } from './console.js';
import { guest, someUser } from './content-service.js';
import { anyone } from './guide-worker.js';
import { content, openWork, useContent } from './played-worker.js';
import { askRaw } from './raw-request.js';

useContent();
beforeEach(() => content.dataSource.query('truncate articles, article_addresses, discoveries, removed_backups'));

const pendingList = (query = '') => content.get(`/api/admin/pending-articles${query}`, admin);
const approve = (id: number) => content.post(`/api/admin/pending-articles/${id}/approve`, admin, {});
const reject = (id: number) => content.delete(`/api/admin/pending-articles/${id}/reject`, admin);
/** A guide that a page sent back: a private discovery and its pending article. */
async function pending(title = 'Hoi An', who: Identity = anyone) {
  const description = 'An old port. <b>Merchants</b> met here.';
  const { status, body } = await content.post('/api/discoveries', who, { title, description, location: 'Vietnam' });
  if (status !== 200) throw new Error(`not saved: ${status}`);
  const { id } = await articleOf(body.id);
  return { id, discoveryId: body.id as number };
}
const exists = async (table: string, id: number) =>
  (await content.dataSource.query(`select 1 from ${table} where id = $1`, [id])).length === 1;

describe('what waits for approval', () => {
  it('is listed with the beginning of its text, is kept by nobody, and nothing else is', async () => {
    const { id } = await pending();
    await inserted({ contentSource: 'text_search' });
    await inserted({ contentSource: 'text_search', isPublic: false, adminReviewed: true });
    await inserted({ isPublic: false });
    const answer = await pendingList();
    expect(answer.body.map((row: unknown) => pendingArticle.strict().parse(row).id)).toEqual([id]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-total-count': '1' });
    expect(answer.body[0].preview).toBe('An old port. <b>Merchants</b> met here.');
  });

  it('shows 200 characters of text, none cut in two, and no markup', async () => {
    const text = '👩 & '.repeat(100).trim();
    const html = `<h2>A</h2><p>${text.replaceAll('&', '&amp;')}</p>`;
    await inserted({ contentSource: 'text_search', isPublic: false, content: html });
    const { preview } = (await pendingList()).body[0];
    expect(preview.startsWith('A 👩 & 👩 & ')).toBe(true);
    expect(preview.endsWith('…')).toBe(true);
    expect(Array.from(preview.slice(0, -1)).length).toBeLessThanOrEqual(200);
    expect(Array.from(preview).length).toBeGreaterThan(195);
    expect(preview).toBe(preview.toWellFormed());
  });

  it('comes in pages, the newest first', async () => {
    const ids: number[] = [];
    for (const title of ['A b', 'C d', 'E f']) ids.push((await pending(title)).id);
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

describe('approval', () => {
  it('publishes article and discovery, which readers and nearby places see, once', async () => {
    const { id, discoveryId } = await pending();
    const { slug } = await articleOf(discoveryId);
    expect((await content.get(`/api/articles/${slug}/direct`, guest(null))).status).toBe(404);
    const answer = await approve(id);
    expect([answer.status, answer.body]).toMatchObject([200, { isPublic: true, adminReviewed: true, slug }]);
    expect(answer.body.publishedAt).not.toBeNull();
    expect((await content.get(`/api/articles/${slug}/direct`, guest(null))).status).toBe(200);
    expect((await content.get('/api/discoveries/public', guest(null))).body).toMatchObject([
      { id: discoveryId, articleId: id },
    ]);
    expect((await pendingList()).body).toEqual([]);
    expect((await content.get('/api/admin/premium-articles', admin)).body).toMatchObject([{ id, isPublic: true }]);
    // Whoever lost the answer asks again.
    expect((await approve(id)).body).toMatchObject({ id, isPublic: true, publishedAt: answer.body.publishedAt });
    expect(await news()).toEqual([`published ${slug}`]);
    expect(await openWork('article.write')).toEqual([]);
    expect((await auditOf('article', id)).map(({ action }) => action)).toEqual(['article.approve']);
  });

  it('of an article without a discovery publishes it', async () => {
    const id = await inserted({ contentSource: 'text_search', isPublic: false });
    expect((await approve(id)).body).toMatchObject({ isPublic: true, adminReviewed: true });
  });

  it('is refused for what does not wait, and what is not there', async () => {
    const others = [
      await inserted(),
      await inserted({ isPublic: false }),
      await inserted({ contentSource: 'text_search', isPublic: false, adminReviewed: true }),
    ];
    for (const id of others) {
      for (const call of [approve, reject]) {
        const { status, body } = await call(id);
        expect([status, body.code, body.error]).toEqual([
          409,
          'ARTICLE_NOT_PENDING',
          'This article does not wait for approval.',
        ]);
      }
      expect(await exists('articles', id)).toBe(true);
    }
    expect((await approve(2_147_483_647)).body.code).toBe('ARTICLE_NOT_FOUND');
    expect((await reject(2_147_483_647)).body.code).toBe('ARTICLE_NOT_FOUND');
  });

  it('and rejection at once: one of them happens', async () => {
    const { id, discoveryId } = await pending();
    const answers = await Promise.all([approve(id), reject(id), approve(id), reject(id)]);
    const isThere = await exists('articles', id);
    expect(await exists('discoveries', discoveryId)).toBe(isThere);
    expect(answers.map(({ status }) => status)).toEqual(
      isThere ? [200, 409, 200, 409] : [404, expect.any(Number), 404, expect.any(Number)],
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(isThere ? 0 : 1);
  });
});

describe('rejection', () => {
  it('deletes article and discovery for good, and the page cannot save them again', async () => {
    const { id, discoveryId } = await pending();
    const answer = await reject(id);
    expect(answer.status).toBe(204);
    expect([await exists('articles', id), await exists('discoveries', discoveryId)]).toEqual([false, false]);
    await expect(pending()).rejects.toThrow('404');
    expect((await reject(id)).status).toBe(404);
    expect(await auditOf('article', id)).toMatchObject([
      { action: 'article.reject', before: { title: 'Hoi An', discoveryId } },
    ]);
  });
});

describe('what was recovered', () => {
  const recovered = async () => (await content.get('/api/admin/recovered-articles', admin)).body as { id: number }[];
  const toggle = (id: number, isPublic: boolean) =>
    content.patch(`/api/admin/articles/${id}/toggle-visibility`, admin, { isPublic });

  it('is listed until it is reviewed; hiding it is its review, showing it is not', async () => {
    const [shown, hidden, reviewed] = [
      await inserted({ contentSource: 'recovered', isPublic: false }),
      await inserted({ contentSource: 'recovered' }),
      await inserted({ contentSource: 'recovered' }),
    ];
    await inserted({ isPublic: false });
    expect((await recovered()).map(({ id }) => id)).toEqual([reviewed, hidden, shown]);
    expect((await toggle(shown, true)).body).toMatchObject({ isPublic: true, adminReviewed: false });
    expect((await toggle(hidden, false)).body).toMatchObject({ isPublic: false, adminReviewed: true });
    const mark = () => content.patch(`/api/admin/articles/${reviewed}/mark-reviewed`, admin, {});
    expect((await mark()).body).toMatchObject({ isPublic: true, adminReviewed: true });
    expect((await mark()).status).toBe(200);
    expect((await recovered()).map(({ id }) => id)).toEqual([shown]);
    expect((await auditOf('article', reviewed)).map(({ action }) => action)).toEqual(['article.review']);
    expect((await auditOf('article', hidden)).map(({ action }) => action)).toEqual([
      'article.withdraw',
      'article.review',
    ]);
  });

  it('hiding another article is no review', async () => {
    const id = await inserted();
    expect((await toggle(id, false)).body.adminReviewed).toBe(false);
  });
});

describe('discoveries', () => {
  const list = (query = '') => content.get(`/api/admin/discoveries${query}`, admin);
  const ids = async (query: string) => (await list(query)).body.map(({ id }: { id: number }) => id);

  it('are all listed, with who made them and their article whether it is public or not', async () => {
    const user = someUser();
    const own = await content.make({ userId: user.userId, username: 'ada' }, { title: 'Zebra Bridge' });
    const guests = await guestsDiscovery({
      title: 'Árbol del Tule',
      location: 'Oaxaca, Mexico',
      category: 'Park',
      safety: 'unsafe',
    });
    const { discoveryId: saved, id: article } = await pending();
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
    expect(await ids('?author=guest&sort=createdAt')).toEqual([guests, saved]);
    expect(await ids('?category=Park')).toEqual([guests]);
    const byTitle = await ids('?sort=title');
    expect(byTitle.filter((id: number) => id !== guests)).toEqual([saved, own.discoveryId]);
    expect(await ids('?sort=-title')).toEqual(byTitle.toReversed());
    expect(await ids('?q=ADA')).toEqual([own.discoveryId]);
    expect(await ids('?q=arbol%20DEL')).toEqual([guests]);
    expect(await ids('?q=oaxaca')).toEqual([guests]);
    for (const nothing of ['%25', '_', '%27%3B--', '%5C', 'no%20such'])
      expect((await list(`?q=${nothing}`)).status).toBe(200);
    expect(await ids('?q=%25rb%25l')).toEqual([]);
    expect([await ids('?q=ze'), await ids('?q=da'), await ids('?q=eb')]).toEqual([[own.discoveryId], [], []]);
    const paged = await list('?limit=2&author=guest&page=1');
    expect([paged.body.length, paged.headers['x-total-count'], paged.headers.link]).toEqual([2, '2', undefined]);
    expect((await list('?limit=1')).headers.link).toBe(
      '</api/admin/discoveries?page=2&limit=1&sort=-createdAt>; rel="next"',
    );
  });

  it.each(['DELETE', 'POST'])('are deleted by %s, with their article and pictures', async (method) => {
    const id = await guestsDiscovery();
    await togglePublic(id, true);
    await write(id);
    const remove = (one: number) =>
      method === 'DELETE'
        ? content.delete(`/api/admin/discoveries/${one}`, admin)
        : content.post(`/api/admin/discoveries/${one}/delete`, admin, {});
    expect((await remove(id)).status).toBe(204);
    expect(await exists('discoveries', id)).toBe(false);
    expect(await content.dataSource.query('select 1 from articles')).toEqual([]);
    expect(await openWork('discovery.removed')).toHaveLength(1);
    expect((await auditOf('discovery', id)).map(({ action }) => action)).toContain('discovery.delete');
    const again = await remove(id);
    expect([again.status, again.body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
  });

  it('lead to their article, public or not, or say that there is none yet', async () => {
    const { id, discoveryId } = await pending();
    const articleFor = (one: number | string) => content.get(`/api/admin/discovery-article/${one}`, admin);
    expect((await articleFor(discoveryId)).body).toEqual({ articleId: id });
    const none = await articleFor(await guestsDiscovery());
    expect([none.status, none.body.error]).toEqual([404, 'No article exists for this discovery yet.']);
    expect((await articleFor(2_147_483_647)).body.code).toBe('DISCOVERY_NOT_FOUND');
    expect((await articleFor('x')).status).toBe(400);
  });
});

it('ids that are none are refused', async () => {
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
      const { status } = await askRaw(content, path.replace(':id', id), { method, who: admin });
      expect([method, path, id, [400, 404].includes(status)]).toEqual([method, path, id, true]);
    }
  }
});
