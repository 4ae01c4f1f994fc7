import { expect, test } from '@jest/globals';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { EmbeddedGeo } from '../geo/embedded/embedded-geo.js';
import type { GeoProvider, NearbyQuery } from '../geo/geo-provider.js';
import { GeoWithFallback } from '../geo/geo-with-fallback.js';
import { KnowledgeService } from '../knowledge/knowledge.service.js';
import { NearbySightsService } from '../knowledge/sights/nearby-sights.service.js';
import { AffiliateLinks } from '../recommendations/affiliate-links.js';
import { RecommendationsService } from '../recommendations/recommendations.service.js';
import { DescriptionsService } from './descriptions.service.js';
import { ProviderDescriptionsService } from './provider-descriptions.service.js';

const atlas = Atlas.load();
const embedded = new EmbeddedGeo(atlas);
/** Asks no open source, because it has no resolver. */
const NO_OPEN_SERVICES = new KnowledgeService({
  resolver: null,
  identities: { find: async () => null, save: async () => {} },
  providers: [],
  logger: { warn: () => {} },
});
const silent = { warn: () => {} };

/** Returns a service whose provider answers like the embedded one, except for some calls. */
function createService(provider: GeoProvider = embedded, requested: LocatedPlace[] = []): DescriptionsService {
  const geo = new GeoWithFallback(provider, provider === embedded ? null : embedded, silent);
  return new DescriptionsService(
    new ProviderDescriptionsService(provider, geo, embedded, silent),
    new RecommendationsService(atlas, new AffiliateLinks({})),
    atlas,
    NO_OPEN_SERVICES,
    new NearbySightsService(null, silent),
    {
      request: async (place) => {
        requested.push(place);
      },
      complete: async () => {},
    },
  );
}

/** Returns the embedded provider with some methods replaced. */
const createProvider = (overrides: Partial<GeoProvider>): GeoProvider =>
  Object.assign(Object.create(embedded) as GeoProvider, { name: 'other', ...overrides });

/** Returns a provider that records queries for nearby places. */
function createRecordingProvider() {
  const queries: NearbyQuery[] = [];
  const provider = createProvider({
    nearby: (query) => {
      queries.push(query);
      return embedded.nearby(query);
    },
  });
  return { provider, queries };
}

async function locate(text: string): Promise<LocatedPlace> {
  const { place } = await embedded.locate([{ kind: 'stated location', text, confidence: 0.9 }]);
  return place!;
}

const names = (attractions: { name: string }[]) => attractions.map(({ name }) => name);

test('DescriptionsService: returns background, nearby attractions and recommendations of a sight', async () => {
  const description = await createService().describe(await locate('Eiffel Tower, Paris'), null);
  expect(description.background.facts.length).toBeGreaterThanOrEqual(3);
  expect(description.nearbyAttractions.length).toBeGreaterThan(0);
  expect(names(description.nearbyAttractions)).not.toContain('Eiffel Tower');
  expect(description.exactPlace).toBeNull();
  expect(description.recommendations?.locationInfo).toEqual({ city: 'Paris', country: 'France' });
});

test('DescriptionsService: measures distances around the place and around the photo', async () => {
  const louvre = { latitude: 48.8606, longitude: 2.3376 };
  const { nearbyAttractions, exactPlace } = await createService().describe(await locate('Paris, France'), louvre);
  expect(exactPlace).toMatchObject(louvre);
  expect(exactPlace?.nearbyAttractions[0]?.name).toBe('Louvre Museum');
  expect(names(exactPlace!.nearbyAttractions)).not.toEqual(names(nearbyAttractions));
});

test('DescriptionsService: returns recommendations by the name of a town', async () => {
  const town = { ...(await locate('Paris, France')), city: null };
  const { recommendations } = await createService().describe(town, null);
  expect(recommendations?.locationInfo.city).toBe('Paris');
});

test('DescriptionsService: lists places inside a country, not around its capital', async () => {
  const { provider, queries } = createRecordingProvider();
  const italy = await locate('Italy');
  expect(italy.kind).toBe('country');
  const { nearbyAttractions, background, ...others } = await createService(provider).describe(
    { ...italy, city: null },
    null,
  );
  expect(others).toEqual({ identity: null, missingProviders: [], exactPlace: null, recommendations: null });
  expect(background.facts.length).toBeGreaterThan(0);
  expect(queries).toEqual([]);
  expect(names(nearbyAttractions)).toEqual(expect.arrayContaining(['Tuscany', 'Sicily', 'Colosseum', 'Pantheon']));
  expect(nearbyAttractions.find(({ name }) => name === 'Tuscany')).toMatchObject({ distance: '', note: 'Region' });
  expect(nearbyAttractions.find(({ name }) => name === 'Colosseum')).toMatchObject({ distance: '', note: 'Rome' });
});

test('DescriptionsService: names the country of attractions across a border', async () => {
  const { nearbyAttractions } = await createService().describe(await locate('Poprad'), null);
  const countries = Object.fromEntries(nearbyAttractions.map(({ name, country }) => [name, country]));
  expect(countries).toMatchObject({ 'Morskie Oko': 'Poland', 'Spiš Castle': undefined });
});

