import { DataSource } from 'typeorm';
import { ProviderCostsRepository } from '../../src/costs/provider-costs.repository.js';
import { AnalysisTestService } from '../support/analysis-test-service.js';

let service: AnalysisTestService;
let ledger: ProviderCostsRepository;
beforeAll(async () => {
  service = await AnalysisTestService.start();
  ledger = new ProviderCostsRepository(service.dataSource, 1);
});
afterAll(() => service.stop());
beforeEach(() => service.dataSource.query('delete from provider_costs'));

const createEntry = (usd: number) => ({
  provider: 'openai',
  model: 'm',
  purpose: 'vision' as const,
  usd,
  estimated: true,
});
const sum = async (): Promise<string> =>
  (await service.dataSource.query('select coalesce(sum(usd), 0)::text as sum from provider_costs'))[0].sum;
/** Inserts an entry dated `after` (a Postgres interval) the last midnight in UTC. */
const insertCostAt = (after: string, usd: number) =>
  service.dataSource.query(
    `insert into provider_costs (id, at, provider, purpose, usd, estimated)
     values (gen_random_uuid(), date_trunc('day', now(), 'UTC') + $1::interval, 'openai', 'vision', $2, false)`,
    [after, usd],
  );
/** Whether a ledger has exactly this much left. */
async function hasLeft(tested: ProviderCostsRepository, usd: number): Promise<boolean> {
  if (await tested.reserve(createEntry(usd + 0.00000001))) return false;
  const reserved = await tested.reserve(createEntry(usd));
  await reserved?.settle(0, false);
  return reserved !== null;
}

describe('provider costs', () => {
  it('sum exactly, for tiny and concurrent amounts', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ledger.reserve(createEntry(0.00000007))));
    await Promise.all(Array.from({ length: 10 }, () => ledger.reserve(createEntry(0.01))));
    expect(await sum()).toBe('0.10000070');
    expect(await hasLeft(ledger, 0.8999993)).toBe(true);
  });

  it('replace an estimate by the charge, and remove it when nothing was charged', async () => {
    const [charged, free] = [await ledger.reserve(createEntry(0.5)), await ledger.reserve(createEntry(0.5))];
    expect(await ledger.reserve(createEntry(0.00000001))).toBeNull();
    await charged!.settle(0.1, false);
    await free!.settle(0, false);
    expect(await service.dataSource.query('select usd::float8, estimated from provider_costs')).toEqual([
      { usd: 0.1, estimated: false },
    ]);
  });

  it('reset at midnight UTC in every time zone of the database', async () => {
    await insertCostAt('-1 millisecond', 0.5);
    expect(await hasLeft(ledger, 1)).toBe(true);
    await insertCostAt('0 seconds', 0.25);
    expect(await hasLeft(ledger, 0.75)).toBe(true);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']) {
      const otherDataSource = await new DataSource({
        ...service.dataSource.options,
        poolSize: 1,
        extra: { options: `-c timezone=${zone}` },
      } as never).initialize();
      try {
        expect(await hasLeft(new ProviderCostsRepository(otherDataSource, 1), 0.75)).toBe(true);
      } finally {
        await otherDataSource.destroy();
      }
    }
  });

  it('stay within the budget when two processes reserve at once', async () => {
    const other = await AnalysisTestService.start({}, service);
    try {
      const ledgers = [
        new ProviderCostsRepository(other.dataSource, 0.05),
        new ProviderCostsRepository(service.dataSource, 0.05),
      ];
      const reserved = await Promise.all(
        Array.from({ length: 30 }, (_, index) => ledgers[index % 2]!.reserve(createEntry(0.008))),
      );
      expect(reserved.filter((entry) => entry !== null)).toHaveLength(6);
      expect(await sum()).toBe('0.04800000');
    } finally {
      await other.stop();
    }
  });
});
