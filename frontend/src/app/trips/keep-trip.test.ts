import type { DynamicGuide } from '@placelore/contracts/content/guides.js';
import type { TripStop } from '@placelore/contracts/content/trips/trips.js';
import { keepCopy, readKeptIds } from '../../lib/cache/kept-copies.js';
import { findKeptResponse } from '../../lib/cache/kept-guides.js';
import { GUIDE } from '../../testing/builders/guides.js';
import { buildStop, buildTrip } from '../../testing/builders/trips.js';
import { createMemoryCaches, type MemoryCaches } from '../../testing/fakes/caches.js';
import { keepTrip, removeOtherUsersTrips, updateKeptTrip } from './keep-trip.js';

const PUBLIC = { 'cache-control': 'public, no-cache' };
const ROUTE_URL = '/api/directions?from=41.89020%2C12.49220&to=41.89860%2C12.47690';
const ADA = 1;
const BOB = 2;
const realFetch = globalThis.fetch;
let memory: MemoryCaches;
let requested: string[];
let provider: string;
/** Overrides fields of the guide on demand. */
let guide: Partial<DynamicGuide>;

beforeEach(() => {
  memory = createMemoryCaches();
  requested = [];
  provider = 'osm';
  guide = {};
  globalThis.fetch = (async (url: string) => {
    requested.push(url);
    if (url.startsWith('/api/articles/colosseum'))
      return Response.json({ title: 'Colosseum', content: '<img src="/objects/arch.webp">' }, { headers: PUBLIC });
    if (url.startsWith('/api/articles/')) return Response.json({ title: 'Hidden' });
    if (url.startsWith('/api/dynamic'))
      return Response.json({ temporary: true, article: { ...GUIDE, title: 'Hoi An', ...guide } });
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
  await keepTrip(buildTrip(), ADA);
  expect(JSON.parse((await readKept('/api/trips/7'))!)).toEqual(buildTrip());
  expect(await readKept('/api/articles/colosseum/direct')).toContain('Colosseum');
  expect(await readKept('/api/articles/pantheon/direct')).toBeUndefined();
  expect(await readKept('/api/generate-temporary-article?q=hoi-an')).toContain('Hoi An');
  expect([await readKept('/objects/arch.webp'), await readKept('/api/map/cells/0/0/0')]).toEqual(['bytes', 'bytes']);
  expect(await readKept(ROUTE_URL)).toContain('1800');
});

test('keepTrip: fetches no street tiles, requests no new guide, and asks for no walk of more than 30 km', async () => {
  await keepTrip(buildTrip(), ADA);
  expect(requested.filter((url) => /\/api\/(tiles|generate)/.test(url))).toEqual([]);
  expect(requested.filter((url) => url.startsWith('/api/directions'))).toEqual([ROUTE_URL]);
});

test('keepTrip: stores no Google route', async () => {
  provider = 'google';
  await keepTrip(buildTrip(), ADA);
  expect(await readKept(ROUTE_URL)).toBeUndefined();
});

test('keepTrip, updateKeptTrip: store no Google position, and no walk to it', async () => {
  const trip = buildTrip();
  trip.stops[1]!.isPositionStorable = false;
  for (const keep of [keepTrip, updateKeptTrip]) {
    await keep(trip, ADA);
    const kept = JSON.parse((await readKept('/api/trips/7'))!);
    expect(kept.stops.map(({ coordinates }: TripStop) => coordinates !== null)).toEqual([true, false, true]);
  }
  expect(requested.filter((url) => url.startsWith('/api/directions'))).toEqual([]);
  expect(trip.stops[1]!.coordinates).not.toBeNull();
});

test('keepTrip: stores a guide on demand without its Google position', async () => {
  const url = '/api/generate-temporary-article?q=hoi-an';
  for (const isPositionStorable of [true, false]) {
    guide = { coordinates: { lat: 15.9, lng: 108.3 }, isPositionStorable };
    await keepTrip(buildTrip(), ADA);
    expect(JSON.parse((await readKept(url))!).article.coordinates !== null).toBe(isPositionStorable);
  }
});

test('updateKeptTrip: updates kept trips only', async () => {
  const changed = buildTrip({ title: 'Rome in May', stops: [buildStop()] });
  await updateKeptTrip(changed, ADA);
  expect(await readKept('/api/trips/7')).toBeUndefined();
  await keepTrip(buildTrip(), ADA);
  await updateKeptTrip(changed, ADA);
  expect(await readKept('/api/trips/7')).toContain('Rome in May');
});

test('removeOtherUsersTrips: removes the trips of others, even incomplete ones, and nothing else', async () => {
  await keepTrip(buildTrip(), ADA);
  await keepTrip(buildTrip({ id: 8 }), BOB);
  await keepCopy(
    { id: 'guide/dynamic/hoi-an', title: 'Hoi An', path: '/dynamic/hoi-an' },
    { responses: new Map(), urls: [] },
  );
  const interrupted = await caches.open('placelore:kept:trip/1/9');
  await interrupted.put('/api/trips/9', Response.json({}));
  await removeOtherUsersTrips(BOB);
  expect(await readKeptIds()).toEqual(['trip/2/8', 'guide/dynamic/hoi-an']);
  expect([await readKept('/api/trips/7'), await readKept('/api/trips/9')]).toEqual([undefined, undefined]);
});
