import { type Collection, collection, collections } from '@placelore/contracts/content/articles/collections.js';
import { placeGroupCount, regionCount } from '@placelore/contracts/content/articles/explore.js';
import type { NewArticle } from '../../src/articles/core/articles.repository.js';
import { buildArticle, buildGuest, buildUser, ContentTestService } from '../support/content-test-service.js';

const COVER = `/objects/covers/2-${'a'.repeat(32)}/photo.webp`;
const ROME = { latitude: '41.890000', longitude: '12.490000' };
const FLORENCE = { latitude: '43.770000', longitude: '11.250000' };
const NOWHERE = { latitude: null, longitude: null };

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
  await content.insertArticles([
    record('colosseum', 'Colosseum', 'Rome, Italy', 9.9, ROME),
    record('vatican-museums', 'Vatican Museums', 'Vatican City, Vatican City', 9.3, { ...ROME, category: 'Museum' }),
    record('uffizi-gallery', 'Uffizi Gallery', 'Florence, Italy', 9.1, { ...FLORENCE, category: 'Museum' }),
    record('florence', 'Florence', 'Florence, Italy', 9, { ...FLORENCE, category: 'Other', placeType: 'City' }),
    record('leaning-tower-of-pisa', 'Leaning Tower of Pisa', 'Pisa, Italy', 8.8, {
      latitude: '43.723000',
      longitude: '10.396000',
    }),
    // An article that is not about a record of the guidebook.
    {
      ...record('a-villa', 'Ångström Villa', 'Siena, Italia', 3, {
        latitude: '43.300000',
        longitude: '11.300000',
      }),
      guidebookId: null,
      imageUrl: COVER,
    },
    record('suva', 'Suva', 'Suva, Fiji', 5, { latitude: '-18.100000', longitude: '178.400000', category: 'Museum' }),
    record('apia', 'Apia', 'Apia, Samoa', 5, { latitude: '-13.800000', longitude: '-171.700000', category: 'Museum' }),
    record('lost', "Lost'; drop table articles; --", 'Somewhere', 1, { ...NOWHERE, category: 'Museum' }),
    { ...record('secret', 'Secret Museum', 'Rome, Italy', 9, { ...ROME, category: 'Museum' }), isPublic: false },
    { ...record('thin', 'Thin Museum', 'Rome, Italy', 9, { ...ROME, category: 'Museum' }), isThin: true },
  ]);
});
afterAll(() => content.stop());

function record(id: string, title: string, location: string, prominence: number, more: Partial<NewArticle>) {
  return buildArticle({ slug: id, guidebookId: id, title, location, prominence, ...more });
}

const GUEST = buildGuest(null);
async function find(path: string): Promise<Collection> {
  const { status, body } = await content.get(`/api/collections/${path}`, GUEST);
  expect(status).toBe(200);
  return collection.parse(body);
}
const getTitles = ({ articles }: Collection) => articles.map(({ title }) => title);
const MUSEUMS = ['Vatican Museums', 'Uffizi Gallery', 'Apia', 'Suva', "Lost'; drop table articles; --"];

