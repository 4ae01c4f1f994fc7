import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import { eventually } from '../../packages/platform/test/eventually.js';
import { photo } from './photos.ts';
import { type Product, startProduct } from './product.ts';
import { Visitor } from './visitor.ts';

const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };

describe('what was accepted is answered, whatever dies', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.stop());

  /** Sends photos without waiting for their results. */
  async function accepted(count: number): Promise<{ visitor: Visitor; address: string }[]> {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const visitor = new Visitor(product.url);
        const answer = await visitor.send(await photo(EIFFEL_TOWER), {}, { prefer: 'respond-async' });
        expect(answer.status).toBe(202);
        return { visitor, address: answer.headers.get('location')! };
      }),
    );
  }

  /** The result at an address, by its event stream, which ends when the analysis is settled. */
  async function resultOf({ visitor, address }: { visitor: Visitor; address: string }): Promise<AnalysisResult> {
    await (await visitor.call(`${address}/events`)).text();
    const { result } = (await (await visitor.call(address)).json()) as { result: AnalysisResult };
    return result;
  }

  test('a worker killed in the middle: the request is answered, once', async () => {
    const visitor = new Visitor(product.url);
    const waiting = visitor.analyze(await photo(EIFFEL_TOWER));
    process.kill(await product.pidOf('worker'), 'SIGKILL');
    expect((await waiting).title).toContain('Eiffel Tower');
    expect(await (await visitor.call('/api/discoveries')).json()).toHaveLength(1);
  });

  test('Redis emptied while five are queued: all five are answered', async () => {
    process.kill(await product.pidOf('worker'), 'SIGSTOP');
    const worker = await product.pidOf('worker');
    const five = await accepted(5);
    const redis = await product.redis();
    await redis.flushall();
    redis.disconnect();
    process.kill(worker, 'SIGCONT');
    const results = await Promise.all(five.map(resultOf));
    expect(results.map((result) => result?.title)).toEqual(Array(5).fill(expect.stringContaining('Eiffel Tower')));
  });

  test('Postgres away for five seconds under load: 503 with Retry-After, then all is well without a restart', async () => {
    const visitor = new Visitor(product.url);
    await visitor.call('/api/discoveries');
    // A stopped launcher does not bring Postgres back.
    process.kill(product.launcherPid, 'SIGSTOP');
    process.kill(await product.pidOf('postgres'), 'SIGINT');
    const unavailable: Response[] = [];
    const until = Date.now() + 5_000;
    const ask = async () => {
      const answer = await visitor.call('/api/discoveries');
      if (answer.status !== 200) unavailable.push(answer);
      return answer.ok;
    };
    while (Date.now() < until) await ask();
    process.kill(product.launcherPid, 'SIGCONT');
    await eventually(ask, 60_000);
    expect(unavailable.length).toBeGreaterThan(0);
    expect(unavailable.every((answer) => answer.status === 503 && answer.headers.has('retry-after'))).toBe(true);
    expect((await visitor.analyze(await photo(EIFFEL_TOWER))).title).toContain('Eiffel Tower');
  });

  test('fifty at once: all answered, none twice', async () => {
    const fifty = await accepted(50);
    const results = await Promise.all(fifty.map(resultOf));
    expect(new Set(results.map(({ id }) => id)).size).toBe(50);
    expect(new Set(results.map(({ discoveryId }) => discoveryId)).size).toBe(50);
    for (const { visitor } of fifty) expect(await (await visitor.call('/api/discoveries')).json()).toHaveLength(1);
  });
});
