import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import pg from 'pg';
import { HttpVisitor } from '../../e2e/support/http-visitor.ts';
import { createPhoto } from '../../e2e/support/photos.ts';
import { type Product, startFreshProduct } from '../../e2e/support/product.ts';
import { findFreePorts } from '../../launcher/processes/ports.ts';
import { Supervisor } from '../../launcher/processes/supervisor.ts';
import { buildPostgresUrl } from '../../launcher/stores/postgres.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../launcher/test/support/postgres-replica.ts';
import { startRedisCluster } from '../../launcher/test/support/redis-cluster.ts';
import { measure, type Row } from '../measure.ts';
import { createPgBouncerSpec } from './pgbouncer.ts';

const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };
const PAGE_SIZE = 12;
const ARTICLE_COUNT = 600;
const PHOTO_COUNT = 24;

/**
 * Measures the whole product on external stores: first on one PostgreSQL and one Redis, and then behind PgBouncer in
 * transaction mode with a streaming replica and a Redis cluster of three nodes.
 * @throws Error if a request fails, or if the replica did not serve the guests
 */
export async function measureCluster(_root: string): Promise<Row[]> {
  const plain = await withStores((stores) => measureProduct('one server', stores, buildPlainSettings(stores)));
  const clustered = await withStores(async (stores) => {
    const redis = await startRedisCluster();
    try {
      return await measureProduct('cluster', stores, await buildClusterSettings(stores, redis.url));
    } finally {
      await redis.stop();
    }
  });
  return [...plain, ...clustered];
}

interface Stores extends ReplicatedPostgres {
  folder: string;
  supervisor: Supervisor;
}

async function withStores<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-bench-'));
  // PostgreSQL and PgBouncer run under other accounts, which have to traverse the folder.
  await chmod(folder, 0o711);
  const supervisor = new Supervisor(join(folder, 'run.json'), () => undefined);
  try {
    return await work({ folder, supervisor, ...(await startReplicatedPostgres(supervisor, folder)) });
  } finally {
    await supervisor.stop(supervisor.names, 3_000);
    await rm(folder, { recursive: true, force: true });
  }
}

const buildPlainSettings = ({ primary }: Stores): Record<string, string> => ({
  DATABASE_URL: buildPostgresUrl(primary),
});

async function buildClusterSettings(stores: Stores, redisUrl: string): Promise<Record<string, string>> {
  const { folder, supervisor, primary, replica } = stores;
  const [port = 0] = await findFreePorts(1);
  const options = { folder: join(folder, 'pgbouncer'), logFile: join(folder, 'pgbouncer.log'), port, server: primary };
  await supervisor.start(createPgBouncerSpec(options));
  return {
    DATABASE_URL: buildPostgresUrl({ ...primary, port }),
    DATABASE_DIRECT_HOST: `127.0.0.1:${primary.port}`,
    DATABASE_REPLICA_HOST: `127.0.0.1:${replica.port}`,
    REDIS_URL: redisUrl,
  };
}

async function measureProduct(name: string, stores: Stores, settings: Record<string, string>): Promise<Row[]> {
  const product = await startFreshProduct(settings);
  try {
    const transactionsBefore = await countTransactions(stores);
    const rows = await measureReads(name, product);
    if ('DATABASE_REPLICA_HOST' in settings) {
      const served = (await countTransactions(stores)) - transactionsBefore;
      if (served < ARTICLE_COUNT) throw new Error(`The replica served only ${served} statements`);
      rows[0]!.note += `; ${served} statements by the replica`;
    }
    return [...rows, await measurePhotos(name, product)];
  } finally {
    await product.stop();
  }
}

/** Reads each page, article and word only once, so that nothing comes from the gateway's cache. */
async function measureReads(name: string, { url }: Product): Promise<Row[]> {
  const visitor = new HttpVisitor(url);
  const read = async (path: string) => {
    const response = await visitor.request(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  const articles: Article[] = [];
  const lists = await measure(
    `Page of the list, ${name}`,
    { count: ARTICLE_COUNT / PAGE_SIZE, concurrency: 8 },
    async (index) => {
      articles.push(...((await read(`/api/articles?limit=${PAGE_SIZE}&page=${index + 1}`)) as Article[]));
    },
  );
  const bySlug = await measure(
    `Article by slug, ${name}`,
    { count: articles.length, concurrency: 8 },
    async (index) => void (await read(`/api/articles/${articles[index]!.slug}/direct`)),
  );
  const searches = await measure(
    `Search, ${name}`,
    { count: articles.length, concurrency: 8 },
    async (index) => void (await read(`/api/articles?q=${encodeURIComponent(articles[index]!.title)}`)),
  );
  return [lists, bySlug, searches];
}

async function measurePhotos(name: string, { url }: Product): Promise<Row> {
  const photos = await Promise.all(
    Array.from({ length: PHOTO_COUNT + 1 }, (_, index) => createPhoto(EIFFEL_TOWER, (index + 1) / (PHOTO_COUNT + 2))),
  );
  // The first call loads modules and models, so it is not measured.
  await new HttpVisitor(url).analyze(photos[PHOTO_COUNT]!);
  return measure(`New photo, ${name}`, { count: PHOTO_COUNT, concurrency: 1 }, async (index) => {
    await new HttpVisitor(url).analyze(photos[index]!, { siteDetails: 'Eiffel Tower' });
  });
}

/** Returns the number of transactions that the replica has run in the product's database. */
async function countTransactions({ replica }: Stores): Promise<number> {
  const client = new pg.Client({ connectionString: buildPostgresUrl(replica) });
  await client.connect();
  try {
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ count: string }>(
      `select coalesce(sum(xact_commit), 0) as count from pg_stat_database where datname = 'placelore'`,
    );
    return Number(rows[0]!.count);
  } finally {
    await client.end();
  }
}
