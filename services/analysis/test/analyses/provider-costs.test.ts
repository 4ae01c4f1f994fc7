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
  estimated: false,
});
/** Inserts an entry dated `after` the last midnight in UTC, as a Postgres interval. */
const insertCostAt = (after: string) =>
  service.dataSource.query(
    `insert into provider_costs (id, at, provider, purpose, usd, estimated)
     values (gen_random_uuid(), date_trunc('day', now(), 'UTC') + $1::interval, 'openai', 'vision', 0.25, false)`,
    [after],
  );

it('provider costs: sum exactly, for tiny and concurrent amounts', async () => {
  await Promise.all(Array.from({ length: 100 }, () => ledger.record(createEntry(0.00000007))));
  await Promise.all(Array.from({ length: 30 }, () => ledger.record(createEntry(0.01))));
  const [{ sum }] = await service.dataSource.query('select sum(usd)::text from provider_costs');
  expect(sum).toBe('0.30000700');
  expect(await ledger.remainingToday()).toBeCloseTo(0.699993, 9);
});

it('provider costs: reset at midnight UTC in every time zone of the database', async () => {
  await insertCostAt('-1 millisecond');
  expect(await ledger.remainingToday()).toBe(1);
  await insertCostAt('0 seconds');
  expect(await ledger.remainingToday()).toBe(0.75);
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']) {
    const otherDataSource = await new DataSource({
      ...service.dataSource.options,
      poolSize: 1,
      extra: { options: `-c timezone=${zone}` },
    } as never).initialize();
    try {
      expect(await new ProviderCostsRepository(otherDataSource, 1).remainingToday()).toBe(0.75);
    } finally {
      await otherDataSource.destroy();
    }
  }
});

it('provider costs: are shared by all processes', async () => {
  const other = await AnalysisTestService.start({}, service);
  try {
    await new ProviderCostsRepository(other.dataSource, 5).record(createEntry(0.4));
    expect(await ledger.remainingToday()).toBe(0.6);
  } finally {
    await other.stop();
  }
});
