import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../../database/prepare-database.ts';
import { startTestStores } from '../../test/test-stores.ts';
import { measure, type Row } from '../measure.ts';
import { measureOpenKnowledge } from './open-knowledge.ts';
import { createPlaceQueries, createResolverQueries } from './place-queries.ts';
import { type PlacesProcess, startPlacesProcess } from './places-process.ts';
import { createScaledDataset } from './scaled-dataset.ts';

const SCALE_FACTOR = 10;
/** The launcher's memory limit is meant for the bundled data; ten times as many records do not fit into it. */
const SCALED_HEAP = ['--max-old-space-size=1024'];
const CONCURRENCY = 4;
const START_COUNT = 5;
/** Number of new maps, which are drawn two at a time. Drawing is slow, so fewer samples are enough. */
const NEW_MAP_COUNT = 120;

/** Measures the places service by itself, over HTTP and in process, on the bundled data and on ten times as much. */
export async function measurePlaces(root: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'placelore-bench-places-'));
  const stores = await startTestStores(root);
  try {
    const password = 'only-for-benchmarks';
    const databases = await prepareDatabase({
      adminUrl: stores.environment.TEST_DATABASE_URL,
      passwords: { auth: password, content: password, analysis: password, places: password },
    });
    const scaledFolder = join(folder, 'larger');
    createScaledDataset(root, scaledFolder, SCALE_FACTOR);
    const measureTree = async (tree: string, size: string, nodeOptions: readonly string[] = []) => {
      const start = () =>
        startPlacesProcess(tree, folder, databases.places, stores.environment.TEST_REDIS_URL, {}, nodeOptions);
      const rows = [...(await measureService(root, start)), ...measureInProcess(root, tree)];
      return rows.map((row) => ({ ...row, name: `${row.name}, ${size}` }));
    };
    const original = await measureTree(root, '1x');
    const scaled = await measureTree(scaledFolder, `${SCALE_FACTOR}x`, SCALED_HEAP);
    const knowledge = await measureOpenKnowledge((variables) =>
      startPlacesProcess(root, folder, databases.places, stores.environment.TEST_REDIS_URL, variables),
    );
    return [...original.flatMap((row, index) => [row, scaled[index]!]), ...knowledge];
  } finally {
    await stores.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureService(root: string, start: () => Promise<PlacesProcess>): Promise<Row[]> {
  let service: PlacesProcess | undefined;
  const starts = await measure('Start', { count: START_COUNT, concurrency: 1, note: 'process to ready' }, async () => {
    await service?.stop();
    service = await start();
  });
  if (!service) throw new Error('The places service did not start');
  try {
    const residentAtStart = service.getResidentMegabytes();
    const rows = await measureRequests(root, service);
    const note = `${starts.note}; ${residentAtStart} MB resident then, ${service.getResidentMegabytes()} MB after all calls`;
    return [{ ...starts, note }, ...rows];
  } finally {
    await service.stop();
  }
}

async function measureRequests(root: string, service: PlacesProcess): Promise<Row[]> {
  const { nearby, names, positions, routes, maps } = createPlaceQueries();
  const measureQueries = async (
    name: string,
    paths: readonly string[],
    count = paths.length,
    concurrency = CONCURRENCY,
  ): Promise<Row> => {
    const runQuery = (index: number) => service.get(paths[index % paths.length]!);
    if (count >= paths.length) for (let index = 0; index < 300; index++) await runQuery(index);
    return measure(name, { count, concurrency }, runQuery);
  };
  const resolvePaths = createResolverQueries(root, names).map(
    (query) => `/api/places/resolve?q=${encodeURIComponent(query)}`,
  );
  const buildMapPath = ({ latitude, longitude, zoom }: (typeof maps)[number]) =>
    `/api/static-map?lat=${latitude}&lng=${longitude}&zoom=${zoom}`;
  const rows = [
    await measureQueries(
      'Nearby',
      nearby.map(
        ({ kind, latitude, longitude, radius }) =>
          `/api/nearby-${kind}s?latitude=${latitude}&longitude=${longitude}&radius=${radius}&limit=50`,
      ),
    ),
    await measureQueries(
      'Geocode',
      names.map((name) => `/api/geocode?location=${encodeURIComponent(name)}`),
    ),
    await measureQueries('Resolve', resolvePaths),
    await measureQueries('Resolve, alone', resolvePaths, resolvePaths.length, 1),
    await measureQueries(
      'Reverse',
      positions.map(({ latitude, longitude }) => `/api/reverse-geocode?latitude=${latitude}&longitude=${longitude}`),
    ),
    await measureQueries(
      'Directions',
      routes.map(
        ({ from, to }) => `/api/directions?from=${from.latitude},${from.longitude}&to=${to.latitude},${to.longitude}`,
      ),
    ),
    await measureQueries('Static map, new', maps.map(buildMapPath), NEW_MAP_COUNT),
    await measureQueries('Static map, kept', maps.slice(0, 100).map(buildMapPath), 2_000),
  ];
  return rows;
}

/** Runs in a separate process, so that two sizes of the data are never loaded at the same time. */
function measureInProcess(root: string, tree: string): Row[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'infra/bench/places/places-in-process.ts'), tree],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The in-process calls failed:\n${stderr}`);
  return JSON.parse(stdout) as Row[];
}
