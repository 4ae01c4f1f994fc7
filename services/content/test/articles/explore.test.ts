import { countryCount } from '@placelore/contracts/content/articles/explore.js';
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
