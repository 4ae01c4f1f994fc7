import { setTimeout as pause } from 'node:timers/promises';
import type { Analysis, AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import pg from 'pg';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { HttpVisitor, PASSWORD } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import {
  buildDatabaseUrl,
  findFreePort,
  type Product,
  spawnLauncher,
  startProduct,
  waitForExitOutput,
} from '../../support/product.ts';
import { findSurvivors, readRunningProcesses } from '../../support/running-processes.ts';
import { expect, test } from '../../support/test.ts';

const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };
/** Needed because a position alone does not identify what a photo shows. */
const SITE = { siteDetails: 'Eiffel Tower' };
const byNumber = (a: number, b: number) => a - b;

let product: Product;
test.beforeAll(({ product: running }) => {
  product = running;
});

test.describe('analyses and discoveries after an outage', () => {
  const COUNT = 5;

  interface Outage {
    names: string[];
    signal: NodeJS.Signals;
    /** A path whose requests are rejected during the outage. */
    path?: string;
  }
  // A job that allowed no time for outages would be abandoned 7.5 s after its first attempt.
  const SECONDS = 10;
  const OUTAGES: [string, Outage][] = [
    [
      'content, analysis and places are away',
      { names: ['content', 'analysis', 'places'], signal: 'SIGKILL', path: '/api/discoveries' },
    ],
    ['Redis is away', { names: ['redis'], signal: 'SIGTERM' }],
    ['Postgres is away', { names: ['postgres'], signal: 'SIGINT', path: '/api/discoveries' }],
  ];

  /**
   * Kills processes and keeps the launcher from restarting them for some seconds.
   * @returns all responses at the outage's path, which is requested repeatedly, and the response to a photo
   */
  async function strike({ names, signal, path }: Outage, visitor: HttpVisitor): Promise<Response[]> {
    process.kill(product.launcherPid, 'SIGSTOP');
    for (const name of names) process.kill(await product.findPid(name), signal);
    const until = Date.now() + SECONDS * 1_000;
    const answers: Response[] = [];
    while (Date.now() < until) {
      // Requests without a pause would take processor time from the files that run at the same time.
      await pause(500);
      if (path) answers.push(await visitor.request(path));
    }
    // The gateway refuses a photo before all of it was sent, which breaks the connection of a long one.
    if (path) answers.push(await visitor.sendPhoto((await createPhoto(EIFFEL_TOWER)).subarray(0, 2_000)));
    process.kill(product.launcherPid, 'SIGCONT');
    return answers;
  }

  /** Returns the analysis at a path, or null while it cannot be read. */
  async function read(visitor: HttpVisitor, path: string): Promise<Analysis | null> {
    // All paths are polled at the same time.
    await pause(500);
    const response = await visitor.request(path).catch(() => null);
    return response?.ok ? ((await response.json()) as Analysis) : null;
  }

  for (const [name, outage] of OUTAGES) {
    const rejected = outage.path ? 'requests get 503 with Retry-After, and ' : '';
    test(`${name} for 10 s: ${rejected}all analyses finish, each with exactly one discovery`, async () => {
      test.setTimeout(180_000);
      const visitor = new HttpVisitor(product.url);
      await visitor.request('/api/discoveries');
      const bytes = await createPhoto(EIFFEL_TOWER);
      const stopped = await product.findPid('worker');
      process.kill(stopped, 'SIGSTOP');
      const paths: string[] = [];
      for (let nth = 0; nth < COUNT; nth++) {
        const response = await visitor.sendPhoto(bytes, { siteDetails: `seen ${nth}` }, { prefer: 'respond-async' });
        expect(response.status).toBe(202);
        paths.push(response.headers.get('location')!);
      }
      process.kill(stopped, 'SIGCONT');
      await pause(300);
      for (const answer of await strike(outage, visitor)) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      const analyses = await Promise.all(
        paths.map((path) =>
          eventually(async () => {
            const analysis = await read(visitor, path);
            return analysis && analysis.status !== 'queued' ? analysis : null;
          }, 120_000),
        ),
      );
      expect(analyses.map(({ status }) => status)).toEqual(Array(COUNT).fill('done'));
      const { discoveryId, title } = await visitor.analyze(await createPhoto(EIFFEL_TOWER), SITE);
      expect(title).toContain('Eiffel Tower');
      const discoveries = (await (await visitor.request('/api/discoveries')).json()) as { id: number }[];
      expect(discoveries.map(({ id }) => id).toSorted(byNumber)).toEqual(
        [...analyses.map(({ result }) => result!.discoveryId!), discoveryId!].toSorted(byNumber),
      );
    });
  }
});

