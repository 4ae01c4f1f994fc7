import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/identity.js';
import { mediumOf } from '@placelore/contracts/pictures.js';
import { admin, articleOf, togglePublic, write } from './article-writer.js';
import { guest, someUser, WORKER } from './content-service.js';
import { answered, provenance } from './guide-worker.js';
import { content, useContent } from './played-worker.js';

useContent();
beforeEach(() => content.dataSource.query('truncate articles, article_addresses, discoveries, removed_backups'));

interface Hidden {
  discoveryId: number;
  slug: string;
  title: string;
  pictures: string[];
}

const visitorId = randomUUID();
const others: [string, Identity][] = [
  ['a guest', guest(null)],
  ['another visitor', guest(randomUUID())],
  ['another user', someUser()],
];

/** Every route of this owner that shows discoveries, articles or pictures, with what it shows of a hidden one. */
async function shownOf({ discoveryId, slug, title, pictures }: Hidden, who: Identity): Promise<string[]> {
  const words = encodeURIComponent(title);
  const lists = [
    '/api/articles?limit=100',
    '/api/articles?after=&limit=100',
    `/api/articles?q=${words}`,
    `/api/articles?q=${encodeURIComponent('Japenese Covered Bridg')}`,
    `/api/articles/search?keywords=${words}`,
    '/api/articles?category=Cultural+Site',
    '/api/discoveries',
    '/api/discoveries/public?limit=100',
  ];
  const found = await Promise.all(
    lists.map(async (path) => {
      const { status, body } = await content.get(path, who);
      expect(status).toBe(200);
      const ids = path.startsWith('/api/discoveries') ? body.map(({ id }: { id: number }) => id === discoveryId) : [];
      return ids.includes(true) || JSON.stringify(body).includes(slug) ? path : null;
    }),
  );
  const forCrawlers = await Promise.all(
    ['/sitemap.xml', '/rss.xml'].map(async (path) => {
      const { status, text, body } = await content.get(path, who);
      expect(status).toBe(200);
      return (text ?? String(body)).includes(slug) ? path : null;
    }),
  );
  const single = await Promise.all(
    [`/api/articles/${slug}/direct`, `/articles/${slug}/amp`, ...pictures].map(async (path) =>
      (await content.get(path, who)).status === 404 ? null : path,
    ),
  );
  const categories = (await content.get('/api/categories', who)).body.length > 0 ? '/api/categories' : null;
  return [...found, ...forCrawlers, ...single, categories].filter((path) => path !== null);
}

/** What other owners hear of: the index of places with a guide, and the guide that is an article's redirect. */
async function toldOf({ slug, title }: Hidden): Promise<string[]> {
  const index = await content.post('/internal/articles/published', WORKER, { after: null });
  const generated = await answered(title);
  return [
    ...(JSON.stringify(index.body).includes(slug) ? ['index'] : []),
    ...(generated.body.redirect ? ['redirect'] : []),
  ];
}

async function hiddenAgain(): Promise<Hidden> {
  const { discoveryId, imageUrl, thumbnailUrl } = await content.make({ visitorId });
  await togglePublic(discoveryId, true);
  await write(discoveryId);
  const pictures = [imageUrl, mediumOf(imageUrl)!, thumbnailUrl];
  const hidden = { discoveryId, slug: 'japanese-covered-bridge', title: 'Japanese Covered Bridge', pictures };
  // Otherwise what follows would prove nothing.
  expect(await shownOf(hidden, guest(null))).toHaveLength(15);
  expect((await togglePublic(discoveryId, false)).body).toMatchObject({ isPublic: false, articleSlug: null });
  return hidden;
}

async function backedUp(): Promise<Hidden> {
  const title = 'Japanese Covered Bridge';
  const body = { title, description: 'A bridge.', category: 'Cultural Site', isPublic: true };
  const { id } = (await content.post('/api/discoveries', guest(visitorId), body)).body;
  const { slug } = await articleOf(id);
  return { discoveryId: id, slug, title, pictures: [] };
}

describe.each([
  ['hidden again', hiddenAgain],
  ['a pending backup save', backedUp],
])('a discovery that is %s', (_, make) => {
  it.each(others)('is seen by %s on no route, nor its article, nor its pictures', async (__, who) => {
    const hidden = await make();
    expect(await shownOf(hidden, who)).toEqual([]);
    expect(await toldOf(hidden)).toEqual([]);
  });

  it('is seen by its owner, and its article by admins', async () => {
    const hidden = await make();
    const own = await shownOf(hidden, guest(visitorId));
    expect(own).toEqual(['/api/discoveries', ...hidden.pictures]);
    expect(await shownOf(hidden, admin)).toEqual([`/api/articles/${hidden.slug}/direct`, ...hidden.pictures]);
  });
});

it('an article that is being withdrawn is no link on its public discovery', async () => {
  const { discoveryId } = await content.make({ userId: someUser().userId }, { writing: provenance });
  await write(discoveryId);
  const { id } = await articleOf(discoveryId);
  await content.patch(`/api/admin/articles/${id}/toggle-visibility`, admin, { isPublic: false });
  const { body } = await content.get('/api/discoveries/public', guest(null));
  expect(body.find((one: { id: number }) => one.id === discoveryId)).toMatchObject({
    articleId: null,
    articleSlug: null,
  });
});
