import { DataSource } from 'typeorm';
import { ALL_SKUS } from './geo-provider-cost.entity.js';

/** Money reserved for one call. */
export interface Reservation {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  sku: string;
  /** In millionths of a USD. */
  microUsd: number;
}

/** All SQL for the cost of paid geo calls. */
export class GeoProviderCostsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Reserves the price of one call if the day's budget covers it. The day's total is a separate row: an update locks
   * it, so concurrent processes cannot exceed the budget.
   * @param microUsd in millionths of a USD, as is `budget`
   * @returns null when the budget does not cover the call
   */
  async reserve(sku: string, microUsd: number, budget: number): Promise<Reservation | null> {
    const [row] = await this.dataSource.query<{ day: string }[]>(
      `with today as (select (now() at time zone 'utc')::date as day),
       total as (
         insert into geo_provider_costs as sum (day, sku, calls, micro_usd)
         select day, '${ALL_SKUS}', 1, $2::bigint from today where $2::bigint <= $3::bigint
         on conflict (day, sku) do update set
           calls = sum.calls + 1, micro_usd = sum.micro_usd + excluded.micro_usd
         where sum.micro_usd + excluded.micro_usd <= $3::bigint
         returning day)
       insert into geo_provider_costs as known (day, sku, calls, micro_usd)
       select day, $1, 1, $2::bigint from total
       on conflict (day, sku) do update set
         calls = known.calls + 1, micro_usd = known.micro_usd + excluded.micro_usd
       returning day::text`,
      [sku, microUsd, budget],
    );
    return row ? { day: row.day, sku, microUsd } : null;
  }

  /** Releases the reservation of a call that the vendor did not charge. */
  async release({ day, sku, microUsd }: Reservation): Promise<void> {
    await this.dataSource.query(
      `update geo_provider_costs set calls = calls - 1, micro_usd = micro_usd - $3
       where day = $1 and sku in ($2, '${ALL_SKUS}')`,
      [day, sku, microUsd],
    );
  }
}
