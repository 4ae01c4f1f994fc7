import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { prepareDatabase } from '../../database/prepare-database.ts';
import { startFakeTileServer } from '../../fake-vendors/tile-server.ts';
import { startTestStores } from '../../test/test-stores.ts';
import { startBaselineServer } from '../gateway.ts';
import { measure, type Row } from '../measure.ts';
import { type PlacesProcess, startPlacesProcess } from './places-process.ts';

const TILE_COUNT = 400;
const CALL_COUNT = 4_000;
const CONCURRENCY = 4;
const ZOOM = 14;

/** Paths of the tiles of a town, relative to a server's path. */
const TILE_PATHS = Array.from({ length: TILE_COUNT }, (_, index) => {
  const [column, row] = [index % 20, Math.floor(index / 20)];
  return `${ZOOM}/${8_280 + column}/${5_630 + row}.png`;
});

/** Measures tiles from the disk cache of the places service, compared with a bare server for the same files. */
export async function measureTiles(root: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'placelore-bench-tiles-'));
  const [stores, vendor] = [await startTestStores(root), await startFakeTileServer()];
  let service: PlacesProcess | undefined;
  try {
    const password = 'only-for-benchmarks';
    const databases = await prepareDatabase({
      adminUrl: stores.environment.TEST_DATABASE_URL,
      passwords: { auth: password, content: password, analysis: password, places: password },
    });
    service = await startPlacesProcess(root, folder, databases.places, stores.environment.TEST_REDIS_URL, {
      TILE_SERVER_URL: `${vendor.url}/{z}/{x}/{y}.png`,
      OPEN_SERVICES_CONTACT: 'bench@example.org',
      PUBLIC_URL: 'http://localhost:8080',
      TILES_DIR: join(folder, 'tiles'),
    });
    return [
      await measureFetched(service),
      await measureCached(service),
      await measureBaseline(root, folder, vendor.url),
    ];
  } finally {
    await service?.stop();
    await vendor.close();
    await stores.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const measureFetched = (service: PlacesProcess): Promise<Row> =>
  measure(
    'Tile, new',
    { count: TILE_COUNT, concurrency: CONCURRENCY, note: 'from a server on this machine' },
    (index) => service.get(`/api/tiles/${TILE_PATHS[index]}`),
  );

async function measureCached(service: PlacesProcess): Promise<Row> {
  const before = service.getCpuSeconds();
  const row = await measure('Tile, from the disk', { count: CALL_COUNT, concurrency: CONCURRENCY }, (index) =>
    service.get(`/api/tiles/${TILE_PATHS[index % TILE_COUNT]}`),
  );
  const perCore = CALL_COUNT / (service.getCpuSeconds() - before);
  return { ...row, note: `${row.note}; ${Math.round(perCore)} per second of one core` };
}

async function measureBaseline(root: string, folder: string, vendorUrl: string): Promise<Row> {
  const files = join(folder, 'files');
  for (const path of TILE_PATHS) {
    const response = await fetch(`${vendorUrl}/${path}`, {
      headers: { 'user-agent': 'Bench (bench@example.org)', referer: 'http://localhost:8080/' },
    });
    mkdirSync(dirname(join(files, path)), { recursive: true });
    writeFileSync(join(files, path), Buffer.from(await response.arrayBuffer()));
  }
  const bare = await startBaselineServer(root, 'places/baseline-tiles-server.ts', [files]);
  const agent = new Agent({ keepAlive: true });
  try {
    return await measure('The same files, bare', { count: CALL_COUNT, concurrency: CONCURRENCY }, (index) =>
      readWhole(agent, `${bare.url}/${TILE_PATHS[index % TILE_COUNT]}`),
    );
  } finally {
    agent.destroy();
    bare.stop();
  }
}

function readWhole(agent: Agent, url: string): Promise<void> {
  return new Promise((done, fail) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}`));
      response.once('end', () => done()).once('error', fail);
      response.resume();
    }).once('error', fail);
  });
}
