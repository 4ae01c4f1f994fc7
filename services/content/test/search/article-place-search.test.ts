import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import type { NewArticle } from '../../src/articles/core/articles.repository.js';
import { buildArticle, buildGuest, ContentTestService } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
  await content.insertArticles(LIBRARY);
});
afterAll(() => content.stop());

const GUEST = buildGuest(null);
const record = (guidebookId: string, title: string, location: string, text = 'Nothing.'): NewArticle =>
  buildArticle({
    slug: guidebookId,
    guidebookId,
    title,
    location,
    category: 'Landmark',
    content: `<p>${text}</p>`,
    prominence: Guidebook.load().landmark(guidebookId)?.popularity ?? 9.9,
  });
const photo = (title: string, location: string, latitude: number, longitude: number, text = 'Nothing.'): NewArticle =>
  buildArticle({
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    location,
    latitude: latitude.toFixed(6),
    longitude: longitude.toFixed(6),
    category: 'Park',
    content: `<p>${text}</p>`,
  });

/** Published in this order, so that no article comes first just because it is new. */
const LIBRARY = [
  record('rome', 'Rome', 'Rome, Italy'),
  record('colosseum', 'Colosseum', 'Rome, Italy'),
  record('st-peters-basilica', "St Peter's Basilica", 'Vatican City, Vatican City'),
  record('florence-cathedral', 'Florence Cathedral', 'Florence, Italy'),
  record('leaning-tower-of-pisa', 'Leaning Tower of Pisa', 'Pisa, Italy'),
  record('edinburgh-castle', 'Edinburgh Castle', 'Edinburgh, United Kingdom'),
  record('tower-bridge', 'Tower Bridge', 'London, United Kingdom'),
  record('eiffel-tower', 'Eiffel Tower', 'Paris, France'),
  record('forbidden-city', 'Forbidden City', 'Beijing, China'),
  record('tanah-lot', 'Tanah Lot', 'Tabanan, Indonesia'),
  record('fushimi-inari-taisha', 'Fushimi Inari Taisha', 'Kyoto, Japan', 'Ten thousand gates.'),
  record('kinkaku-ji', 'Kinkaku-ji', 'Kyoto, Japan', 'The golden temple of Kyoto.'),
  photo('Garden of a Villa', 'Siena, Italy', 43.3188, 11.3308),
  photo('Lake at Orvieto', 'Orvieto, Germany', 42.7185, 12.1107),
  photo('Riverside Park', 'Providence, United States', 41.82, -71.41),
  photo('Bali Hut', 'Harleston, United Kingdom', 52.4, 1.3),
  photo('Bay of Savusavu', 'Savusavu, Fiji', -16.8, 179.3),
  photo('Reef at the Edge', 'Rainbow Reef, Fiji', -16.5, -179.97),
  photo('Wreck on a Shore', 'Suva, Fiji', -16.6, 0),
  photo(
    'Wine Room',
    'Napa, United States',
    38.3,
    -122.3,
    'As in Provence, Tuscany and Scotland. Rome and Bali differ.',
  ),
];

const search = (q: string, more = '') => content.get(`/api/articles?q=${encodeURIComponent(q)}${more}`, GUEST);
const getTitles = (cards: ArticleCard[]) => cards.map(({ title }) => title);
const findTitles = async (q: string): Promise<string[]> => getTitles((await search(q)).body);
const findSimilar = async (q: string): Promise<string[]> =>
  getTitles((await content.get(`/api/articles/search?keywords=${encodeURIComponent(q)}`, GUEST)).body);

