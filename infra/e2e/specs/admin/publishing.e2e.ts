import type { Article } from '@placelore/contracts/content/articles/articles.js';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

/** Ms for background jobs and cache invalidation. */
const TIMEOUT_MS = 60_000;
const until = <T>(probe: () => Promise<T>) => eventually(probe, TIMEOUT_MS);

test.describe('publication of discoveries', () => {
  let product: Product;
  let admin: HttpVisitor;
  test.beforeAll(({ product: running, admin: signedIn }) => {
    product = running;
    admin = signedIn;
  });

  const createGuest = () => new HttpVisitor(product.url);
  const readJson = async <T>(response: Promise<Response>): Promise<T> => (await response).json() as Promise<T>;
  /** Whether a search finds an article about the Eiffel Tower. */
  const isListed = async (slug: string | null | undefined) =>
    (await readJson<Article[]>(createGuest().request('/api/articles?q=Eiffel%20Tower'))).some(
      (one) => one.slug === slug,
    );

  test('rewrites the article of a corrected discovery and redirects its previous slug', async () => {
    const traveler = new HttpVisitor(product.url);
    const { id, discoveryId } = await traveler.analyze(await createPhoto({ latitude: 48.8583, longitude: 2.2945 }), {
      siteDetails: 'Eiffel Tower',
    });
    await admin.toggleDiscovery(discoveryId!, true);
    const shown = async () => {
      const all = await readJson<Discovery[]>(createGuest().request('/api/discoveries/public'));
      return all.find((one) => one.id === discoveryId);
    };
    const formerSlug = await until(async () => (await shown())?.articleSlug);
    const [louvre] = await readJson<PlaceChoice[]>(traveler.request('/api/places/search?q=Louvre'));
    expect((await traveler.post(`/api/analyses/${id}/place`, louvre!)).status).toBe(202);
    // When a guest corrects the place, the discovery is hidden until an admin publishes it again.
    await expect.poll(() => shown()).toBe(undefined);
    await admin.toggleDiscovery(discoveryId!, true);
    const slug = await until(async () => {
      const now = (await shown())?.articleSlug;
      return now === formerSlug ? null : now;
    });
    expect(await shown()).toMatchObject({ title: 'Louvre Museum', location: 'Paris, France' });
    const article = await readJson<Article>(createGuest().request(`/api/articles/${slug}/direct`));
    expect(article).toMatchObject({ title: 'Louvre Museum', isPublic: true });
    expect(article.content).not.toContain('Gustave Eiffel');
    const moved = await createGuest().request(`/api/articles/${formerSlug}/direct`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/api/articles/${slug}/direct`]);
    await traveler.request(`/api/discoveries/${discoveryId}`, { method: 'DELETE' });
    await expect.poll(() => isListed(slug)).toBe(false);
  });

  test('lets only admins delete articles by any title', async () => {
    const path = `/api/articles/by-title/${encodeURIComponent('100% old/new? Hội An')}`;
    const deletion = await admin.request(path, { method: 'DELETE' });
    expect([deletion.status, await deletion.json()]).toMatchObject([404, { code: 'ARTICLE_NOT_FOUND' }]);
    expect((await createGuest().request(path, { method: 'DELETE' })).status).toBe(401);
  });
});
