import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { Queue, Worker } from 'bullmq';
import pg from 'pg';
import { type HttpVisitor, signInAdmin } from '../e2e/support/http-visitor.ts';
import { type Product, startFreshProduct } from '../e2e/support/product.ts';
import type { Row } from './measure.ts';

const ITEM_COUNT = 1_000;
const ENDPOINT = '/api/admin/fix-attraction-distances';
/** Ms between two polls of an active run. */
const POLL_INTERVAL_MS = 50;

/** Measures the items of a batch run through the whole product, compared with bare BullMQ jobs that do minimal work. */
export async function measureBatchRuns(_root: string): Promise<Row[]> {
  const product = await startFreshProduct();
  try {
    const admin = await signInAdmin(product);
    while ((await estimateCount(admin)) < ITEM_COUNT) await waitForPoll();
    // The first run loads modules and caches, so it is not measured.
    await measureRun(admin, 50);
    const bareSeconds = await measureBareJobs(product);
    const batchSeconds = await measureRun(admin, ITEM_COUNT);
    const share = `${(bareSeconds / batchSeconds).toFixed(2)} of bare`;
    return [
      createRow('Bare BullMQ job: reads an article, notes its outcome', bareSeconds, ''),
      createRow('Item of a batch run', batchSeconds, `; ${share}`),
    ];
  } finally {
    await product.stop();
  }
}

const waitForPoll = () => new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));

const createRow = (name: string, seconds: number, note: string): Row => ({
  name,
  perSecond: ITEM_COUNT / seconds,
  p50: Number.NaN,
  p99: Number.NaN,
  note: `${ITEM_COUNT} one after the other in ${seconds.toFixed(1)} s${note}`,
});

/** Returns the number of articles that a run would process now. */
async function estimateCount(admin: HttpVisitor): Promise<number> {
  const response = await admin.post(ENDPOINT, { dryRun: true, limit: ITEM_COUNT });
  return ((await response.json()) as { count: number }).count;
}

/** Returns the seconds from the first call until the run is finished. @throws Error if an item failed */
async function measureRun(admin: HttpVisitor, limit: number): Promise<number> {
  const startedAt = performance.now();
  const { runId } = (await (await admin.post(ENDPOINT, { limit })).json()) as { runId: string };
  for (;;) {
    const batchRun = (await (await admin.request(`/api/admin/batch-runs/${runId}`)).json()) as BatchRun;
    if (batchRun.status === 'done' && batchRun.done + batchRun.skipped === limit)
      return (performance.now() - startedAt) / 1_000;
    if (!['queued', 'running'].includes(batchRun.status)) throw new Error(`The run ended: ${JSON.stringify(batchRun)}`);
    await waitForPoll();
  }
}

/** Returns the seconds for the same number of jobs, one at a time, in the product's own Redis and PostgreSQL. */
async function measureBareJobs(product: Product): Promise<number> {
  const redis = await product.redis();
  const { host, port, password } = redis.options;
  const connection = { host: host!, port: port!, password: password! };
  const client = await connectDatabase(product);
  const name = `bench-${randomUUID()}`;
  const queue = new Queue(name, { connection });
  try {
    await client.query('create table bench_outcomes (article integer primary key, outcome jsonb)');
    const { rows } = await client.query('select id from articles order by id limit $1', [ITEM_COUNT]);
    const startedAt = performance.now();
    await queue.addBulk(rows.map(({ id }: { id: number }) => ({ name: 'item', data: { id } })));
    await processAll(name, connection, async (id) => {
      const found = await client.query('select latitude, longitude, nearby_attractions from articles where id = $1', [
        id,
      ]);
      await client.query('insert into bench_outcomes values ($1, $2)', [id, JSON.stringify(found.rows[0])]);
    });
    return (performance.now() - startedAt) / 1_000;
  } finally {
    await queue.obliterate({ force: true });
    await queue.close();
    await client.end();
    redis.disconnect();
  }
}

async function processAll(name: string, connection: object, work: (id: number) => Promise<void>): Promise<void> {
  let remaining = ITEM_COUNT;
  let done = () => {};
  const completed = new Promise<void>((resolve) => (done = resolve));
  const worker = new Worker(name, ({ data }) => work(data.id), { connection });
  worker.on('completed', () => {
    remaining -= 1;
    if (remaining === 0) done();
  });
  await completed;
  await worker.close();
}

async function connectDatabase({ dataDir }: Product): Promise<pg.Client> {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const [, , , port] = (await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'placelore_content',
    password: secrets.CONTENT_DATABASE_PASSWORD,
    database: 'placelore',
  });
  await client.connect();
  return client;
}