describe('search for a place', () => {
  it.each([
    ['eiffel tower', 'Eiffel Tower'],
    ['efel tower', 'Eiffel Tower'],
    ['tour eiffel', 'Eiffel Tower'],
    ['rome italy', 'Rome'],
    ['Рим', 'Rome'],
    ['北京故宫', 'Forbidden City'],
    ['故宮', 'Forbidden City'],
  ])('returns for "%s" the article about it first', async (q, title) => {
    expect([(await findTitles(q))[0], (await findSimilar(q))[0]]).toEqual([title, title]);
  });

  it('returns what is inside a region by prominence, then other articles there, then those that mention it', async () => {
    expect(await findTitles('tuscany')).toEqual([
      'Florence Cathedral',
      'Leaning Tower of Pisa',
      'Garden of a Villa',
      'Wine Room',
    ]);
    expect((await findTitles('scotland')).slice(0, 2)).toEqual(['Edinburgh Castle', 'Wine Room']);
    expect((await findTitles('bali'))[0]).toBe('Tanah Lot');
  });

  it('finds what is on both sides of the date line', async () => {
    expect((await findTitles('vanua levu')).sort()).toEqual(['Bay of Savusavu', 'Reef at the Edge']);
  });

  it('includes what is across the border but within a town', async () => {
    expect(await findTitles('rome')).toEqual(['Rome', 'Colosseum', "St Peter's Basilica", 'Wine Room']);
  });

  it('never takes the name of a known place as a misspelling of another', async () => {
    expect(await findTitles('provence')).toEqual(['Wine Room']);
    expect(await findSimilar('provence')).not.toContain('Riverside Park');
  });

  it('requires kind and place, and prefers articles with the other words of the search', async () => {
    expect(await findTitles('temples in Kyoto')).toEqual(['Kinkaku-ji']);
    expect(await findTitles('museums in Rome')).toEqual([]);
    expect(await findTitles('Kyoto golden')).toEqual(['Kinkaku-ji', 'Fushimi Inari Taisha']);
    expect(await findTitles('Kyoto unheard golden')).toEqual(['Kinkaku-ji', 'Fushimi Inari Taisha']);
    expect(await findTitles('Kyoto unheard thousand')).toEqual(['Fushimi Inari Taisha', 'Kinkaku-ji']);
    expect((await findTitles('Kyoto')).sort()).toEqual(['Fushimi Inari Taisha', 'Kinkaku-ji']);
  });

  it('returns and counts each result once, and filters results by category', async () => {
    const first = await search('italy', '&limit=3');
    expect(first.headers['x-total-count']).toBe('5');
    const second = await search('italy', '&limit=3&page=2');
    const titles = [...getTitles(first.body), ...getTitles(second.body)];
    expect(new Set(titles)).toEqual(
      new Set(['Rome', 'Colosseum', 'Florence Cathedral', 'Leaning Tower of Pisa', 'Garden of a Villa']),
    );
    const parks = await search('tuscany', '&category=Park');
    expect([getTitles(parks.body), parks.headers['x-total-count']]).toEqual([['Garden of a Villa', 'Wine Room'], '2']);
  });
});

it('search for a place: finds no private articles', async () => {
  const hide = (isHidden: boolean) =>
    content.dataSource.query(`update articles set is_public = $1 where slug in ('rome', 'garden-of-a-villa')`, [
      !isHidden,
    ]);
  await hide(true);
  expect(await findTitles('rome')).not.toContain('Rome');
  expect(await findTitles('tuscany')).not.toContain('Garden of a Villa');
  expect(await findSimilar('rome')).not.toContain('Rome');
  await hide(false);
});

describe('search for a place with more articles than are ranked', () => {
  it('returns the best of them first', async () => {
    const corners = Array.from({ length: 201 }, (_, index) => ({
      ...photo(`Corner ${index}`, 'Gaia, Portugal', 41.15, -8.61),
      prominence: index === 200 ? 9 : 1,
    }));
    await content.insertArticles(corners);
    expect((await findTitles('things to do in porto'))[0]).toBe('Corner 200');
  });
});

it('search for a sight: lists first what mentions it in its own town, even on a short page', async () => {
  const mention = (title: string, location: string, prominence: number) =>
    buildArticle({ slug: title.toLowerCase(), title, location, prominence, content: '<p>As at the Colosseum.</p>' });
  await content.insertArticles([
    ...Array.from({ length: 9 }, (_, number) => mention(`Arena${number}`, 'Nowhere, France', 5)),
    mention('Arch', 'Rome, Italy', 3),
  ]);
  expect(getTitles((await search('colosseum', '&limit=2')).body)).toEqual(['Colosseum', 'Arch']);
});
