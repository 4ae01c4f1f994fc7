import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Database from '@placelore/platform/database/database.module.js';
import { DataSource } from 'typeorm';
import type * as Learned from '../../services/analysis/src/analyses/learning/learned-photos.repository.js';
import type * as Schema from '../../services/analysis/src/database.js';
import { prepareDatabase } from '../database/prepare-database.ts';
import { findFreePorts } from '../launcher/processes/ports.ts';
import { Supervisor } from '../launcher/processes/supervisor.ts';
import { buildPostgresUrl, createPostgresSpec } from '../launcher/stores/postgres.ts';
import { measure, type Row } from './measure.ts';

const SIZES = [1_000, 10_000, 100_000];
const DIMENSIONS = 512;
const PLACES = 2_000;
/** Number of hashes per photo. Below, the limits for which the service suggests a place: differing bits, and cosine. */
const REGIONS = 35;
const MAX_DISTANCE = 72;
const MIN_COSINE = 0.9;
const MODEL = 'bench';
const CALLS = 10;
/** Seed of PostgreSQL's random numbers, so that every run has the same vectors. */
const SEED = 0.16;

type Repository = Learned.LearnedPhotosRepository;

/** Measures searches for similar photos in PostgreSQL, through the repository of the analysis service. */
export async function measureLearnedPhotos(root: string, brief: boolean): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-bench-'));
  // PostgreSQL runs under a separate account, which has to traverse the folder.
  await chmod(folder, 0o711);
  const supervisor = new Supervisor(join(folder, 'run.json'), () => undefined);
  const [port = 0] = await findFreePorts(1);
  const postgres = {
    folder: join(folder, 'postgres'),
    logFile: join(folder, 'postgres.log'),
    programFolder: '',
    password: randomBytes(16).toString('hex'),
    ...{ port, fsync: false },
  };
  try {
    await supervisor.start(createPostgresSpec(postgres));
    const passwords = { auth: 'bench', content: 'bench', analysis: 'bench', places: 'bench' };
    const adminUrl = buildPostgresUrl(postgres);
    const { analysis } = await prepareDatabase({ adminUrl, passwords, database: 'learned' });
    return await measureSizes(root, analysis, brief ? SIZES.slice(0, 1) : SIZES);
  } finally {
    await supervisor.stop(supervisor.names, 3_000);
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSizes(root: string, url: string, sizes: readonly number[]): Promise<Row[]> {
  const importBuilt = async <T>(file: string) => (await import(pathToFileURL(join(root, file)).href)) as T;
  const { migrate } = await importBuilt<typeof Database>('packages/platform/dist/database/database.module.js');
  const { entities, migrations } = await importBuilt<typeof Schema>('services/analysis/dist/database.js');
  const { LearnedPhotosRepository } = await importBuilt<typeof Learned>(
    'services/analysis/dist/analyses/learning/learned-photos.repository.js',
  );
  const dataSource = await new DataSource({ type: 'postgres', url, entities, migrations }).initialize();
  try {
    await migrate(dataSource);
    const repository = new LearnedPhotosRepository(dataSource);
    const rows: Row[] = [];
    let stored = 0;
    for (const size of sizes) {
      await addPhotos(dataSource, stored + 1, size);
      stored = size;
      const named = (await measureSearches(dataSource, repository)).map((row) => ({
        ...row,
        name: `${size.toLocaleString('en')}: ${row.name}`,
      }));
      rows.push(...named);
    }
    return rows;
  } finally {
    await dataSource.destroy();
  }
}

/** Adds the photos with the numbers `first` to `last`, each with random hashes and a vector near that of its place. */
async function addPhotos(dataSource: DataSource, first: number, last: number): Promise<void> {
  const statements = [
    `select setseed(${SEED})`,
    `create table if not exists bench_places as
       select place, array_agg(random() - 0.2) as direction
         from generate_series(1, ${PLACES}) place, generate_series(1, ${DIMENSIONS}) group by place`,
    `create unlogged table bench_vectors as
       select photo, gen_random_uuid() as id, place,
              array(select value + (random() - 0.5) * 0.4 + 0 * photo
                      from unnest(direction) with ordinality as given (value, n) order by n) as vector
         from generate_series(${first}, ${last}) photo join bench_places on place = photo % ${PLACES} + 1`,
    `insert into analyses (id, owner_key, source, hints, image_hash, metadata, job_request_id)
       select id, 'user:1', 'file_upload', '{}', '', '{}', id from bench_vectors`,
    `insert into learned_photos (analysis_id, place_name, place_location, latitude, longitude, embedding_model, embedding,
                                 embedding_signs)
       select id, 'Place ' || place, '', 0, 0, '${MODEL}',
              array(select value / sqrt(squares) from unnest(vector) with ordinality as given (value, n) order by n)::real[],
              (select string_agg((value > 0)::integer::text, '' order by n)
                 from unnest(vector) with ordinality as given (value, n))::varbit
         from bench_vectors, lateral (select sum(value * value) as squares from unnest(vector) as given (value)) length`,
    `insert into learned_photo_hashes (analysis_id, region, hash)
       select id, region, ('x' || md5(random()::text) || md5(random()::text))::bit(256)
         from bench_vectors, generate_series(0, ${REGIONS - 1}) region`,
    'drop table bench_vectors',
    'analyze',
  ];
  const runner = dataSource.createQueryRunner();
  for (const sql of statements) await runner.query(sql);
  await runner.release();
}

async function measureSearches(dataSource: DataSource, repository: Repository): Promise<Row[]> {
  const hashes = Array.from({ length: REGIONS }, () => randomBytes(32).toString('hex'));
  const id = randomUUID();
  const copies = await measure('Copies', { count: CALLS, concurrency: 1 }, async () => {
    await repository.findNearCopies(id, hashes, MAX_DISTANCE);
  });
  const vectors = await readVectors(dataSource);
  const found: number[] = [];
  const embeddings = await measure('Embeddings', { count: CALLS, concurrency: 1 }, async (index) => {
    found.push((await repository.findAlike(id, { model: MODEL, vector: vectors[index]! }, MIN_COSINE)).length);
  });
  const all: number[] = [];
  const cosines = await measure('All cosines', { count: 2, concurrency: 1 }, async (index) => {
    const [row] = await dataSource.query(ALL_COSINES, [vectors[index], MIN_COSINE]);
    all.push(Math.min(row.places, found[index]!) / Math.max(row.places, 1));
  });
  const share = (all.reduce((sum, one) => sum + one, 0) / all.length) * 100;
  return [copies, { ...embeddings, note: `${embeddings.note}; ${share.toFixed(0)} % of all alike` }, cosines];
}

const ALL_COSINES = `
  select count(distinct place_name)::integer as places from learned_photos
   where (select sum(own * other) from unnest(embedding, $1::real[]) as pair (own, other)) >= $2`;

/** Returns the vectors of some places, which stand for new photos of them. */
async function readVectors(dataSource: DataSource): Promise<number[][]> {
  const sql = 'select direction from bench_places where place between 2 and $1 order by place';
  const rows: { direction: number[] }[] = await dataSource.query(sql, [CALLS + 1]);
  return rows.map(({ direction }) => {
    const length = Math.hypot(...direction);
    return direction.map((value) => value / length);
  });
}
