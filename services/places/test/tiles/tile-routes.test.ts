import { appendFile, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { streetMaps } from '@placelore/contracts/places/tiles.js';
import { type FakeTileServer, startFakeTileServer } from '../../../../infra/fake-vendors/tile-server.ts';
import { BASEMAP_METADATA, buildArchive, TILE_TYPES } from '../../../../infra/test/maps/pmtiles-archive.ts';
import { type PlacesTestService, startPlacesService } from '../support/places-service.js';
import { URL_CASES } from './tile-cases.js';

const PNG = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex');
const VECTOR_TILE = Buffer.from('a vector tile, of which this service only reads ranges');
const OWN_BOUNDS: [number, number, number, number] = [12.3, 41.8, 12.6, 42];
const basemap = (metadata: object = BASEMAP_METADATA) =>
  buildArchive([{ z: 0, x: 0, y: 0, bytes: VECTOR_TILE }], { tileType: TILE_TYPES.mvt, metadata, bounds: OWN_BOUNDS });
const rasterMap = () =>
  buildArchive([{ z: 3, x: 4, y: 2, bytes: PNG }], { tileType: TILE_TYPES.png, metadata: {}, bounds: OWN_BOUNDS });

let vendor: FakeTileServer;
let folder: string;
let places: PlacesTestService | undefined;
beforeAll(async () => {
  vendor = await startFakeTileServer();
});
afterAll(() => vendor.close());
beforeEach(async () => {
  vendor.reset();
  folder = await mkdtemp(join(tmpdir(), 'placelore-maps-'));
});
afterEach(async () => {
  await places?.stop();
  places = undefined;
  await rm(folder, { recursive: true });
});

const getServerVariables = () => ({
  TILE_SERVER_URL: `${vendor.url}/{z}/{x}/{y}.png`,
  OPEN_SERVICES_CONTACT: 'ops@example.org',
});

async function start(variables: Record<string, string> = {}) {
  places = await startPlacesService(1, { TILES_DIR: folder, ...variables });
  return (path: string, headers: Record<string, string> = {}) => places!.get(path, headers);
}

describe('GET /api/tiles/{z}/{x}/{y}.png', () => {
  test('answers every path, names the invalid number, and calls the server only for tiles', async () => {
    const get = await start(getServerVariables());
    const answers: unknown[] = [];
    for (const [path] of URL_CASES) {
      const { status, body } = await get(`/api/tiles/${path}`);
      answers.push([path, status, ...(status === 400 && body.details ? [body.details[0].field] : [])]);
    }
    expect(answers).toEqual(URL_CASES);
    expect(vendor.requests.map(({ path }) => path)).toEqual([
      '/0/0/0.png',
      '/19/524287/524287.png',
      '/1/1/1.png',
      '/3/0/1.png',
    ]);
  });

  test('lets browsers and proxies cache a tile, and confirms it without a body', async () => {
    const get = await start(getServerVariables());
    const first = await get('/api/tiles/3/4/2.png');
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await get('/api/tiles/3/4/2.png', { 'if-none-match': first.headers.etag! });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=604800']);
    expect(vendor.requests).toHaveLength(1);
  });

  test("sends the configured origin as Referer, otherwise the caller's, and never a path", async () => {
    const forwarded = { 'x-forwarded-host': 'maps.example', 'x-forwarded-proto': 'https' };
    let get = await start(getServerVariables());
    await get('/api/tiles/1/0/0.png', { ...forwarded, referer: 'https://maps.example/discoveries/secret' });
    await get('/api/tiles/1/1/0.png', { 'x-forwarded-host': 'a b\\' });
    await places!.stop();
    get = await start({ ...getServerVariables(), PUBLIC_URL: 'https://placelore.example/base' });
    await get('/api/tiles/1/1/1.png', forwarded);
    expect(vendor.requests.map(({ headers }) => headers.referer)).toEqual([
      'https://maps.example/',
      undefined,
      'https://placelore.example/',
    ]);
  });

  test('serves a stale tile for only a minute, and an error as JSON that is not cached', async () => {
    const get = await start(getServerVariables());
    vendor.script({ kind: 'ok', headers: { 'cache-control': 'max-age=0' } }, { kind: 'serverError' });
    await get('/api/tiles/3/4/2.png');
    const stale = await get('/api/tiles/3/4/2.png');
    expect([stale.status, stale.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    vendor.setDefault({ kind: 'raw', status: 200, body: '<script>alert(1)</script>' });
    const failed = await get('/api/tiles/3/4/3.png');
    expect([failed.status, failed.body.code]).toEqual([502, 'PROVIDER_UNAVAILABLE']);
    expect(failed.headers['content-type']).toMatch(/^application\/json/);
    expect(failed.headers['cache-control']).not.toMatch(/public/);
  });

  test('gives up after three seconds', async () => {
    const get = await start(getServerVariables());
    vendor.setDefault({ kind: 'hang' });
    const startedAt = performance.now();
    const response = await get('/api/tiles/3/4/2.png');
    expect([response.status, response.body.code]).toEqual([504, 'TIMED_OUT']);
    expect(performance.now() - startedAt).toBeLessThan(4_500);
  }, 10_000);

  test('has no tiles without a server and a map', async () => {
    const get = await start();
    const response = await get('/api/tiles/3/4/2.png');
    expect([response.status, response.body.code]).toEqual([404, 'OBJECT_NOT_FOUND']);
    expect((await get('/api/tiles')).body).toEqual({ vector: null, raster: null });
  });

  test("prefers tiles of the operator's own map, and requests all others from the server", async () => {
    await writeFile(join(folder, 'own.pmtiles'), rasterMap());
    const get = await start(getServerVariables());
    expect((await get('/api/tiles/3/4/2.png')).body.equals(PNG)).toBe(true);
    expect((await get('/api/tiles/3/4/3.png')).status).toBe(200);
    expect(vendor.requests.map(({ path }) => path)).toEqual(['/3/4/3.png']);
  });
});

describe('GET /api/tiles', () => {
  test('describes the tile server with the credit required by OpenStreetMap', async () => {
    const get = await start(getServerVariables());
    const response = await get('/api/tiles');
    expect(streetMaps.strict().parse(response.body)).toEqual({
      vector: null,
      raster: {
        url: '/api/tiles/{z}/{x}/{y}.png',
        bounds: [-180, -90, 180, 90],
        maxZoom: 19,
        attribution: [
          { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
          { text: 'Fix the map', url: 'https://www.openstreetmap.org/fixthemap' },
        ],
      },
    });
    expect(response.headers['cache-control']).toBe('public, max-age=30');
    expect(JSON.stringify(response.body)).not.toContain('127.0.0.1');
  });

  test('uses words and web addresses of a configured credit, and nothing else', async () => {
    const credit = `Tiles by <a href='https://t.example/?a=1&amp;b=2' onclick="x()">T &copy;</a> <b>2026</b> <a href="javascript:alert(1)">no</a>`;
    const get = await start({ ...getServerVariables(), TILE_ATTRIBUTION: credit });
    expect((await get('/api/tiles')).body.raster.attribution).toEqual([
      { text: 'Tiles by', url: null },
      { text: 'T ©', url: 'https://t.example/?a=1&b=2' },
      { text: '2026', url: null },
      { text: 'no', url: null },
    ]);
  });

  test("describes the operator's own maps with their bounds, the newest of each kind", async () => {
    await writeFile(join(folder, 'old.pmtiles'), basemap({ ...BASEMAP_METADATA, attribution: 'Old' }));
    await utimes(join(folder, 'old.pmtiles'), 1, 1);
    await writeFile(join(folder, 'city.PMTiles'), basemap());
    await writeFile(join(folder, 'raster.pmtiles'), rasterMap());
    await writeFile(join(folder, 'notes.txt'), 'no map');
    const get = await start();
    expect((await get('/api/tiles')).body).toEqual({
      vector: {
        url: expect.stringMatching(/^\/api\/tiles\/map\.pmtiles\?v=[\w-]+$/),
        bounds: OWN_BOUNDS,
        maxZoom: 0,
        attribution: [
          { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
          { text: 'Fix the map', url: 'https://www.openstreetmap.org/fixthemap' },
        ],
      },
      raster: {
        ...{ url: '/api/tiles/{z}/{x}/{y}.png', bounds: OWN_BOUNDS, maxZoom: 3 },
        // The file names no credit.
        attribution: expect.arrayContaining([expect.objectContaining({ text: '© OpenStreetMap contributors' })]),
      },
    });
  });

  test.each([
    ['no archive', () => Buffer.from('PMTiles in name only')],
    ['an empty file', () => Buffer.alloc(0)],
    ['an archive that is still being copied', () => basemap().subarray(0, -1)],
    ['an archive of another schema', () => basemap({ vector_layers: [{ id: 'transportation' }] })],
    ['an archive without metadata', () => basemap([])],
  ])('ignores %s', async (_, build) => {
    await writeFile(join(folder, 'own.pmtiles'), build());
    const get = await start();
    expect((await get('/api/tiles')).body).toEqual({ vector: null, raster: null });
    expect((await get('/api/tiles/map.pmtiles', { range: 'bytes=0-9' })).status).toBe(404);
  });

  test('uses the single file that is configured', async () => {
    await writeFile(join(folder, 'own.pmtiles'), basemap());
    await writeFile(join(folder, 'other'), basemap({ ...BASEMAP_METADATA, attribution: 'Other' }));
    const get = await start({ TILES_FILE: join(folder, 'other') });
    expect((await get('/api/tiles')).body.vector.attribution).toEqual([{ text: 'Other', url: null }]);
  });
});

describe('GET /api/tiles/map.pmtiles', () => {
  const readRange = async (get: Awaited<ReturnType<typeof start>>, range: string, headers = {}) =>
    get('/api/tiles/map.pmtiles', { range, ...headers });

  test('sends the requested bytes with a strong tag for the file', async () => {
    const archive = basemap();
    await writeFile(join(folder, 'own.pmtiles'), archive);
    const get = await start();
    const response = await readRange(get, 'bytes=7-126', { 'accept-encoding': 'gzip, br' });
    expect(response.status).toBe(206);
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.pmtiles',
      'content-range': `bytes 7-126/${archive.length}`,
      'content-length': '120',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400, no-transform',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body.equals(archive.subarray(7, 127))).toBe(true);
    const { etag } = response.headers as { etag: string };
    expect((await readRange(get, 'bytes=0-6', { 'if-none-match': etag })).status).toBe(304);
    expect((await readRange(get, 'bytes=0-6', { 'if-range': etag })).status).toBe(206);
    const beyond = await readRange(get, `bytes=100-${archive.length + 500}`);
    expect(beyond.headers['content-range']).toBe(`bytes 100-${archive.length - 1}/${archive.length}`);
  });

  test('never sends the whole file, several ranges, or a range of another version', async () => {
    const archive = basemap();
    await writeFile(join(folder, 'own.pmtiles'), archive);
    const get = await start();
    const answers = [
      await get('/api/tiles/map.pmtiles'),
      await readRange(get, 'bytes=0-1,3-4'),
      await readRange(get, 'lines=0-1'),
      await readRange(get, `bytes=${archive.length}-`),
      await readRange(get, 'bytes=0-6', { 'if-range': '"former"' }),
    ];
    expect(answers.map(({ status, headers, body }) => [status, headers['content-range'], body.code])).toEqual(
      answers.map(() => [416, `bytes */${archive.length}`, 'RANGE_NOT_SATISFIABLE']),
    );
  });

  test('sends at most four megabytes', async () => {
    const path = join(folder, 'own.pmtiles');
    await writeFile(path, basemap());
    await appendFile(path, Buffer.alloc(5_000_000));
    const get = await start();
    const response = await readRange(get, 'bytes=0-');
    expect([response.status, response.headers['content-length']]).toEqual([206, '4194304']);
  });

  test('changes its tag whenever the file changes', async () => {
    const path = join(folder, 'own.pmtiles');
    await writeFile(path, basemap());
    const get = await start();
    const before = (await readRange(get, 'bytes=0-6')).headers.etag;
    await writeFile(path, basemap({ ...BASEMAP_METADATA, name: 'A new edition' }));
    expect((await readRange(get, 'bytes=0-6')).headers.etag).not.toBe(before);
  });
});
