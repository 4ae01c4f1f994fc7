import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../../database/prepare-database.ts';
import { startTestStores } from '../../test/test-stores.ts';
import { measure, type Row } from '../measure.ts';
import { type PlacesProcess, startPlacesProcess } from './places-process.ts';

/** Number of maps in a round. All rounds together fill every cache of the service several times. */
const MAPS_PER_ROUND = 1_000;
const ROUNDS = 8;
const CONCURRENCY = 2;
/** Steps in degrees through the world that never return to the same position. */
const STEP = { latitude: 7.31, longitude: 41.17 };

/** Measures the memory of the places service while it draws maps that all differ. */
export async function measureMapMemory(root: string, brief: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'placelore-bench-maps-'));
  const stores = await startTestStores(root);
  let service: PlacesProcess | undefined;
  try {
    const password = 'only-for-benchmarks';
    const databases = await prepareDatabase({
      adminUrl: stores.environment.TEST_DATABASE_URL,
      passwords: { auth: password, content: password, analysis: password, places: password },
    });
    service = await startPlacesProcess(root, folder, databases.places, stores.environment.TEST_REDIS_URL, {
      TILES_DIR: join(folder, 'tiles'),
    });
    const rows: Row[] = [];
    for (let round = 0; round < (brief ? 1 : ROUNDS); round++) rows.push(await measureRound(service, round));
    return rows;
  } finally {
    await service?.stop();
    await stores.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureRound(service: PlacesProcess, round: number): Promise<Row> {
  const count = MAPS_PER_ROUND;
  const name = `Maps ${round * count + 1} to ${(round + 1) * count}`;
  const row = await measure(name, { count, concurrency: CONCURRENCY }, (index) =>
    service.get(createMapPath(round * count + index)),
  );
  return { ...row, note: `${Math.round(service.getResidentMegabytes())} MB afterwards` };
}

/** Returns the path of a static map, or for every second index that of a cell of the built-in map. */
function createMapPath(index: number): string {
  const latitude = ((index * STEP.latitude) % 140) - 70;
  const longitude = ((index * STEP.longitude) % 360) - 180;
  const zoom = 4 + (index % 10);
  if (index % 2 === 0) return `/api/static-map?lat=${latitude.toFixed(4)}&lng=${longitude.toFixed(4)}&zoom=${zoom}`;
  const squares = 2 ** zoom;
  return `/api/map/cells/${zoom}/${(index * 7) % squares}/${(index * 13) % squares}`;
}
