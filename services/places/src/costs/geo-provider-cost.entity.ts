import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Returns a new object for each column, because TypeORM modifies it. */
const key = () => ({ primaryKeyConstraintName: 'geo_provider_costs_pkey' });

/** Cost of paid calls under one SKU on one day (UTC); the SKU {@link ALL_SKUS} is the day's total. */
@Entity('geo_provider_costs')
export class GeoProviderCost {
  @PrimaryColumn('date', key())
  day!: string;

  /** The vendor's name for what it charges. */
  @PrimaryColumn('text', key())
  sku!: string;

  @Column('integer')
  calls!: number;

  /** In millionths of a USD. */
  @Column('bigint', { name: 'micro_usd' })
  microUsd!: string;
}

/** SKU of the row with the total of all calls of a day: a single row, so that one lock protects the budget. */
export const ALL_SKUS = '*';
