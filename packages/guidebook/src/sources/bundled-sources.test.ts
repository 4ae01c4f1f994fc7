import { COUNTRIES_SOURCE, GAZETTEER_SOURCE, GUIDEBOOK_SOURCE } from './bundled-sources.js';

test('bundled sources: are credited with name, page, license and retrieval date', () => {
  const MIT = { id: 'mit', name: 'MIT License', url: 'https://opensource.org/license/mit' };
  const CC_BY = { id: 'cc-by-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
  expect(GUIDEBOOK_SOURCE).toEqual({
    provider: 'guidebook',
    name: 'Placelore guidebook',
    url: null,
    permalink: null,
    revision: expect.stringMatching(/^\d+\.\d+\.\d+/),
    license: MIT,
    authors: null,
    retrievedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00.000Z$/),
  });
  expect(GAZETTEER_SOURCE).toEqual({
    provider: 'gazetteer',
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    permalink: null,
    revision: null,
    license: CC_BY,
    authors: 'GeoNames',
    retrievedAt: '2024-12-07T00:00:00.000Z',
  });
  expect(COUNTRIES_SOURCE).toEqual({
    provider: 'countries',
    name: 'countries-list',
    url: 'https://github.com/annexare/Countries',
    permalink: null,
    revision: '3.4.1',
    license: MIT,
    authors: 'Annexare Studio',
    retrievedAt: '2026-07-14T00:00:00.000Z',
  });
});
