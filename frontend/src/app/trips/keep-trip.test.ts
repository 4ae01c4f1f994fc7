import type { TripStop } from '@placelore/contracts/content/trips/trips.js';
import { findKeptResponse } from '../../lib/cache/kept-guides.js';
import { buildStop, buildTrip } from '../../testing/builders/trips.js';
import { createMemoryCaches, type MemoryCaches } from '../../testing/fakes/caches.js';
import { keepTrip, updateKeptTrip } from './keep-trip.js';

const PUBLIC = { 'cache-control': 'public, no-cache' };
const ROUTE_URL = '/api/directions?from=41.89020%2C12.49220&to=41.89860%2C12.47690';
const realFetch = globalThis.fetch;
let memory: MemoryCaches;
let requested: string[];
let provider: string;

beforeEach(() => {
  memory = createMemoryCaches();
  requested = [];
  provider = 'osm';
  globalThis.fetch = (async (url: string) => {
    requested.push(url);
    if (url.startsWith('/api/articles/colosseum'))
      return Response.json({ title: 'Colosseum', content: '<img src="/objects/arch.webp">' }, { headers: PUBLIC });
    if (url.startsWith('/api/articles/')) return Response.json({ title: 'Hidden' });
    if (url.startsWith('/api/dynamic')) return Response.json({ temporary: true, article: { title: 'Hoi An' } });
    if (url.startsWith('/api/directions')) return Response.json({ provider, distanceMeters: 1_800 });
    return new Response('bytes', { headers: PUBLIC });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  memory.uninstall();
});
const readKept = async (path: string) => (await findKeptResponse(path))?.text();

test('keepTrip: keeps the trip, its public guides with pictures, walks, and the built-in map', async () => {
  await keepTrip(buildTrip());
  expect(JSON.parse((await readKept('/api/trips/7'))!)).toEqual(buildTrip());
  expect(await readKept('/api/articles/colosseum/direct')).toContain('Colosseum');
  expect(await readKept('/api/articles/pantheon/direct')).toBeUndefined();
  expect(await readKept('/api/generate-temporary-article?q=hoi-an')).toContain('Hoi An');
  expect([await readKept('/objects/arch.webp'), await readKept('/api/map/cells/0/0/0')]).toEqual(['bytes', 'bytes']);
  expect(await readKept(ROUTE_URL)).toContain('1800');
});

test('keepTrip: fetches no street tiles, writes no guide, and asks for no walk of more than 30 km', async () => {
  await keepTrip(buildTrip());
  expect(requested.filter((url) => /\/api\/(tiles|generate)/.test(url))).toEqual([]);
  expect(requested.filter((url) => url.startsWith('/api/directions'))).toEqual([ROUTE_URL]);
});

test('keepTrip: stores no route of Google', async () => {
  provider = 'google';
  await keepTrip(buildTrip());
  expect(await readKept(ROUTE_URL)).toBeUndefined();
});

test('keepTrip, updateKeptTrip: store no position of Google, and no walk to it', async () => {
  const trip = buildTrip();
  trip.stops[1]!.isPositionStorable = false;
  for (const keep of [keepTrip, updateKeptTrip]) {
    await keep(trip);
    const kept = JSON.parse((await readKept('/api/trips/7'))!);
    expect(kept.stops.map(({ coordinates }: TripStop) => coordinates !== null)).toEqual([true, false, true]);
  }
  expect(requested.filter((url) => url.startsWith('/api/directions'))).toEqual([]);
  expect(trip.stops[1]!.coordinates).not.toBeNull();
});

test('updateKeptTrip: follows changes of a kept trip only', async () => {
  const changed = buildTrip({ title: 'Rome in May', stops: [buildStop()] });
  await updateKeptTrip(changed);
  expect(await readKept('/api/trips/7')).toBeUndefined();
  await keepTrip(buildTrip());
  await updateKeptTrip(changed);
  expect(await readKept('/api/trips/7')).toContain('Rome in May');
});
