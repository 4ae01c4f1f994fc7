import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ApiError } from '@placelore/contracts/core/errors.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { type FakeTileServer, startFakeTileServer } from '../../../../infra/fake-vendors/tile-server.ts';
import { ServerTiles } from '../../src/tiles/server-tiles.js';
import { TileCache } from '../../src/tiles/tile-cache.js';
import { CacheSize } from '../../src/tiles/tile-cache-size.js';
import { TileServer } from '../../src/tiles/tile-server.js';
import { MORE_SERVER_CASES } from './more-tile-cases.js';
import { SERVER_CASES } from './tile-cases.js';

const TILE = { z: 13, x: 4321, y: 2987 };
const ORIGIN = 'https://placelore.example';
const TIMEOUT_MS = 400;
const silent = { warn: () => undefined } as unknown as Logger;

let vendor: FakeTileServer;
let folder: string;
let server: TileServer;
let tiles: ServerTiles;
beforeAll(async () => {
  vendor = await startFakeTileServer();
});
afterAll(() => vendor.close());
beforeEach(async () => {
  vendor.reset();
  folder = await mkdtemp(join(tmpdir(), 'placelore-tiles-'));
  open();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Starts with what is on disk, as after a restart. */
function open(template = `${vendor.url}/{z}/{x}/{y}.png`, maxBytes = 10_000_000): CacheSize {
  server = new TileServer({ template, userAgent: 'Placelore/1.0 (ops@example.org)', timeoutMs: TIMEOUT_MS });
  const size = new CacheSize(folder, maxBytes);
  tiles = new ServerTiles(server, new TileCache(folder, size), 'server', silent);
  return size;
}

const request = (tile = TILE) =>
  tiles.get(tile, ORIGIN).then(
    ({ info, isStale }) => info.mediaType.replace('image/', '') + (isStale ? ' stale' : ''),
    (error: ApiError) => error.code,
  );

async function findCachedFiles(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

test.each([...SERVER_CASES, ...MORE_SERVER_CASES].map((entry) => [entry.name, entry] as const))(
  'tiles of a server: %s',
  async (_, { behaviors, outcomes, calls }) => {
    vendor.script(...behaviors);
    const received: string[] = [];
    for (const _outcome of outcomes) received.push(await request());
    expect(received).toEqual(outcomes);
    expect(vendor.requests).toHaveLength(calls);
  },
);

describe('calls of the tile server', () => {
  test('identify the caller and the site, and use the validators of the cached tile when revalidating', async () => {
    const lastModified = new Date(1e12).toUTCString();
    vendor.script({ kind: 'ok', headers: { 'cache-control': 'max-age=0', 'last-modified': lastModified } });
    await request();
    await request();
    const [first, second] = vendor.requests;
    expect(first!.headers).toMatchObject({
      'user-agent': 'Placelore/1.0 (ops@example.org)',
      referer: 'https://placelore.example/',
    });
    expect(first!.headers['if-none-match']).toBeUndefined();
    expect(second!.headers).toMatchObject({
      'if-none-match': '"13-4321-2987-1"',
      'if-modified-since': lastModified,
    });
  });

  test('are shared by concurrent requests for a tile, and limited to four at once for many tiles', async () => {
    expect(await Promise.all(Array.from({ length: 20 }, () => request()))).toEqual(Array(20).fill('png'));
    expect(vendor.requests).toHaveLength(1);
    vendor.setDefault({ kind: 'hang' });
    const waiting = Array.from({ length: 20 }, (_, x) => request({ ...TILE, x }));
    await delay(TIMEOUT_MS / 2);
    expect(vendor.requests).toHaveLength(1 + 4);
    // Calls after the first failures find the circuit open.
    for (const outcome of await Promise.all(waiting)) expect(['TIMED_OUT', 'PROVIDER_UNAVAILABLE']).toContain(outcome);
  });

  test('are rejected when too many are waiting, instead of piling up', async () => {
    vendor.setDefault({ kind: 'hang' });
    const outcomes = await Promise.all(Array.from({ length: 400 }, (_, x) => request({ ...TILE, x })));
    expect(outcomes.filter((outcome) => outcome === 'UNAVAILABLE')).toHaveLength(400 - 204);
    expect(outcomes).not.toContain('png');
  });

  test('stop after several failures, whatever the tile, and none is made during a pause', async () => {
    vendor.setDefault({ kind: 'serverError' });
    // A call of the former test may arrive late, so these are recognized by a zoom level of their own.
    for (let x = 0; x < 12; x++) expect(await request({ ...TILE, z: 14, x })).toBe('PROVIDER_UNAVAILABLE');
    expect(vendor.requests.filter(({ path }) => path.startsWith('/14/'))).toHaveLength(5);
  });

  test.each([401, 403])('pause for all tiles when the server refuses them with %i', async (status) => {
    vendor.script({ kind: 'raw', status });
    expect(await request()).toBe('PROVIDER_REJECTED');
    expect(await request({ ...TILE, x: 1 })).toBe('PROVIDER_UNAVAILABLE');
    expect(vendor.requests).toHaveLength(1);
  });

  test('resume after the pause that the server requested', async () => {
    vendor.script({ kind: 'raw', status: 429, headers: { 'retry-after': '0.2' } });
    expect(await request()).toBe('PROVIDER_UNAVAILABLE');
    expect(await request({ ...TILE, x: 1 })).toBe('PROVIDER_UNAVAILABLE');
    await delay(250);
    expect(await request({ ...TILE, x: 1 })).toBe('png');
    expect(vendor.requests).toHaveLength(2);
  });

  test('to an address without a server fail immediately', async () => {
    await server.close();
    open('http://127.0.0.1:9/{z}/{x}/{y}.png');
    expect(await request()).toBe('PROVIDER_UNAVAILABLE');
  });
});

describe('tiles on disk', () => {
  test('survive a restart, with the bytes that the server sent', async () => {
    const first = await tiles.get(TILE, ORIGIN);
    await server.close();
    open();
    const second = await tiles.get(TILE, ORIGIN);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(second.info.etag).toBe(first.info.etag);
    expect(vendor.requests).toHaveLength(1);
  });

  test.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
    ['empty', () => Buffer.alloc(0)],
    ['without data', (bytes: Buffer) => bytes.subarray(bytes.indexOf(0x0a) + 1)],
    ['of another program', () => Buffer.from('{"size": 3}\nabc')],
  ])('are fetched again when a file is %s', async (_, damage) => {
    await request();
    const [path] = await findCachedFiles();
    await writeFile(path!, damage(await readFile(path!)));
    expect(await request()).toBe('png');
    expect(await request()).toBe('png');
    expect(vendor.requests).toHaveLength(2);
  });

  test('are served even if nothing can be written', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file where the folder should be');
    expect([await request(), await request()]).toEqual(['png', 'png']);
    expect(vendor.requests).toHaveLength(2);
  });

  test('are limited in size: those unused for longest are deleted, and leftovers of a crash', async () => {
    // Each tile occupies one block of 4,096 bytes.
    const size = open(undefined, 10 * 4_096);
    for (let x = 0; x < 10; x++) await request({ ...TILE, x });
    const files = await findCachedFiles();
    for (const path of files) {
      const x = Number(/-(\d+)-\d+$/.exec(path)![1]);
      const usedAt = Date.now() / 1_000 - 1_000 * (x === 0 ? 1 : 20 - x);
      await utimes(path, usedAt, usedAt);
    }
    const leftover = join(files[0]!, '..', 'x.draft');
    await writeFile(leftover, 'half a tile');
    await utimes(leftover, 1, 1);
    await request({ ...TILE, x: 10 });
    await size.cleanUp();
    const numbers = (await findCachedFiles()).map((path) => Number(/-(\d+)-\d+$/.exec(path)?.[1]));
    expect(numbers.sort((a, b) => a - b)).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('record their use, at most once a day', async () => {
    await request();
    const [path] = await findCachedFiles();
    const useAfter = async (seconds: number) => {
      await utimes(path!, Date.now() / 1_000 - seconds, Date.now() / 1_000 - seconds);
      await request();
      return Date.now() - (await stat(path!)).mtimeMs;
    };
    expect(await useAfter(25 * 3_600)).toBeLessThan(60_000);
    expect(await useAfter(3_600)).toBeGreaterThan(3_000_000);
  });
});
