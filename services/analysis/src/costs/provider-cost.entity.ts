import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CostEntry } from './costs.js';

/** One paid call. */
@Entity('provider_costs')
@Index('provider_costs_at', ['at'])
export class ProviderCost {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  @Column('text')
  provider!: string;

  @Column('text', { nullable: true })
  model!: string | null;

  @Column('text')
  purpose!: CostEntry['purpose'];

  /** USD, exact. */
  @Column('numeric', { precision: 14, scale: 8 })
  usd!: string;

  /** True when the vendor did not report the cost of the call. */
  @Column('boolean')
  estimated!: boolean;
}
