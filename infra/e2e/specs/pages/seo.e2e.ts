import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import pg from 'pg';
import { PUBLIC_ORIGIN as ORIGIN, test } from '../../support/configured-test.ts';
import type { HttpVisitor } from '../../support/http-visitor.ts';
import type { Product } from '../../support/product.ts';
import { expect } from '../../support/test.ts';

const HOSTILE = `</title></script><script>alert('x')</script>" onload="x`;

/** Responses of the whole product to crawlers, feed readers and caches, none of which runs scripts. */
test.describe('crawler', () => {
  let product: Product;
  let admin: HttpVisitor;
  test.beforeAll(({ product: running, admin: signedIn }) => {
    product = running;
    admin = signedIn;
  });

  const get = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, product.url), { redirect: 'manual', ...init });
  const text = async (path: string) => (await get(path)).text();
  const statuses = (path: string) =>
    Promise.all(['GET', 'HEAD'].map(async (method) => (await get(path, { method })).status));
  const read = (xml: string) => {
    expect(XMLValidator.validate(xml)).toBe(true);
    return new XMLParser({ htmlEntities: true }).parse(xml);
  };
  const fetchUrls = async (): Promise<string[]> =>
    read(await text('/sitemap.xml')).urlset.url.map(({ loc }: { loc: string }) => loc);
  const parseGraph = (html: string): Record<string, unknown>[] => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return JSON.parse(json)['@graph'];
  };
  const parseTitle = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1];

  const publish = (id: number, isPublic: boolean) =>
    admin.patch(`/api/admin/articles/${id}/toggle-visibility`, { isPublic });

  /** Changes articles in the database, because no page offers this change. */
  async function inDatabase(statement: string, parameters: unknown[]): Promise<void> {
    const secrets = JSON.parse(await readFile(join(product.dataDir, 'secrets.json'), 'utf8'));
    const [, , , port] = (await readFile(join(product.dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split(
      '\n',
    );
    const client = new pg.Client({
      host: '127.0.0.1',
      port: Number(port),
      user: 'placelore_content',
      password: secrets.CONTENT_DATABASE_PASSWORD,
      database: 'placelore',
    });
    await client.connect();
    await client.query(statement, parameters);
    await client.end();
  }

  test('finds every page in the sitemap, the newest articles in the feed, and the rules in robots.txt', async () => {
    const named = await fetchUrls();
    expect(named.slice(0, 2)).toEqual([`${ORIGIN}/`, `${ORIGIN}/articles`]);
    expect(named).toContain(`${ORIGIN}/articles/eiffel-tower`);
    expect(named.length).toBeGreaterThan(1_300);
    const { channel } = read(await text('/rss.xml')).rss;
    expect(channel.item).toHaveLength(50);
    expect(channel.item[0].link.startsWith(`${ORIGIN}/articles/`)).toBe(true);
    expect(await text('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const path of ['/sitemap.xml', '/rss.xml', '/robots.txt']) expect(await statuses(path)).toEqual([200, 200]);
  });

  test('reads the structured data of an article from its page and its AMP document', async () => {
    const page = await text('/articles/eiffel-tower');
    expect(parseTitle(page)).toBe('Eiffel Tower - Travel Guide | Placelore');
    expect(page).toContain(`<link rel="canonical" href="${ORIGIN}/articles/eiffel-tower">`);
    expect(page).toContain(`<link rel="amphtml" href="${ORIGIN}/articles/eiffel-tower/amp">`);
    expect(page).toContain('<link rel="sitemap" type="application/xml" title="Sitemap" href="/sitemap.xml" />');
    expect(page).toContain(`<meta property="og:image" content="${ORIGIN}/share/eiffel-tower.png">`);
    expect(parseGraph(page)).toMatchObject([
      { '@type': 'Article', headline: 'Eiffel Tower' },
      { '@type': 'TouristAttraction', geo: { latitude: 48.85837, longitude: 2.29448 } },
      { '@type': 'BreadcrumbList' },
    ]);
    const amp = await text('/articles/eiffel-tower/amp');
    expect(parseGraph(amp)).toEqual(parseGraph(page));
    expect(amp).toContain(`<link rel="canonical" href="${ORIGIN}/articles/eiffel-tower">`);
    for (const path of ['/', '/articles', '/articles/eiffel-tower', '/articles/eiffel-tower/amp', '/app', '/auth']) {
      expect([path, ...(await statuses(path))]).toEqual([path, 200, 200]);
    }
  });

  test('receives the status of missing, hidden and moved pages everywhere', async () => {
    for (const path of ['/articles/no-such-article', '/articles/no-such-article/amp', '/nowhere', '/not-found']) {
      expect([path, ...(await statuses(path))]).toEqual([path, 404, 404]);
    }
    const { id } = (await (await get('/api/articles/big-ben/direct')).json()) as { id: number };
    expect((await publish(id, false)).status).toBe(200);
    await expect.poll(async () => (await fetchUrls()).includes(`${ORIGIN}/articles/big-ben`)).toBeFalsy();
    await expect.poll(async () => (await get('/articles/big-ben/amp')).status).toBe(404);
    await expect.poll(async () => (await get('/articles/big-ben')).status).toBe(404);
    expect(parseTitle(await text('/articles/big-ben'))).toBe('Page Not Found | Placelore');
    expect((await publish(id, true)).status).toBe(200);
    await expect.poll(async () => (await get('/articles/big-ben')).status).toBe(200);

    await inDatabase(`insert into article_slug_redirects (slug, article_id) values ('big-bell', $1)`, [id]);
    const [page, amp] = [await get('/articles/big-bell'), await get('/articles/big-bell/amp')];
    expect([page.status, page.headers.get('location')]).toEqual([301, '/articles/big-ben']);
    expect([amp.status, amp.headers.get('location')]).toEqual([301, `${ORIGIN}/articles/big-ben/amp`]);
  });

  test('receives hostile texts escaped', async () => {
    await inDatabase(`update articles set title = $1, meta_description = $1 where slug = 'machu-picchu'`, [HOSTILE]);
    for (const path of ['/articles/machu-picchu', '/articles/machu-picchu/amp']) {
      await expect.poll(async () => (await text(path)).includes('&lt;/title&gt;')).toBeTruthy();
      const html = await text(path);
      expect(html).not.toContain('<script>');
      expect(parseGraph(html)[0]).toMatchObject({ headline: HOSTILE });
    }
  });

  test('receives the AMP content security policy only with AMP documents', async () => {
    const amp = await get('/articles/eiffel-tower/amp');
    expect(amp.headers.get('content-security-policy')).toContain('https://cdn.ampproject.org/v0.js');
    expect((await get('/articles/eiffel-tower')).headers.get('content-security-policy')).not.toContain('ampproject');
  });
});
