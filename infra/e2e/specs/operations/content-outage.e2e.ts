import { setTimeout as pause } from 'node:timers/promises';
import type { Analysis, AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };
const byNumber = (a: number, b: number) => a - b;

test.describe('analyses and discoveries after an outage', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct();
  });
  test.afterAll(() => product?.stop());

  const COUNT = 8;

  /** Ends a process and prevents the launcher from restarting it for some seconds. */
  const away =
    (name: string, seconds: number, signal: NodeJS.Signals = 'SIGKILL') =>
    async () => {
      process.kill(product.launcherPid, 'SIGSTOP');
      process.kill(await product.findPid(name), signal);
      await pause(seconds * 1_000);
      process.kill(product.launcherPid, 'SIGCONT');
    };
  const killed = (name: string) => async () => {
    process.kill(await product.findPid(name), 'SIGKILL');
  };
  const emptied = async () => {
    const redis = await product.redis();
    await redis.flushall();
    redis.disconnect();
  };

  // Without this wait, a job was abandoned 7.5 s after its first attempt.
  const OUTAGES: [string, () => Promise<void>][] = [
    ['worker killed', killed('worker')],
    ['content killed', killed('content')],
    ['analysis killed', killed('analysis')],
    ['places killed', killed('places')],
    ['content away for 12 s', away('content', 12)],
    ['analysis away for 12 s', away('analysis', 12)],
    ['places away for 12 s', away('places', 12)],
    ['worker away for 6 s', away('worker', 6)],
    ['Redis emptied', emptied],
    ['Redis away for 12 s', away('redis', 12, 'SIGTERM')],
    ['Postgres away for 15 s', away('postgres', 15, 'SIGINT')],
  ];

  /** Returns the analysis at a path, or null while it cannot be read. */
  async function read(visitor: HttpVisitor, path: string): Promise<Analysis | null> {
    // All paths are polled at the same time.
    await pause(500);
    const response = await visitor.request(path).catch(() => null);
    return response?.ok ? ((await response.json()) as Analysis) : null;
  }

  for (const [_, strike] of OUTAGES) {
    test(`${_}: finishes all analyses, each with exactly one discovery`, async () => {
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
      await strike();
      const analyses = await Promise.all(
        paths.map((path) =>
          eventually(async () => {
            const analysis = await read(visitor, path);
            return analysis && analysis.status !== 'queued' ? analysis : null;
          }, 120_000),
        ),
      );
      expect(analyses.map(({ status }) => status)).toEqual(Array(COUNT).fill('done'));
      const discoveries = (await (await visitor.request('/api/discoveries')).json()) as { id: number }[];
      expect(discoveries.map(({ id }) => id).toSorted(byNumber)).toEqual(
        analyses.map(({ result }) => result!.discoveryId!).toSorted(byNumber),
      );
    });
  }

  test('returns 503 with Retry-After while content is down, and the result on a later attempt', async () => {
    test.setTimeout(180_000);
    const visitor = new HttpVisitor(product.url);
    await visitor.request('/api/discoveries');
    const bytes = await createPhoto(EIFFEL_TOWER);
    process.kill(product.launcherPid, 'SIGSTOP');
    process.kill(await product.findPid('content'), 'SIGKILL');
    const rejected = await visitor.sendPhoto(bytes);
    process.kill(product.launcherPid, 'SIGCONT');
    expect(rejected.status).toBe(503);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    const response = await eventually(async () => {
      await pause(500);
      const again = await visitor.sendPhoto(bytes);
      return again.ok ? again : null;
    }, 120_000);
    const { discoveryId } = (await response.json()) as AnalysisResult;
    const discoveries = (await (await visitor.request('/api/discoveries')).json()) as { id: number }[];
    expect(discoveries.map(({ id }) => id)).toEqual([discoveryId]);
  });
});