test.describe('requests during process failures', () => {
  /** Sends photos without waiting for their results. */
  async function sendPhotos(count: number): Promise<{ visitor: HttpVisitor; address: string }[]> {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const visitor = new HttpVisitor(product.url);
        const response = await visitor.sendPhoto(await createPhoto(EIFFEL_TOWER), SITE, { prefer: 'respond-async' });
        expect(response.status).toBe(202);
        return { visitor, address: response.headers.get('location')! };
      }),
    );
  }

  /** Returns the result of an analysis after its event stream ended. */
  async function waitForResult({
    visitor,
    address,
  }: {
    visitor: HttpVisitor;
    address: string;
  }): Promise<AnalysisResult> {
    // A stream that lasts too long ends without the result, and a browser opens it again.
    return eventually(async () => {
      await (await visitor.request(`${address}/events`)).text();
      return ((await (await visitor.request(address)).json()) as Analysis).result;
    }, 240_000);
  }

  test('are answered once when the worker is killed', async () => {
    const visitor = new HttpVisitor(product.url);
    const waiting = visitor.analyze(await createPhoto(EIFFEL_TOWER), SITE);
    process.kill(await product.findPid('worker'), 'SIGKILL');
    expect((await waiting).title).toContain('Eiffel Tower');
    expect(await (await visitor.request('/api/discoveries')).json()).toHaveLength(1);
  });

  test('are all answered when Redis is emptied while they are queued', async () => {
    process.kill(await product.findPid('worker'), 'SIGSTOP');
    const worker = await product.findPid('worker');
    const five = await sendPhotos(5);
    const redis = await product.redis();
    await redis.flushall();
    redis.disconnect();
    process.kill(worker, 'SIGCONT');
    const results = await Promise.all(five.map(waitForResult));
    expect(results.map((result) => result?.title)).toEqual(Array(5).fill(expect.stringContaining('Eiffel Tower')));
  });

  test('are each answered once if twelve arrive at the same time', async () => {
    test.setTimeout(300_000);
    const twelve = await sendPhotos(12);
    const results = await Promise.all(twelve.map(waitForResult));
    expect(new Set(results.map(({ id }) => id)).size).toBe(12);
    expect(new Set(results.map(({ discoveryId }) => discoveryId)).size).toBe(12);
    for (const { visitor } of twelve) expect(await (await visitor.request('/api/discoveries')).json()).toHaveLength(1);
  });
});

// Must be the last test, because it ends the product.
test.describe('restart', () => {
  test('works after SIGKILL, and rejects a data folder of an older version', async () => {
    const { dataDir, url, launcherPid } = product;
    const visitor = new HttpVisitor(url);
    await visitor.post('/api/register', { username: 'lasting', email: 'lasting@example.org', password: PASSWORD });
    const left = await readRunningProcesses(dataDir);
    process.kill(launcherPid, 'SIGKILL');
    const second = await startProduct({ DATA_DIR: dataDir, PORT: new URL(url).port });
    expect(await findSurvivors(left)).toEqual([]);
    const response = await visitor.post('/api/login', { username: 'lasting', password: PASSWORD });
    expect(response.status).toBe(200);

    const client = new pg.Client({ connectionString: await buildDatabaseUrl(second) });
    await client.connect();
    await client.query(
      `insert into content.migrations ("timestamp", name) values (1700000000001, 'Former1700000000001')`,
    );
    await client.end();
    // Stopping it in the usual way of tests would delete the folder.
    process.kill(second.launcherPid, 'SIGKILL');
    const PORT = String(await findFreePort());
    const rejected = await waitForExitOutput(spawnLauncher({ PORT, DATA_DIR: dataDir }));
    expect(rejected.code).toBe(1);
    // One sentence that names the remedy.
    expect(rejected.output).toContain(
      'The data folder was made by an older version of Placelore that cannot be upgraded. ' +
        `Delete it (${dataDir}) and start again.`,
    );
    await second.stop();
  });
});
