import { DataSource } from 'typeorm';
import { ALL_SKUS } from './geo-provider-cost.entity.js';

/** Money set aside for one call. */
export interface Reservation {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  sku: string;
  /** Millionths of a USD. */
  microUsd: number;
}

/** All SQL about what paid geo calls cost. */
export class GeoProviderCostsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Sets the price of one call aside, if the day's budget still holds it, and tells whether it did. The sum of the day
   * is a row of its own: whoever adds to it holds its lock, so processes cannot pass the budget together.
   * @param microUsd and `budget` in millionths of a USD
   * @returns null when the budget does not cover it
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

  /** Takes a reservation back, for a call the vendor did not charge. */
  async release({ day, sku, microUsd }: Reservation): Promise<void> {
    await this.dataSource.query(
      `update geo_provider_costs set calls = calls - 1, micro_usd = micro_usd - $3
       where day = $1 and sku in ($2, '${ALL_SKUS}')`,
      [day, sku, microUsd],
    );
  }
}
