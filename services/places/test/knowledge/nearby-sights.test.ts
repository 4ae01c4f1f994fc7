import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import type { Redis } from 'ioredis';
import type { NearbyQuery } from '../../src/geo/geo-provider.js';
import type { ProviderResult } from '../../src/geo/provider-result.js';
import { NearbySightsService } from '../../src/knowledge/sights/nearby-sights.service.js';
import { SightFinder } from '../../src/knowledge/sights/sight-finder.js';
import { WikidataClient } from '../../src/knowledge/wikidata/wikidata-client.js';
import { createTestRedis } from '../support/test-redis.js';
import { claim, type FakeItem } from '../support/wikimedia/fake-wikidata.js';
import { openWikimedia } from '../support/wikimedia/open-wikimedia.js';

const CENTER = { latitude: 52.09, longitude: 5.12 };
const QUERY: NearbyQuery = { position: CENTER, kind: 'attraction', radius: 2_000, limit: 50, excludeNames: [] };
const links = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, nth) => [`x${nth}wiki`, 'T']));
const item = (label: string, is: string[], north = 0.001, more: FakeItem = {}): FakeItem => ({
  label,
  is,
  at: [CENTER.latitude + north, CENTER.longitude],
  sitelinks: links(3),
  ...more,
});

let redis: Redis;
let wikimedia: Awaited<ReturnType<typeof openWikimedia>>;
beforeAll(async () => {
  redis = await createTestRedis();
});
afterEach(async () => {
  await wikimedia.close();
  await redis.flushdb();
});
afterAll(() => redis.disconnect());

const mapped = (name: string, north: number, providerId: string | null = null): NearbyPlace => ({
  name,
  description: '',
  category: 'Landmark',
  distance: '',
  distanceMeters: Math.round(north * 111_195),
  estimatedVisitTime: '',
  popularity: 5,
  coordinates: { lat: CENTER.latitude + north, lng: CENTER.longitude },
  culturalInfo: '',
  facts: [],
  source: 'openstreetmap',
  slug: null,
  providerId,
  openNow: null,
  openingHours: [],
  website: null,
  accessibility: null,
  attribution: '© OpenStreetMap contributors',
});

async function enrich(items: Record<string, FakeItem>, places: NearbyPlace[] = [], query = QUERY, provider = 'osm') {
  wikimedia = await openWikimedia(redis, { items });
  const { wikidata, wikipedia } = wikimedia.clients;
  const service = new NearbySightsService(new SightFinder(new WikidataClient(wikidata), wikipedia), { warn: () => {} });
  const found: ProviderResult<NearbyPlace[]> = { value: places, provider, degraded: false, attribution: null };
  return (await service.enrich(query, found)).value;
}
const names = (places: NearbyPlace[]) => places.map(({ name }) => name);

describe('NearbySightsService', () => {
  test('lists only sights: no people, events, companies, schools, stations, towns or lost sights', async () => {
    const sights = await enrich({
      Q1: item('Dom Tower', ['Q12518']),
      Q2: item('A Person', ['Q5']),
      Q3: item('A Battle', ['Q178561']),
      Q4: item('A Company', ['Q4830453']),
      Q5: item('A School', ['Q3914']),
      Q6: item('A Station', ['Q55488']),
      Q7: item('A Town', ['Q515']),
      Q8: item('A Lost House', ['Q3947'], 0.001, { claims: { P576: [claim.time('+1920-00-00T00:00:00Z', 9)] } }),
      Q9: item('An Obscure Thing', ['Q123456789']),
      Q10: item('A Known Thing', ['Q123456789'], 0.002, { sitelinks: links(20) }),
      Q11: { is: ['Q33506'], at: [CENTER.latitude, CENTER.longitude] },
    });
    expect(names(sights)).toEqual(['Dom Tower', 'A Known Thing']);
  });

  test('merges sights with the map by its id, and by name and position', async () => {
    const places = await enrich(
      {
        Q1: item('Dom Tower', ['Q12518'], 0.001, { sitelinks: links(40), claims: { P10689: [claim.text('77')] } }),
        Q2: item('Centraal Museum', ['Q33506'], 0.002),
        Q3: item('Centraal Museum', ['Q33506'], 0.012),
      },
      [mapped('Domtoren', 0.0011, 'way/77'), mapped('Centraal Museum', 0.0022)],
    );
    expect(places.map(({ name, source }) => [name, source])).toEqual([
      ['Domtoren', 'openstreetmap'],
      ['Centraal Museum', 'openstreetmap'],
      ['Centraal Museum', 'wikidata'],
    ]);
    expect(places[0]!.popularity).toBeGreaterThan(places[1]!.popularity);
  });

  test('keeps the most prominent sights within the radius, nearest first, without excluded names', async () => {
    const items = Object.fromEntries(
      Array.from({ length: 12 }, (_, nth) => [
        `Q${nth + 1}`,
        item(`Sight ${nth}`, ['Q570116'], 0.002 + nth / 2_000, { sitelinks: links(nth === 11 ? 60 : 1) }),
      ]),
    );
    items.Q50 = item('Far Sight', ['Q570116'], 0.03);
    const places = await enrich(items, [], { ...QUERY, limit: 3, excludeNames: ['Sight 0'] });
    expect(places).toHaveLength(3);
    expect(names(places)).toContain('Sight 11');
    expect(names(places)).not.toContain('Sight 0');
    const distances = places.map(({ distanceMeters }) => distanceMeters);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });

  test.each([
    ['restaurants', { ...QUERY, kind: 'restaurant' as const }, 'osm'],
    ['places of Google', QUERY, 'google'],
  ])('does not change %s', async (_, query, provider) => {
    const places = [mapped('Domtoren', 0.001)];
    expect(await enrich({ Q1: item('Dom Tower', ['Q12518']) }, places, query, provider)).toBe(places);
    expect(wikimedia.servers.wikidata.requests).toHaveLength(0);
  });

  test.each([{ kind: 'status', status: 503 } as const, { kind: 'hang' } as const])(
    'lists the places of the map while Wikidata fails: %j',
    async (behavior) => {
      wikimedia = await openWikimedia(redis, { items: {} });
      wikimedia.servers.wikidata.setDefault(behavior);
      const finder = new SightFinder(new WikidataClient(wikimedia.clients.wikidata), null);
      const service = new NearbySightsService(finder, { warn: () => {} }, 300);
      const found = { value: [mapped('Domtoren', 0.001)], provider: 'osm', degraded: false, attribution: null };
      expect(await service.enrich(QUERY, found)).toEqual(found);
    },
  );
});
