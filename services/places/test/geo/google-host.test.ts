import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { withRequestId } from '@placelore/platform/logging/request-context.js';
import { metrics } from '@placelore/platform/telemetry/metrics.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { measureCost } from '../../src/costs/charge-meter.js';
import type { NearbyQuery } from '../../src/geo/geo-provider.js';
import type { GoogleGeo } from '../../src/geo/google/google-geo.js';
import { LIST_PRICES } from '../../src/geo/google/google-prices.js';
import { type FakeGoogle, KEY, startFakeGoogle } from '../support/fake-google.js';

let google: FakeGoogle;
let geo: GoogleGeo;
beforeAll(async () => {
  google = await startFakeGoogle();
});
afterAll(() => google.close());
beforeEach(async () => {
  await google.resetAll();
  ({ geo } = await google.open());
});

const COLOSSEUM = { latitude: 41.8902, longitude: 12.4922 };
const FORUM = { latitude: 41.8925, longitude: 12.4853 };
const query: NearbyQuery = { position: COLOSSEUM, kind: 'attraction', radius: 2_000, limit: 20, excludeNames: [] };
/** Returns a query that differs from all others. */
const nthQuery = (n: number): NearbyQuery => ({ ...query, radius: 1_000 + n });

const readSpending = async () => {
  const rows = await google.dataSource.query(
    'select sku, calls, micro_usd::integer from geo_provider_costs order by sku',
  );
  return Object.fromEntries(
    rows.map(({ sku, calls, micro_usd }: Record<string, unknown>) => [sku, [calls, micro_usd]]),
  );
};

describe('GoogleHost errors', () => {
  const SDK = [
    ['unauthorized', 'PROVIDER_REJECTED'],
    ['serviceDisabled', 'PROVIDER_REJECTED'],
    ['keyInvalid', 'PROVIDER_REJECTED'],
    ['rateLimited', 'PROVIDER_UNAVAILABLE'],
    ['serverError', 'PROVIDER_UNAVAILABLE'],
    ['malformed', 'PROVIDER_UNAVAILABLE'],
    ['hang', 'TIMED_OUT'],
  ] as const;
  const WEB = [
    ['unauthorized', 'PROVIDER_REJECTED'],
    ['denied', 'PROVIDER_REJECTED'],
    ['overLimit', 'PROVIDER_UNAVAILABLE'],
    ['rateLimited', 'PROVIDER_UNAVAILABLE'],
    ['serverError', 'PROVIDER_UNAVAILABLE'],
    ['malformed', 'PROVIDER_UNAVAILABLE'],
    ['hang', 'TIMED_OUT'],
  ] as const;

  /**
   * Returns the error of a call. Checks that the call was made only once and within the timeout, and that the error
   * reveals neither Google's message nor the key.
   */
  async function catchError(call: Promise<unknown>): Promise<unknown> {
    const started = performance.now();
    const thrown = await call.then(
      () => null,
      (error) => error,
    );
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(google.countRequests()).toBe(1);
    const details = inspect(thrown, { depth: 20, showHidden: true });
    expect(details).not.toContain(KEY);
    expect(details).not.toContain('secret-key-1234');
    return thrown;
  }

  test.each(SDK)('map Places response %s to %s', async (kind, code) => {
    google.places.script({ kind });
    expect(await catchError(geo.nearby(query))).toMatchObject({ code });
  });

  test.each(SDK)('map Routes response %s to %s', async (kind, code) => {
    google.routes.script({ kind });
    expect(await catchError(geo.directions(COLOSSEUM, FORUM))).toMatchObject({ code });
  });

  test.each(WEB)('map Geocoding response %s to %s', async (kind, code) => {
    google.maps.script({ kind });
    expect(await catchError(geo.geocode('Colosseum'))).toMatchObject({ code });
  });

  test('contain the reason for rejecting a project', async () => {
    google.places.script({ kind: 'serviceDisabled' });
    await expect(geo.nearby(query)).rejects.toMatchObject({
      cause: { message: 'The provider returned status 403 (SERVICE_DISABLED).' },
    });
  });
});

