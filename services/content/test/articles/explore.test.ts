import { articleCard } from '@placelore/contracts/content/articles/articles.js';
import { countryCount, placeGroupCount } from '@placelore/contracts/content/articles/explore.js';
import { buildArticle, buildGuest } from '../support/content-test-service.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();

describe('GET /api/countries', () => {
  it('counts the published articles of each country, whatever it is called', async () => {
    await content.insertArticles([
      buildArticle({ location: 'Paris, France' }),
      buildArticle({ location: 'France' }),
      buildArticle({ location: 'Hoi An, Viet Nam' }),
      buildArticle({ location: 'Lyon, France', isPublic: false }),
      buildArticle({ location: 'Somewhere at sea' }),
      buildArticle({ location: "Kyoto'; drop table articles; --, Japan" }),
    ]);
    const { status, headers, body } = await content.get('/api/countries', buildGuest(null));
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(countryCount.array().parse(body)).toEqual([
      { code: 'FR', name: 'France', continent: 'Europe', count: 2 },
      { code: 'JP', name: 'Japan', continent: 'Asia', count: 1 },
      { code: 'VN', name: 'Vietnam', continent: 'Asia', count: 1 },
    ]);
  });
});

describe('GET /api/explore/highlights', () => {
  it('returns the best known article of each continent, avoiding those with which lists start', async () => {
    await content.insertArticles([
      buildArticle({ title: 'Opera House', location: 'Sydney, Australia', prominence: 10 }),
      ...Array.from({ length: 11 }, (_, index) =>
        buildArticle({ title: `Common ${index}`, location: 'Paris, France', prominence: 10 }),
      ),
      buildArticle({ title: 'Old Bridge', location: 'Mostar, Bosnia and Herzegovina', prominence: 4 }),
      buildArticle({ title: 'Louvre', location: 'Paris, France', prominence: 5 }),
      buildArticle({ title: 'Hidden Temple', location: 'Kyoto, Japan', prominence: 9, isPublic: false }),
      buildArticle({ title: 'Golden Temple', location: 'Kyoto, Japan', prominence: 8 }),
      // Istanbul is in Europe, and Türkiye in the list of countries of Asia.
      buildArticle({ title: 'Hagia Sophia', location: 'Istanbul, Türkiye', prominence: 9 }),
      buildArticle({ title: 'Atlantis', location: 'Somewhere at sea', prominence: 9 }),
    ]);
    const { status, headers, body } = await content.get('/api/explore/highlights', buildGuest(null));
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(
      articleCard
        .array()
        .parse(body)
        .map(({ title }) => title),
    ).toEqual(['Golden Temple', 'Louvre', 'Opera House']);
    const groups = placeGroupCount.array().parse((await content.get('/api/explore/groups', buildGuest(null))).body);
    expect(groups.map(({ example }) => example?.title)).toEqual(['Atlantis']);
  });
});
