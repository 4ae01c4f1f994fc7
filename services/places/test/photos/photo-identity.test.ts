import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { internalPhotos, type PhotoCandidate } from '@placelore/contracts/places/photos.internal.js';
import { type FakeCommons, startFakeCommons } from '../support/fake-commons.js';
import { type PlacesTestService, startPlacesService, WORKER } from '../support/places-service.js';
import type { FakeWiki } from '../support/wikimedia/fake-wiki.js';
import { claim, startFakeWikidata } from '../support/wikimedia/fake-wikidata.js';

const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };

let commons: FakeCommons;
let wikidata: FakeWiki;
let places: PlacesTestService;
beforeAll(async () => {
  commons = await startFakeCommons();
  wikidata = await startFakeWikidata({
    Q142: { label: 'France', is: ['Q6256'] },
    Q243: {
      label: 'Eiffel Tower',
      at: [48.8583, 2.2945],
      is: ['Q1440476'],
      country: ['Q142'],
      claims: { P18: [claim.text('Tour Eiffel.jpg')], P373: [claim.text('Eiffel Tower')] },
    },
    Q40: { label: 'Austria', is: ['Q6256'] },
    Q259858: {
      label: 'Hallstatt',
      at: [47.5622, 13.6493],
      is: ['Q532'],
      country: ['Q40'],
      claims: { P18: [claim.text('Tour Eiffel.jpg')] },
    },
  });
  places = await startPlacesService(1, {
    COMMONS_URL: commons.url,
    WIKIDATA_URL: wikidata.url,
    OPEN_SERVICES_CONTACT: 'ops@example.org',
    GEO_PROVIDER: 'embedded',
  });
});
afterAll(async () => {
  await places.stop();
  await Promise.all([commons.close(), wikidata.close()]);
});

async function findSources(name: string, position: typeof EIFFEL_TOWER | null) {
  const place = { name, location: 'Paris, France', category: 'Landmark', position };
  const { body } = await places.call(internalPhotos.findCandidates, { place, wikidataId: null }, WORKER);
  return body.candidates.map(({ credit, foundBy }: PhotoCandidate) => [credit.title, foundBy]);
}

test('photo candidates: come from the item that a place certainly is', async () => {
  expect(await findSources('Eiffel Tower', EIFFEL_TOWER)).toEqual([
    ['Tour Eiffel', 'wikidata image'],
    ['Eiffel Tower from below', 'depicts'],
    ['Eiffel Tower poster', 'category'],
  ]);
});

test('photo candidates: come from the item of a village whose article states no type', async () => {
  const place = {
    name: 'Hallstatt',
    location: 'Austria',
    category: 'Other' as const,
    position: { latitude: 47.561, longitude: 13.648 },
  };
  const { body } = await places.call(internalPhotos.findCandidates, { place, wikidataId: null }, WORKER);
  expect(body.candidates.map(({ foundBy }: PhotoCandidate) => foundBy)).toContain('wikidata image');
});

test('photo candidates: do not come from a distant place with that name, or without a position', async () => {
  expect(await findSources('Eiffel Tower', { latitude: -33.86, longitude: 151.21 })).toEqual([]);
  expect(await findSources('Eiffel Tower', null)).toEqual([]);
});