describe('GoogleHost circuit breaker', () => {
  const callNearby = (n: number, provider = geo) => provider.nearby(nthQuery(n)).catch(({ code }) => code);

  test.each(['serverError', 'unauthorized', 'keyInvalid'] as const)(
    'stops calls to a host after five %s responses and keeps other hosts available',
    async (kind) => {
      google.places.setDefault({ kind });
      for (const n of [1, 2, 3, 4, 5]) await callNearby(n);
      google.places.setDefault({ kind: 'ok' });
      expect(await callNearby(6)).toBe('PROVIDER_UNAVAILABLE');
      expect(google.places.requests).toHaveLength(5);
      expect(await geo.geocode('Colosseum')).toHaveLength(1);
    },
  );

  test('closes with the first successful call', async () => {
    const { geo: quick } = await google.open({}, 50);
    google.places.setDefault({ kind: 'serverError' });
    for (const n of [1, 2, 3, 4, 5]) await callNearby(n, quick);
    google.places.setDefault({ kind: 'ok' });
    expect(await eventually(() => quick.nearby(nthQuery(6)).catch(() => null))).toHaveLength(3);
  });

  test('pauses all processes for a minute after HTTP 429', async () => {
    google.places.script({ kind: 'rateLimited' });
    expect(await callNearby(1)).toBe('PROVIDER_UNAVAILABLE');
    expect(await callNearby(2, (await google.open()).geo)).toBe('PROVIDER_UNAVAILABLE');
    expect(google.places.requests).toHaveLength(1);
    const left = await google.redis().pttl(`placelore:places:{host:${new URL(google.places.url).host}}:pause`);
    expect(left).toBeGreaterThan(55_000);
    expect(left).toBeLessThanOrEqual(60_000);
  });
});

describe('GoogleHost budget', () => {
  test('records every call under the SKU that Google charges', async () => {
    await geo.nearby(query);
    await geo.geocode('Capitoline Museums, Rome');
    await geo.directions(COLOSSEUM, FORUM);
    expect(await readSpending()).toEqual({
      '*': [4, 77_000],
      nearbySearchEnterprise: [1, 35_000],
      geocoding: [1, 5_000],
      textSearchPro: [1, 32_000],
      computeRoutesEssentials: [1, 5_000],
    });
  });

  test('is not exceeded by concurrent processes', async () => {
    const processes = await Promise.all([1, 2, 3].map(() => google.open({ dailyBudgetUsd: 0.18 })));
    const calls = Array.from({ length: 18 }, (_, n) => processes[n % 3]!.geo.nearby(nthQuery(n)));
    const results = await Promise.allSettled(calls);
    const codes = results.flatMap((result) => (result.status === 'rejected' ? result.reason.code : []));
    expect(codes).toEqual(Array(13).fill('PROVIDER_BUDGET_EXHAUSTED'));
    expect(google.places.requests).toHaveLength(5);
    expect((await readSpending())['*']).toEqual([5, 175_000]);
    // The remaining half cent covers the price of a route.
    expect(await processes[0]!.geo.directions(COLOSSEUM, FORUM)).toMatchObject({ estimate: false });
  });

  test('does not open the circuit breaker when it is used up', async () => {
    const { geo: poor } = await google.open({ dailyBudgetUsd: 0.005 });
    for (let n = 0; n < 8; n++)
      await expect(poor.nearby(nthQuery(n))).rejects.toMatchObject({ code: 'PROVIDER_BUDGET_EXHAUSTED' });
    expect(google.countRequests()).toBe(0);
    expect(await poor.geocode('Colosseum')).toHaveLength(1);
  });

  test('limits one visitor and one network to their share', async () => {
    const processes = await Promise.all([1, 2].map(() => google.open({ dailyBudgetUsd: 1, visitorShare: 0.1 })));
    const runAs = (network: string, work: () => Promise<unknown>) =>
      withRequestId('request-1', work, { id: `visitor:${randomUUID()}`, role: 'guest', network });
    const calls = Array.from({ length: 10 }, (_, n) => runAs('one', () => processes[n % 2]!.geo.nearby(nthQuery(n))));
    const results = await Promise.allSettled(calls);
    const codes = results.flatMap((result) => (result.status === 'rejected' ? result.reason.code : []));
    expect(codes).toEqual(Array(8).fill('PROVIDER_BUDGET_EXHAUSTED'));
    expect((await readSpending())['*']).toEqual([2, 70_000]);
    await runAs('another', () => geo.nearby(nthQuery(20)));
    // The price of a call that Google rejected is returned to the visitor's share.
    google.places.script({ kind: 'serverError' });
    await expect(runAs('third', () => processes[0]!.geo.nearby(nthQuery(30)))).rejects.toThrow();
    for (const n of [31, 32]) await runAs('third', () => processes[0]!.geo.nearby(nthQuery(n)));
    // It is separate from what analysis spends of its own budget.
    expect(await google.redis().keys('*:{spent:places}:*')).not.toEqual([]);
  });

  test('counts as used up when a price is unknown', async () => {
    const { geo: unpriced } = await google.open({ prices: { ...LIST_PRICES, nearbySearchEnterprise: null } });
    await expect(unpriced.nearby(query)).rejects.toMatchObject({ code: 'PROVIDER_BUDGET_EXHAUSTED' });
    expect(google.countRequests()).toBe(0);
  });

  test('is not charged for rejected calls, but for calls that may have been answered', async () => {
    google.places.script({ kind: 'serverError' }, { kind: 'malformed' });
    await expect(geo.nearby(nthQuery(1))).rejects.toThrow();
    expect((await readSpending())['*']).toEqual([0, 0]);
    await expect(geo.nearby(nthQuery(2))).rejects.toThrow();
    expect((await readSpending())['*']).toEqual([1, 35_000]);
  });

  test('subtracts a rejected call from the cost of its task, but not a call that may have been answered', async () => {
    const measure = async (n: number) => (await measureCost(() => geo.nearby(nthQuery(n)).catch(() => null))).costUsd;
    google.places.script({ kind: 'serverError' }, { kind: 'malformed' });
    expect([await measure(1), await measure(2), await measure(3)]).toEqual([0, 0.035, 0.035]);
  });

  test('appears in the metrics in dollars, without rejected calls', async () => {
    const readUsd = async () => {
      const { values } = await metrics.vendorCost.get();
      return values.find(({ labels }) => labels.purpose === 'nearbySearchEnterprise')?.value ?? 0;
    };
    const before = await readUsd();
    google.places.script({ kind: 'serverError' }, { kind: 'malformed' });
    for (const n of [1, 2, 3]) await geo.nearby(nthQuery(n)).catch(() => null);
    expect((await readUsd()) - before).toBeCloseTo(0.07);
  });
});

