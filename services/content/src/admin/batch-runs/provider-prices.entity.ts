import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Last reported prices of the active providers; the table has at most one row. */
@Entity('provider_prices')
@Check('provider_prices_one_check', 'id = 1')
export class ProviderPrices {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'provider_prices_pkey' })
  id!: number;

  /** USD of one search for nearby attractions; null when unknown. */
  @Column({ type: 'numeric', precision: 14, scale: 8, name: 'nearby_usd', nullable: true })
  nearbyUsd!: string | null;

  @Column('boolean', { name: 'writing_is_paid' })
  writingIsPaid!: boolean;

  @Column({ type: 'timestamptz', name: 'noted_at', precision: 3 })
  notedAt!: Date;
}
