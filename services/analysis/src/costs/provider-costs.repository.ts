import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { CostEntry, CostLedger, ReservedCost } from './costs.js';
import { ProviderCost } from './provider-cost.entity.js';

/** Ledger of paid calls in the service's own table, shared by all its processes. */
export class ProviderCostsRepository implements CostLedger {
  constructor(
    private readonly dataSource: DataSource,
    private readonly budgetDailyUsd: number,
  ) {}

  async reserve(entry: CostEntry): Promise<ReservedCost | null> {
    const id = randomUUID();
    const isReserved = await this.dataSource.transaction(async (manager) => {
      // Reservations are serialized; otherwise two concurrent ones could both fit into the remaining budget.
      await manager.query(`select pg_advisory_xact_lock(hashtext('provider_costs'))`);
      const [row] = await manager.query(
        `select coalesce(sum(usd), 0) + $1::numeric <= $2::numeric as fits from provider_costs
          where at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'`,
        [formatUsd(entry.usd), String(this.budgetDailyUsd)],
      );
      if (!row.fits) return false;
      await manager.insert(ProviderCost, { id, ...entry, usd: formatUsd(entry.usd) });
      return true;
    });
    return isReserved ? { settle: (usd, estimated) => this.settle(id, usd, estimated) } : null;
  }

  private async settle(id: string, usd: number, estimated: boolean): Promise<void> {
    const { manager } = this.dataSource;
    if (usd === 0) await manager.delete(ProviderCost, { id });
    else await manager.update(ProviderCost, { id }, { usd: formatUsd(usd), estimated });
  }
}

/** Formats USD with the eight decimals of the column, which resolve a hundredth of the price of one token or less. */
const formatUsd = (usd: number): string => usd.toFixed(8);
