import type { Cast } from './cast.ts';

/** Published articles: lists, searches, collections, maps, and documents for other programs. */
export async function playLibrary({ guest, anna, admin }: Cast): Promise<void> {
  const first = await guest.send('GET /api/articles?limit=2');
  await guest.send('GET /api/articles?limit=2', undefined, { 'if-none-match': first.headers.get('etag') ?? '' });
  const after = /after=([^&>]*)/.exec(first.headers.get('link') ?? '')?.[1];
  const start = await guest.send('GET /api/articles?limit=2&after=');
  const next = /<([^>]+)>/.exec(start.headers.get('link') ?? '')?.[1] ?? `/api/articles?limit=2&after=${after}`;
  await guest.call(`GET ${next}`);
  for (const query of [
    '',
    '?limit=2&page=2',
    '?limit=100&page=14',
    '?limit=100&page=15',
    '?category=Museum&limit=3',
    '?category=Museum&limit=2&after=',
    '?q=eiffel&limit=3',
    '?q=rome&limit=4',
    '?q=rome&limit=4&page=2',
    '?q=rome&category=Museum&limit=3',
    '?q=eifel+towr&limit=2',
    '?q=castle&limit=3&page=3',
    '?q=zzqqxx',
    '?q=%25',
    '?q=rome&after=',
    '?category=Nothing',
  ]) {
    await guest.call(`GET /api/articles${query}`);
  }
  await anna.call('GET /api/articles?limit=1');
  await anna.call('GET /api/articles?q=kyoto&limit=2');
  for (const query of ['?keywords=temple+kyoto', '?q=louvre', '', '?keywords=zzqqxx']) {
    await guest.call(`GET /api/articles/search${query}`);
  }
  await guest.call('GET /api/categories');
  for (const slug of ['eiffel-tower', 'colosseum', 'kyoto', 'no-such-article', 'Not%20a%20slug']) {
    await guest.call(`GET /api/articles/${slug}/direct`);
  }
  await admin.call('GET /api/articles/eiffel-tower/direct');

  for (const path of [
    '/api/countries',
    '/api/explore/groups',
    '/api/explore/highlights',
    '/api/explore/regions',
    '/api/library',
  ]) {
    await guest.call(`GET ${path}`);
  }
  for (const path of [
    'places/rome?limit=2',
    'places/rome?limit=2&page=2&order=name',
    'places/rome?limit=2&order=nearest&lat=41.9&lng=12.49',
    'places/rome?group=museums&limit=2',
    'places/rome?photo=1&limit=2',
    'places/rome?limit=2&page=50',
    'countries/italy?limit=2',
    'countries/italy?limit=2&group=towns&order=popular',
    'countries/italy?limit=2&place=rome',
    'countries/italy?limit=2&place=Nowhere',
    'regions/tuscany?limit=3',
    'regions/tuscany?limit=1&order=name&page=2',
    'regions/nowhere',
    'countries/nowhere',
    'places/nowhere',
    'planets/mars',
    'countries/italy?order=nearest',
  ]) {
    await guest.call(`GET /api/collections/${path}`);
  }
  for (const [west, south, east, north] of [
    [12.4, 41.8, 12.6, 42],
    [-180, -90, 180, 90],
    [170, -50, -170, 0],
    [0, 0, 0.1, 0.1],
    [0, 10, 1, 5],
  ]) {
    await guest.call(`GET /api/map/articles?west=${west}&south=${south}&east=${east}&north=${north}`);
  }
  for (const query of [
    'q=rome&limit=3',
    'q=rome&limit=3&page=2',
    'q=museum&limit=2&lat=48.85&lng=2.35',
    'q=Tuscany&limit=2',
    'q=springfield',
    'q=zzqqxx',
    'q=hotel+in+paris&limit=2',
    'q=',
  ]) {
    await guest.call(`GET /api/search?${query}`);
  }
  for (const query of ['?q=ro', '?q=eiff', '?q=K%C3%B6ln', '?q=zzqqxx', '?q=r', '']) {
    await guest.call(`GET /api/search/suggestions${query}`);
  }
}

/** Documents for search engines, feed readers and link previews. */
export async function playDocuments({ guest }: Cast): Promise<void> {
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/sitemap-99.xml',
    '/rss.xml',
    '/articles/eiffel-tower/amp',
    '/articles/no-such-article/amp',
    '/share/eiffel-tower.png',
    '/share/no-such-article.png',
  ]) {
    const response = await guest.send(`GET ${path}`);
    const etag = response.headers.get('etag');
    if (etag) await guest.send(`GET ${path}`, undefined, { 'if-none-match': etag });
  }
  const { imageUrl, thumbnailUrl } = await guest.call('GET /api/articles/eiffel-tower/direct');
  for (const url of [imageUrl, thumbnailUrl]) {
    if (typeof url !== 'string' || !url.startsWith('/objects/')) continue;
    await guest.send(`GET ${url}`);
    await guest.send(`GET ${url}`, undefined, { accept: 'image/jpeg' });
    await guest.send(`GET ${url}`, undefined, { range: 'bytes=0-99' });
    await guest.send(`GET ${url}`, undefined, { range: 'bytes=99999999-' });
  }
  await guest.send('GET /objects/nothing/here.webp');
}
