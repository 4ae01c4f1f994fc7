import type { DuplicateKind } from '@placelore/contracts/duplicates.js';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

const KEY = { primaryKeyConstraintName: 'duplicate_dismissals_pkey' } as const;

/** An admin said of two articles that they are no duplicates of a kind; of one, that its slug is as it should be. */
@Entity('duplicate_dismissals')
@Check('duplicate_dismissals_kind_check', `kind in ('exact', 'content', 'similar', 'location', 'corrupted')`)
@Check(
  'duplicate_dismissals_order_check',
  `case kind when 'corrupted' then first_id = second_id else first_id < second_id end`,
)
export class DuplicateDismissal {
  @PrimaryColumn('text', KEY)
  kind!: DuplicateKind;

  @PrimaryColumn('integer', { name: 'first_id', ...KEY })
  firstId!: number;

  @PrimaryColumn('integer', { name: 'second_id', ...KEY })
  secondId!: number;

  @Column('integer', { name: 'dismissed_by', nullable: true })
  dismissedBy!: number | null;

  @Column({ type: 'timestamptz', name: 'dismissed_at', precision: 3, default: () => 'now()' })
  dismissedAt!: Date;
}
