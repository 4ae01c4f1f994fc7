import { FuzzyNameIndex } from '@placelore/guidebook/names/fuzzy-name-index.js';
import { warmUpSearches } from '../../src/warm-up-searches.js';
import { buildGuest, ContentTestService } from '../support/content-test-service.js';

it('searches after the warm-up do not build indexes', async () => {
  const content = await ContentTestService.start();
  try {
    await warmUpSearches(content.app);
    const build = jest.spyOn(FuzzyNameIndex, 'fromKeys');
    const { status, body } = await content.get('/api/search?q=lisbonn', buildGuest(null));
    expect([status, body.place.name]).toEqual([200, 'Lisbon']);
    expect(build).not.toHaveBeenCalled();
  } finally {
    await content.stop();
  }
});
