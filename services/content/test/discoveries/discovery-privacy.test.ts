import { randomUUID } from 'node:crypto';
import { mediumImageUrl, splitPreview } from '@placelore/contracts/content/image-sizes.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { ADMIN, findArticle, togglePublic, writeArticle } from '../support/article-generation-driver.js';
import { buildGuest, buildUser, WORKER } from '../support/content-test-service.js';
import { PROVENANCE, requestAndWriteGuide } from '../support/guide-generation-driver.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('articles', 'article_slug_redirects', 'discoveries', 'deleted_backups'));

interface HiddenDiscovery {
  discoveryId: number;
  slug: string;
  title: string;
  imageUrls: string[];
}

const visitorId = randomUUID();
const OTHER_ACTORS: [string, Identity][] = [
  ['a guest', buildGuest(null)],
  ['another visitor', buildGuest(randomUUID())],
  ['another user', buildUser()],
];

/**
 * Calls every route of content that lists discoveries, articles or images. @returns the routes that show the hidden one
 */
async function findLeaks({ discoveryId, slug, title, imageUrls }: HiddenDiscovery, actor: Identity): Promise<string[]> {
  const encodedTitle = encodeURIComponent(title);
  const lists = [
    '/api/articles?limit=100',
    '/api/articles?after=&limit=100',
    `/api/articles?q=${encodedTitle}`,
    `/api/articles?q=${encodeURIComponent('Japenese Covered Bridg')}`,
    `/api/articles/search?keywords=${encodedTitle}`,
    '/api/articles?category=Cultural+Site',
    '/api/discoveries',
    '/api/discoveries/public?limit=100',
  ];
  const found = await Promise.all(
    lists.map(async (path) => {
      const { status, body } = await content.get(path, actor);
      expect(status).toBe(200);
      const ids = path.startsWith('/api/discoveries') ? body.map(({ id }: { id: number }) => id === discoveryId) : [];
      return ids.includes(true) || JSON.stringify(body).includes(slug) ? path : null;
    }),
  );
  const forCrawlers = await Promise.all(
    ['/sitemap.xml', '/rss.xml'].map(async (path) => {
      const { status, text, body } = await content.get(path, actor);
      expect(status).toBe(200);
      return (text ?? String(body)).includes(slug) ? path : null;
    }),
  );
  const single = await Promise.all(
    [`/api/articles/${slug}/direct`, `/articles/${slug}/amp`, ...imageUrls].map(async (path) =>
      (await content.get(path, actor)).status === 404 ? null : path,
    ),
  );
  const categories = (await content.get('/api/categories', actor)).body.length > 0 ? '/api/categories' : null;
  return [...found, ...forCrawlers, ...single, categories].filter((path) => path !== null);
}

/** Returns where other services would see it: in the article index, or as the target of a guide's redirect. */
async function findIndexLeaks({ slug, title }: HiddenDiscovery): Promise<string[]> {
  const index = await content.post('/internal/articles/published', WORKER, { after: null });
  const generated = await requestAndWriteGuide(title);
  return [
    ...(JSON.stringify(index.body).includes(slug) ? ['index'] : []),
    ...(generated.body.redirect ? ['redirect'] : []),
  ];
}

async function createHidden(): Promise<HiddenDiscovery> {
  const { discoveryId, imageUrl, thumbnailUrl } = await content.createDiscovery({ visitorId });
  await togglePublic(discoveryId, true);
  await writeArticle(discoveryId);
  const imageUrls = [imageUrl, mediumImageUrl(imageUrl)!, splitPreview(thumbnailUrl).address];
  const hidden = {
    discoveryId,
    slug: 'japanese-covered-bridge',
    title: 'Japanese Covered Bridge',
    imageUrls,
  };
  // The discovery must be visible before it is hidden; otherwise the test proves nothing.
  expect(await findLeaks(hidden, buildGuest(null))).toHaveLength(15);
  expect((await togglePublic(discoveryId, false)).body).toMatchObject({ isPublic: false, articleSlug: null });
  return hidden;
}

async function createBackup(): Promise<HiddenDiscovery> {
  const title = 'Japanese Covered Bridge';
  const body = { title, description: 'A bridge.', category: 'Cultural Site', isPublic: true };
  const { id } = (await content.post('/api/discoveries', buildGuest(visitorId), body)).body;
  const { slug } = await findArticle(id);
  return { discoveryId: id, slug, title, imageUrls: [] };
}

describe.each([
  ['hidden again', createHidden],
  ['a pending backup save', createBackup],
])('a discovery that is %s', (_, make) => {
  it.each(OTHER_ACTORS)('is not visible to %s on any route, nor are its article and images', async (__, actor) => {
    const hidden = await make();
    expect(await findLeaks(hidden, actor)).toEqual([]);
    expect(await findIndexLeaks(hidden)).toEqual([]);
  });

  it('is visible to its owner, and its article to admins', async () => {
    const hidden = await make();
    const own = await findLeaks(hidden, buildGuest(visitorId));
    expect(own).toEqual(['/api/discoveries', ...hidden.imageUrls]);
    expect(await findLeaks(hidden, ADMIN)).toEqual([`/api/articles/${hidden.slug}/direct`, ...hidden.imageUrls]);
  });
});

it('GET /api/discoveries/public: a withdrawn article is not linked', async () => {
  const { discoveryId } = await content.createDiscovery({ userId: buildUser().userId }, { writing: PROVENANCE });
  await writeArticle(discoveryId);
  const { id } = await findArticle(discoveryId);
  await content.patch(`/api/admin/articles/${id}/toggle-visibility`, ADMIN, { isPublic: false });
  const { body } = await content.get('/api/discoveries/public', buildGuest(null));
  expect(body.find((statement: { id: number }) => statement.id === discoveryId)).toMatchObject({
    articleId: null,
    articleSlug: null,
  });
});
