import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Creates a new object for each column, because TypeORM writes into it. */
const key = () => ({ primaryKeyConstraintName: 'geo_provider_costs_pkey' });

/** Cost of paid calls of one SKU on one day (UTC); the SKU {@link ALL_SKUS} is the total of the day. */
@Entity('geo_provider_costs')
export class GeoProviderCost {
  @PrimaryColumn('date', key())
  day!: string;

  /** The vendor's own name of what it charges for. */
  @PrimaryColumn('text', key())
  sku!: string;

  @Column('integer')
  calls!: number;

  /** Millionths of a USD. */
  @Column('bigint', { name: 'micro_usd' })
  microUsd!: string;
}

/** SKU of the row to which all calls of a day are added: a single row, so that one lock protects the budget. */
export const ALL_SKUS = '*';
