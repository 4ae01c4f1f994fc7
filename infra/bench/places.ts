import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../database/roles.ts';
import { startTestStores } from '../test/stores.ts';
import { layOutLargerWorld } from './larger-world.ts';
import { measure, type Row } from './measure.ts';
import { type PlacesProcess, startPlacesProcess } from './places-process.ts';
import { questions } from './places-questions.ts';

const TIMES = 10;
const AT_ONCE = 4;
const STARTS = 5;
/** New pictures are drawn, two at a time: fewer of them say enough. */
const NEW_MAPS = 120;

/** The places service alone, asked over HTTP and inside, on the data it is delivered with and on ten times as much. */
export async function measurePlaces(root: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'placelore-bench-places-'));
  const stores = await startTestStores(root);
  try {
    const password = 'only-for-benchmarks';
    const databases = await prepareDatabase({
      adminUrl: stores.environment.TEST_DATABASE_URL,
      passwords: { auth: password, content: password, analysis: password, places: password },
    });
    const larger = join(folder, 'larger');
    layOutLargerWorld(root, larger, TIMES);
    const of = async (tree: string, size: string) => {
      const start = () => startPlacesProcess(tree, folder, databases.places, stores.environment.TEST_REDIS_URL);
      const rows = [...(await measureService(start)), ...measureInside(root, tree)];
      return rows.map((row) => ({ ...row, name: `${row.name}, ${size}` }));
    };
    const [usual, more] = [await of(root, '1x'), await of(larger, `${TIMES}x`)];
    return usual.flatMap((row, index) => [row, more[index]!]);
  } finally {
    await stores.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureService(start: () => Promise<PlacesProcess>): Promise<Row[]> {
  let service: PlacesProcess | undefined;
  const starts = await measure('Start', { count: STARTS, concurrency: 1, note: 'process to ready' }, async () => {
    await service?.stop();
    service = await start();
  });
  if (!service) throw new Error('The places service did not start');
  try {
    const atRest = service.residentMegabytes();
    const rows = await measureRequests(service);
    const note = `${starts.note}; ${atRest} MB resident then, ${service.residentMegabytes()} MB after all calls`;
    return [{ ...starts, note }, ...rows];
  } finally {
    await service.stop();
  }
}

async function measureRequests(service: PlacesProcess): Promise<Row[]> {
  const { nearby, names, positions, ways, maps } = questions();
  const asked = async (name: string, paths: readonly string[], count = paths.length): Promise<Row> => {
    const ask = (index: number) => service.get(paths[index % paths.length]!);
    if (count >= paths.length) for (let index = 0; index < 300; index++) await ask(index);
    return measure(name, { count, concurrency: AT_ONCE }, ask);
  };
  const map = ({ latitude, longitude, zoom }: (typeof maps)[number]) =>
    `/api/static-map?lat=${latitude}&lng=${longitude}&zoom=${zoom}`;
  const rows = [
    await asked(
      'Nearby',
      nearby.map(
        ({ kind, latitude, longitude, radius }) =>
          `/api/nearby-${kind}s?latitude=${latitude}&longitude=${longitude}&radius=${radius}&limit=50`,
      ),
    ),
    await asked(
      'Geocode',
      names.map((name) => `/api/geocode?location=${encodeURIComponent(name)}`),
    ),
    await asked(
      'Reverse',
      positions.map(({ latitude, longitude }) => `/api/reverse-geocode?latitude=${latitude}&longitude=${longitude}`),
    ),
    await asked(
      'Directions',
      ways.map(
        ({ from, to }) => `/api/directions?from=${from.latitude},${from.longitude}&to=${to.latitude},${to.longitude}`,
      ),
    ),
    await asked('Static map, new', maps.map(map), NEW_MAPS),
    await asked('Static map, kept', maps.slice(0, 100).map(map), 2_000),
  ];
  return rows;
}

/** In a process of its own: two sizes of the data are not loaded side by side. */
function measureInside(root: string, tree: string): Row[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'infra/bench/places-inside.ts'), tree], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The calls inside the service failed:\n${stderr}`);
  return JSON.parse(stdout) as Row[];
}