describe('GoogleGeo storage', () => {
  const readRows = (table: string) =>
    google.dataSource.query(`select place_id, name, latitude::float8, longitude::float8 from ${table}`);

  test("stores only place ids and positions, under the visitor's own words", async () => {
    await geo.nearby(query);
    await geo.geocode('  COLOSSEUM ');
    await geo.reverse(COLOSSEUM);
    await geo.directions(COLOSSEUM, FORUM);
    expect(await readRows('places')).toEqual([
      { place_id: 'ChIJrRMgU7ZhLxMRxAOFkC7I8Sg', name: 'colosseum', latitude: 41.89021, longitude: 12.492231 },
    ]);
    const prefix = google.redis().options.keyPrefix ?? '';
    const keys = (await google.redis().keys(`${prefix}*`)).map((key) => key.slice(prefix.length));
    expect(keys.filter((key) => !/^placelore:places:\{host:[\d.:]+\}:next$/.test(key))).toEqual([]);
    // A repeated query calls Google again.
    await geo.nearby(query);
    expect(google.places.requests).toHaveLength(2);
  });

  test('shares one call among identical concurrent queries', async () => {
    await Promise.all(Array.from({ length: 10 }, () => geo.nearby(query)));
    expect(google.places.requests).toHaveLength(1);
  });

  test('uses the stored position without a call if only a position is needed', async () => {
    const first = await geo.findPosition('Colosseum');
    const again = await geo.findPosition(' colosséum');
    expect(again).toEqual({
      latitude: expect.closeTo(first!.latitude, 5),
      longitude: expect.closeTo(first!.longitude, 5),
    });
    expect(google.maps.requests).toHaveLength(1);
    expect(await geo.findPosition('Xqzzvwk Jjqxpf')).toBeNull();
  });

  test('refreshes positions after 30 days', async () => {
    await geo.findPosition('Colosseum');
    await google.dataSource.query(`update places set cached_at = now() - interval '30 days'`);
    await geo.findPosition('Colosseum');
    expect(google.maps.requests).toHaveLength(2);
    await geo.findPosition('Colosseum');
    expect(google.maps.requests).toHaveLength(2);
  });
});
