import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { CostEntry, CostLedger } from './costs.js';
import { ProviderCost } from './provider-cost.entity.js';

/** Ledger of paid calls in the service's own table, shared by all its processes. */
export class ProviderCostsRepository implements CostLedger {
  constructor(
    private readonly dataSource: DataSource,
    private readonly budgetDailyUsd: number,
  ) {}

  async remainingToday(): Promise<number> {
    const [row] = await this.dataSource.query(
      `select coalesce(sum(usd), 0)::float8 as spent from provider_costs
        where at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'`,
    );
    return this.budgetDailyUsd - row.spent;
  }

  async record(entry: CostEntry): Promise<void> {
    await this.dataSource.manager.insert(ProviderCost, { id: randomUUID(), ...entry, usd: String(entry.usd) });
  }
}