describe('GET /api/collections/:type/:slug', () => {
  it('lists a category, best known first, without private and thin articles', async () => {
    const museums = await find('places/museums');
    expect(museums).toMatchObject({ title: 'Museums', total: 5, country: null });
    expect(museums.overview).toMatch(/^Collections .*\.$/);
    expect(getTitles(museums)).toEqual(expect.arrayContaining(MUSEUMS));
    expect(getTitles(museums).slice(0, 2)).toEqual(MUSEUMS.slice(0, 2));
    expect(museums.articles[0]).toMatchObject({ latitude: 41.89, longitude: 12.49 });
    expect(museums.places.map(({ value }) => value)).toEqual(['fj', 'it', 'ws', 'va']);
  });

  it('lists a type of place', async () => {
    expect(await find('places/cities')).toMatchObject({ title: 'Cities', total: 1, articles: [{ title: 'Florence' }] });
    expect(await find('places/caves')).toMatchObject({ title: 'Caves', total: 0, articles: [], groups: [] });
  });

  it('lists a country by its code, no matter how its articles name it', async () => {
    const italy = await find('countries/it');
    expect(italy).toMatchObject({
      title: 'Italy',
      overview: expect.stringMatching(/^United only in 1861, Italy is a country of regions/),
      total: 5,
      places: [{ value: 'Florence', label: 'Florence' }],
    });
    expect(italy.cities?.map(({ title }) => title)).toEqual(['Florence']);
    expect(italy.regions).toContainEqual({ value: 'tuscany', label: 'Tuscany' });
    expect(italy.groups.map(({ label }) => label)).toEqual([
      'Landmarks',
      'Museums',
      'Cities, regions and more',
      'Cities',
    ]);
    expect(await find('countries/nl')).toMatchObject({ title: 'Netherlands', total: 0 });
  });

  it('lists what is in a region: records of the guidebook, and other articles by position and country', async () => {
    const tuscany = await find('regions/tuscany');
    expect(tuscany).toMatchObject({ title: 'Tuscany', country: { code: 'IT', name: 'Italy' } });
    expect(tuscany.overview).not.toBe('');
    // The Alps are in several countries.
    expect(await find('regions/alps')).toMatchObject({ title: 'Alps', country: null });
    expect(getTitles(tuscany)).toEqual(['Uffizi Gallery', 'Florence', 'Leaning Tower of Pisa', 'Ångström Villa']);
  });

  it.each([
    ['countries/it?group=museums', ['Uffizi Gallery']],
    ['countries/it?place=Florence&order=name', ['Florence', 'Uffizi Gallery']],
    ['countries/it?photo=1&group=landmarks', ['Colosseum', 'Leaning Tower of Pisa']],
    ['places/museums?place=fj', ['Suva']],
    ['places/museums?place=de', []],
    ["places/museums?place='", []],
    ['places/landmarks?order=name', ['Ångström Villa', 'Colosseum', 'Leaning Tower of Pisa']],
    ['places/landmarks?page=2&limit=2', ['Ångström Villa']],
    ['places/landmarks?page=9', []],
  ])('filters, orders and pages: %s', async (path, titles) => {
    expect(getTitles(await find(path))).toEqual(titles);
  });

  it('reports whether any article of the collection has a photo, whatever the filters', async () => {
    expect(await find('countries/it?place=Florence&photo=1')).toMatchObject({ hasPhotos: true });
    await content.insertArticles([{ ...record('paro', 'Paro', 'Paro, Bhutan', 8, NOWHERE), imageUrl: COVER }]);
    expect(await find('countries/bt')).toMatchObject({ total: 1, hasPhotos: false });
    await content.dataSource.query(`delete from articles where slug = 'paro'`);
  });

  it('keeps the total on every page', async () => {
    expect(await find('places/landmarks?page=2&limit=2')).toMatchObject({ total: 3 });
    expect(await find('places/landmarks?page=9')).toMatchObject({ total: 3 });
  });

  it('orders by distance, also across the date line, and lists what has no position last', async () => {
    const near = getTitles(await find('places/museums?order=nearest&lat=-15&lng=179'));
    expect(near.slice(0, 2)).toEqual(['Suva', 'Apia']);
    expect(near.at(-1)).toBe("Lost'; drop table articles; --");
    expect(getTitles(await find('places/landmarks?order=nearest&lat=43.72&lng=10.4'))[0]).toBe('Leaning Tower of Pisa');
  });

  it.each([
    ['lat=43&lng=10', ['Leaning Tower of Pisa', 'Ångström Villa', 'Colosseum']],
    ['lat=45&lng=14', ['Ångström Villa', 'Leaning Tower of Pisa', 'Colosseum']],
  ])('computes distances on the sphere: %s', async (position, titles) => {
    expect(getTitles(await find(`places/landmarks?order=nearest&${position}`))).toEqual(titles);
  });

  it.each([
    ['places/castles', 404],
    ['places/constructor', 404],
    ['countries/zz', 404],
    ['countries/italy', 404],
    ['regions/atlantis', 404],
    ['planets/mars', 400],
    ['places/Museums', 400],
    ["places/museums'--", 400],
    ['places/museums?order=newest', 400],
    ['places/museums?order=nearest', 400],
    ['places/museums?order=nearest&lat=91&lng=0', 400],
    ['places/museums?group=castles', 400],
    ['places/museums?photo=yes', 400],
    ['places/museums?page=0', 400],
    ['places/museums?page=1001', 400],
    ['places/museums?limit=101', 400],
    [`places/museums?place=${'x'.repeat(101)}`, 400],
  ])('rejects %s with %i', async (path, status) => {
    const response = await content.get(`/api/collections/${path}`, GUEST);
    expect(response.status).toBe(status);
    expect(response.headers.etag).toBeUndefined();
  });

  it('is shared among guests, and computed again only after a change', async () => {
    const first = await content.get('/api/collections/places/museums', GUEST);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = { 'if-none-match': first.headers.etag! };
    expect((await content.get('/api/collections/places/museums', GUEST, again)).status).toBe(304);
    const forUser = await content.get('/api/collections/places/museums', buildUser());
    expect(forUser.headers['cache-control']).toBe('private, no-cache');
    await content.dataSource.query(`update articles set title = 'Thinner' where slug = 'thin'`);
    expect((await content.get('/api/collections/places/museums', GUEST, again)).status).toBe(200);
  });
});

test('GET /api/collections: lists the first article of a country at once', async () => {
  expect((await find('countries/bt')).articles).toEqual([]);
  await content.insertArticles([record('paro-taktsang', 'Paro Taktsang', 'Paro, Bhutan', 8, NOWHERE)]);
  expect(getTitles(await find('countries/bt'))).toEqual(['Paro Taktsang']);
  expect(getTitles(await find('places/landmarks?place=bt'))).toEqual(['Paro Taktsang']);
  await content.dataSource.query(`delete from articles where slug = 'paro-taktsang'`);
});

