import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };

test.describe('requests during process failures', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct();
  });
  test.afterAll(() => product?.stop());

  /** Sends photos without waiting for their results. */
  async function sendPhotos(count: number): Promise<{ visitor: HttpVisitor; address: string }[]> {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const visitor = new HttpVisitor(product.url);
        const response = await visitor.sendPhoto(await createPhoto(EIFFEL_TOWER), {}, { prefer: 'respond-async' });
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
    await (await visitor.request(`${address}/events`)).text();
    const { result } = (await (await visitor.request(address)).json()) as { result: AnalysisResult };
    return result;
  }

  test('are answered once when the worker is killed', async () => {
    const visitor = new HttpVisitor(product.url);
    const waiting = visitor.analyze(await createPhoto(EIFFEL_TOWER));
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

  test('are rejected with 503 and Retry-After while Postgres is down, and accepted again without a restart', async () => {
    const visitor = new HttpVisitor(product.url);
    await visitor.request('/api/discoveries');
    // A stopped launcher cannot restart Postgres.
    process.kill(product.launcherPid, 'SIGSTOP');
    process.kill(await product.findPid('postgres'), 'SIGINT');
    const unavailable: Response[] = [];
    const until = Date.now() + 5_000;
    const fetchDiscoveries = async () => {
      const response = await visitor.request('/api/discoveries');
      if (response.status !== 200) unavailable.push(response);
      return response.ok;
    };
    while (Date.now() < until) await fetchDiscoveries();
    process.kill(product.launcherPid, 'SIGCONT');
    await eventually(fetchDiscoveries, 60_000);
    expect(unavailable.length).toBeGreaterThan(0);
    expect(unavailable.every((response) => response.status === 503 && response.headers.has('retry-after'))).toBe(true);
    expect((await visitor.analyze(await createPhoto(EIFFEL_TOWER))).title).toContain('Eiffel Tower');
  });

  test('are each answered once when fifty arrive together', async () => {
    const fifty = await sendPhotos(50);
    const results = await Promise.all(fifty.map(waitForResult));
    expect(new Set(results.map(({ id }) => id)).size).toBe(50);
    expect(new Set(results.map(({ discoveryId }) => discoveryId)).size).toBe(50);
    for (const { visitor } of fifty) expect(await (await visitor.request('/api/discoveries')).json()).toHaveLength(1);
  });
});
