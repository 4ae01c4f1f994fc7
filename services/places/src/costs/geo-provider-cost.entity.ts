import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A new object for each column: TypeORM writes into it. */
const key = () => ({ primaryKeyConstraintName: 'geo_provider_costs_pkey' });

/** What paid calls of one kind cost on one day (UTC); the kind {@link ALL_SKUS} is the sum of the day. */
@Entity('geo_provider_costs')
export class GeoProviderCost {
  @PrimaryColumn('date', key())
  day!: string;

  /** What the vendor charges for, by its own name. */
  @PrimaryColumn('text', key())
  sku!: string;

  @Column('integer')
  calls!: number;

  /** Millionths of a USD. */
  @Column('bigint', { name: 'micro_usd' })
  microUsd!: string;
}

/** The row of the day that all calls are added to: one row, so that one lock keeps the budget. */
export const ALL_SKUS = '*';