describe('GET /api/map/articles', () => {
  const map = async (query: string) => {
    const { status, body } = await content.get(`/api/map/articles?${query}`, GUEST);
    expect(status).toBe(200);
    return collections.map.response!.parse(body);
  };

  it('returns the best known articles in an area', async () => {
    const { articles, hasMore } = await map('west=10&south=43&east=12&north=44');
    expect(articles.map(({ title }) => title)).toEqual([
      'Uffizi Gallery',
      'Florence',
      'Leaning Tower of Pisa',
      'Ångström Villa',
    ]);
    expect(hasMore).toBe(false);
    expect((await map('west=-180&south=-90&east=180&north=90')).articles).toHaveLength(8);
  });

  it('crosses the date line', async () => {
    const { articles } = await map('west=170&south=-30&east=-170&north=0');
    expect(articles.map(({ title }) => title).toSorted()).toEqual(['Apia', 'Suva']);
  });

  it.each([
    'west=0&south=80&east=10&north=90',
    'west=180&south=-90&east=-180&north=-60',
    'west=0&south=10&east=0&north=10',
  ])('may be empty at a pole or without extent: %s', async (query) => {
    expect(await map(query)).toEqual({ articles: [], hasMore: false });
  });

  it('reports when there are more than it returns', async () => {
    await content.insertArticles(
      Array.from({ length: 101 }, (_, n) =>
        buildArticle({
          slug: `n-${n}`,
          title: `N ${n}`,
          location: 'Oslo, Norway',
          latitude: '60.000000',
          longitude: '10.000000',
        }),
      ),
    );
    const { articles, hasMore } = await map('west=9&south=59&east=11&north=61');
    expect([articles.length, hasMore]).toEqual([100, true]);
  });

  it.each([
    '',
    'west=1&south=1&east=2',
    'west=x&south=1&east=2&north=3',
    'west=1&south=4&east=2&north=3',
    'west=-181&south=1&east=2&north=3',
    'west=1&south=1&east=2&north=90.1',
  ])('rejects %j', async (query) => {
    expect((await content.get(`/api/map/articles?${query}`, GUEST)).status).toBe(400);
  });

  it('names every empty edge instead of reading it as 0', async () => {
    const { body } = await content.get('/api/map/articles?west=&south=&east=2&north=3', GUEST);
    expect(body.details.map(({ field }: { field: string }) => field)).toEqual(['west', 'south']);
  });
});

describe('GET /api/explore', () => {
  it('counts groups of places and regions, which lead to collections', async () => {
    const groups = placeGroupCount.array().parse((await content.get('/api/explore/groups', GUEST)).body);
    expect(groups.find(({ slug }) => slug === 'museums')).toMatchObject({
      slug: 'museums',
      title: 'Museums',
      count: 5,
    });
    expect(groups.map(({ count }) => count)).toEqual(groups.map(({ count }) => count).toSorted((a, b) => b - a));
    expect(groups.find(({ slug }) => slug === 'caves')).toBeUndefined();
    const { body, headers } = await content.get('/api/explore/regions', GUEST);
    expect(headers['cache-control']).toBe('public, max-age=60');
    const regions = regionCount.array().parse(body);
    expect(regions).toContainEqual({ slug: 'tuscany', name: 'Tuscany', country: 'Italy', count: 3 });
    expect(regions.map(({ count }) => count)).toEqual(regions.map(({ count }) => count).toSorted((a, b) => b - a));
    expect(regions.find(({ slug }) => slug === 'fiji')).toBeUndefined();
  });
});

describe('GET /api/collections/regions/:slug', () => {
  beforeAll(() => {
    const inn = (title: string, country: string, latitude: number, longitude: number, more: Partial<NewArticle> = {}) =>
      buildArticle({
        title,
        location: `Somewhere, ${country}`,
        ...{ latitude: latitude.toFixed(6), longitude: longitude.toFixed(6), category: 'Park', ...more },
      });
    return content.insertArticles([
      inn('Otaru', 'Japan', 43.2, 141),
      inn('West of Hokkaido', 'Japan', 43.2, 131),
      inn('East of Hokkaido', 'Japan', 43.2, 148),
      inn('South of Hokkaido', 'Japan', 35, 141),
      inn('Ship of Russia', 'Russia', 43.2, 141),
      inn('Hidden', 'Japan', 43.2, 141, { isPublic: false }),
      inn('Nome', 'United States', 64.5, -165.4),
      inn('Attu', 'United States', 52.9, 173.2),
      inn('Other side', 'United States', 64.5, 20),
    ]);
  });

  it.each([
    ['hokkaido', ['Otaru']],
    ['alaska', ['Attu', 'Nome']],
  ])('lists other articles inside %s by position and country, also across the date line', async (slug, titles) => {
    expect(getTitles(await find(`regions/${slug}?order=name`))).toEqual(titles);
  });
});
