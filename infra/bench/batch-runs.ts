import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { Queue, Worker } from 'bullmq';
import pg from 'pg';
import { type Product, startFromNothing } from '../e2e/product.ts';
import { signInAdmin } from '../e2e/screen-tour.ts';
import type { Visitor } from '../e2e/visitor.ts';
import type { Row } from './measure.ts';

const ITEMS = 1_000;
const FIX = '/api/admin/fix-attraction-distances';
/** Ms between looks at a run that goes on. */
const LOOK = 50;

/** Items of a batch run through the whole product, beside jobs of BullMQ that do no more than what has to be done. */
export async function measureBatchRuns(_root: string): Promise<Row[]> {
  const product = await startFromNothing();
  try {
    const admin = await signInAdmin(product);
    while ((await estimate(admin)) < ITEMS) await pause();
    // What a first run loads is not what is measured.
    await run(admin, 50);
    const bare = await bareJobs(product);
    const batch = await run(admin, ITEMS);
    const share = `${(bare / batch).toFixed(2)} of bare`;
    return [
      row('Bare BullMQ job: reads an article, notes its outcome', bare, ''),
      row('Item of a batch run', batch, `; ${share}`),
    ];
  } finally {
    await product.stop();
  }
}

const pause = () => new Promise((done) => setTimeout(done, LOOK));

const row = (name: string, seconds: number, note: string): Row => ({
  name,
  perSecond: ITEMS / seconds,
  p50: Number.NaN,
  p99: Number.NaN,
  note: `${ITEMS} one after the other in ${seconds.toFixed(1)} s${note}`,
});

/** Articles that a run would go through by now. */
async function estimate(admin: Visitor): Promise<number> {
  const answer = await admin.post(FIX, { dryRun: true, limit: ITEMS });
  return ((await answer.json()) as { count: number }).count;
}

/** Seconds from the first call until the run is over. @throws Error when an item was not done */
async function run(admin: Visitor, limit: number): Promise<number> {
  const begun = performance.now();
  const { runId } = (await (await admin.post(FIX, { limit })).json()) as { runId: string };
  for (;;) {
    const found = (await (await admin.call(`/api/admin/batch-runs/${runId}`)).json()) as BatchRun;
    if (found.status === 'done' && found.done + found.skipped === limit) return (performance.now() - begun) / 1_000;
    if (!['queued', 'running'].includes(found.status)) throw new Error(`The run ended: ${JSON.stringify(found)}`);
    await pause();
  }
}

/** Seconds for as many jobs, one at a time, in the product's own Redis and PostgreSQL. */
async function bareJobs(product: Product): Promise<number> {
  const redis = await product.redis();
  const { host, port, password } = redis.options;
  const connection = { host: host!, port: port!, password: password! };
  const client = await database(product);
  const name = `bench-${randomUUID()}`;
  const queue = new Queue(name, { connection });
  try {
    await client.query('create table bench_outcomes (article integer primary key, outcome jsonb)');
    const { rows } = await client.query('select id from articles order by id limit $1', [ITEMS]);
    const begun = performance.now();
    await queue.addBulk(rows.map(({ id }: { id: number }) => ({ name: 'item', data: { id } })));
    await allDone(name, connection, async (id) => {
      const found = await client.query('select latitude, longitude, nearby_attractions from articles where id = $1', [
        id,
      ]);
      await client.query('insert into bench_outcomes values ($1, $2)', [id, JSON.stringify(found.rows[0])]);
    });
    return (performance.now() - begun) / 1_000;
  } finally {
    await queue.obliterate({ force: true });
    await queue.close();
    await client.end();
    redis.disconnect();
  }
}

async function allDone(name: string, connection: object, work: (id: number) => Promise<void>): Promise<void> {
  let left = ITEMS;
  let done = () => {};
  const over = new Promise<void>((resolve) => (done = resolve));
  const worker = new Worker(name, ({ data }) => work(data.id), { connection });
  worker.on('completed', () => {
    left -= 1;
    if (left === 0) done();
  });
  await over;
  await worker.close();
}

async function database({ dataDir }: Product): Promise<pg.Client> {
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