test('DescriptionsService: gives places inside a region a location instead of a distance from its middle', async () => {
  const { nearbyAttractions } = await createService().describe(await locate('Tuscany'), null);
  const notes = Object.fromEntries(nearbyAttractions.map(({ name, note }) => [name, note]));
  expect(notes).toMatchObject({ Florence: 'City', Elba: 'Island', 'Leaning Tower of Pisa': 'Pisa' });
  expect(nearbyAttractions.map(({ distance }) => distance)).toEqual(nearbyAttractions.map(() => ''));
});

test('DescriptionsService: describes a village that is not in the gazetteer as a place with surroundings', async () => {
  const hallstatt = await locate('Hallstatt');
  expect(hallstatt).toMatchObject({ kind: 'city', placeType: 'Village', city: 'Hallstatt', region: 'Upper Austria' });
  const { background, nearbyAttractions, recommendations } = await createService().describe(hallstatt, null);
  expect(background.facts.map(({ kind }) => kind)).toEqual(['summary', 'significance', 'detail', 'detail', 'detail']);
  expect(nearbyAttractions.every(({ distance }) => distance !== '')).toBe(true);
  expect(recommendations).not.toBeNull();
});

test('DescriptionsService: describes a beach as a sight of its category', async () => {
  const beach = await locate('Durdle Door');
  expect(beach).toMatchObject({ kind: 'landmark', category: 'Beach', placeType: 'Beach', region: 'England' });
});

test('DescriptionsService: replaces only the failing part with that of the embedded provider', async () => {
  let calls = 0;
  const provider = createProvider({
    background: async () => createSampleKnowledge(['summary', 'From the provider.']),
    nearby: async (query) => {
      calls += 1;
      if (calls === 1) throw new Error('unavailable');
      return (await embedded.nearby(query)).map((place) => ({ ...place, distance: 'from the provider' }));
    },
  });
  const eiffelTower = await locate('Eiffel Tower, Paris');
  const louvre = { latitude: 48.8606, longitude: 2.3376 };
  const { background, nearbyAttractions, exactPlace } = await createService(provider).describe(eiffelTower, louvre);
  expect(background.facts.map(({ statement }) => statement)).toEqual(['From the provider.']);
  expect(nearbyAttractions).toEqual((await createService().describe(eiffelTower, null)).nearbyAttractions);
  expect(exactPlace?.nearbyAttractions[0]?.distance).toBe('from the provider');
});

test('DescriptionsService: never calls a provider concurrently', async () => {
  let running = 0;
  let most = 0;
  const wait = async <T>(result: Promise<T>): Promise<T> => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
    return result;
  };
  const provider = createProvider({
    background: (place) => wait(embedded.background(place)),
    nearby: (query) => wait(embedded.nearby(query)),
  });
  const eiffelTower = await locate('Eiffel Tower, Paris');
  await createService(provider).describe(eiffelTower, { latitude: 48.8606, longitude: 2.3376 });
  expect(most).toBe(1);
});

test('DescriptionsService: searches 2 km for eight attractions, without the names of the place', async () => {
  const { provider, queries } = createRecordingProvider();
  const { latitude, longitude, ...eiffelTower } = await locate('Eiffel Tower, Paris');
  await createService(provider).describe({ ...eiffelTower, latitude, longitude }, null);
  const excludeNames = ['Eiffel Tower', 'Tour Eiffel'];
  const position = { latitude, longitude };
  expect(queries).toEqual([{ position, kind: 'attraction', radius: 2_000, limit: 8, excludeNames }]);
});

const LOUVRE = { latitude: 48.8606, longitude: 2.3376 };
const never = () => new Promise<never>(() => {});

test('DescriptionsService: limits calls to a provider that never answers; a job completes its part', async () => {
  const calls: string[] = [];
  const hang = (call: string) => () => {
    calls.push(call);
    return never();
  };
  const provider = createProvider({ name: 'osm', background: hang('background'), nearby: hang('nearby') });
  const requested: LocatedPlace[] = [];
  const eiffelTower = await locate('Eiffel Tower, Paris');
  const startedAt = performance.now();
  const described = await createService(provider, requested).describe(eiffelTower, LOUVRE, 100);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  const { missingProviders, ...known } = await createService().describe(eiffelTower, LOUVRE);
  expect(missingProviders).toEqual([]);
  expect(described).toEqual({ ...known, missingProviders: ['osm'] });
  expect(calls).toEqual(['background']);
  expect(requested).toEqual([eiffelTower]);
});

test('DescriptionsService: keeps what a provider answered within the time limit', async () => {
  const provider = createProvider({
    name: 'osm',
    background: async () => createSampleKnowledge(['summary', 'From the provider.']),
    nearby: never,
  });
  const eiffelTower = await locate('Eiffel Tower, Paris');
  const { background, nearbyAttractions, missingProviders } = await createService(provider).describe(
    eiffelTower,
    null,
    100,
  );
  expect(background.facts.map(({ statement }) => statement)).toEqual(['From the provider.']);
  expect(nearbyAttractions).toEqual((await createService().describe(eiffelTower, null)).nearbyAttractions);
  expect(missingProviders).toEqual(['osm']);
});

test('DescriptionsService: cannot complete a description while the provider fails, and asks it again', async () => {
  let isUp = false;
  const provider = createProvider({
    name: 'osm',
    nearby: async (query) => {
      if (!isUp) throw new Error('unavailable');
      return embedded.nearby(query);
    },
  });
  const service = createService(provider);
  const eiffelTower = await locate('Eiffel Tower, Paris');
  await expect(service.complete(eiffelTower)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  isUp = true;
  await expect(service.complete(eiffelTower)).resolves.toBeUndefined();
});
