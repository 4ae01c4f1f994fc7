import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { buildArticle, buildGuest, ContentTestService } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
  await content.insertArticles([
    buildArticle({
      ...{
        slug: 'singapore-guide',
        guidebookId: 'singapore',
        title: 'Singapore',
        location: 'Singapore',
        prominence: 9,
      },
      content:
        '<p>A port.</p><h2>What to see</h2><p>Gardens.</p><h2>Where to eat</h2><ul><li><strong>Komala Vilas</strong></li>' +
        '<li><strong>Tian Tian Hainanese Chicken Rice</strong></li></ul><h2>Where to stay</h2><p><strong>Raffles Hotel</strong></p>',
    }),
    buildArticle({
      ...{ slug: 'cape', guidebookId: 'cape-town', title: 'Cape Town', location: 'Cape Town, South Africa' },
      content: '<h2>Where to eat</h2><ul><li><strong>Willoughby &amp; Co.</strong></li></ul>',
    }),
    buildArticle({ guidebookId: 'havana', title: 'Havana', content: '<h2>Where to stay</h2>', isPublic: false }),
  ]);
});
afterAll(() => content.stop());

const search = async (q: string, more = ''): Promise<SearchAnswer> =>
  (await content.get(`/api/search?q=${encodeURIComponent(q)}${more}`, buildGuest(null))).body;
const getNames = async (q: string, more = '') =>
  (await search(q, more)).venues?.entries.map(({ name }) => name) ?? null;

describe('GET /api/search for restaurants and hotels', () => {
  it('lists the entries of the guide, with the section that has them', async () => {
    expect((await search('vegetarian food singapore')).venues).toEqual({
      kind: 'eat',
      missing: null,
      entries: [
        {
          ...{
            name: 'Komala Vilas',
            details: 'South Indian vegetarian, since 1947',
            city: 'Singapore',
            distance: null,
          },
          description: expect.stringContaining('dosai'),
          ...{ slug: 'singapore-guide', section: 2 },
        },
      ],
    });
  });

  it('leaves out what an editor has removed, and guides that are not published', async () => {
    expect(await getNames('food singapore')).toEqual(['Komala Vilas', 'Tian Tian Hainanese Chicken Rice']);
    expect(await getNames('restaurants cape town')).toEqual(['Willoughby & Co.']);
    expect((await search('hotels in singapore')).venues!.entries).toMatchObject([
      { name: 'Raffles Hotel', details: 'Since 1887', section: 3 },
    ]);
    expect(await getNames('hotels in havana')).toBeNull();
  });

  it('lists the nearest first around the reader, and nothing on further pages or for other searches', async () => {
    expect(await getNames('restaurants near me', '&lat=1.3065&lng=103.8518')).toContain('Komala Vilas');
    expect(await getNames('food singapore', '&page=2')).toBeNull();
    expect(await getNames('museums in singapore')).toBeNull();
  });
});

it('GET /api/search finds the old town of a town in its guides, and does not deny it', async () => {
  const answer = await search('centro storico singapore');
  expect(answer).toMatchObject({ missingTopic: null, place: { name: 'Singapore' }, venues: null });
  expect(answer.groups[0]!.articles[0]!.title).toBe('Singapore');
});
