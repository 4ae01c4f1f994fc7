import type { DuplicateKind } from '@placelore/contracts/content/admin/duplicates.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Returns a new object for each column, because TypeORM modifies it. */
const key = () => ({ primaryKeyConstraintName: 'duplicate_dismissals_pkey' });

/** An admin's statement that two articles are not duplicates of a kind, or that the slug of one is correct. */
@Entity('duplicate_dismissals')
@Check('duplicate_dismissals_kind_check', `kind in ('exact', 'content', 'similar', 'location', 'corrupted')`)
@Check(
  'duplicate_dismissals_order_check',
  `case kind when 'corrupted' then first_id = second_id else first_id < second_id end`,
)
@Index('duplicate_dismissals_in_time', ['dismissedAt'])
export class DuplicateDismissal {
  @PrimaryColumn('text', key())
  kind!: DuplicateKind;

  @PrimaryColumn('integer', { name: 'first_id', ...key() })
  firstId!: number;

  @PrimaryColumn('integer', { name: 'second_id', ...key() })
  secondId!: number;

  @Column('integer', { name: 'dismissed_by', nullable: true })
  dismissedBy!: number | null;

  @Column('text', { name: 'dismissed_by_name', nullable: true })
  dismissedByName!: string | null;

  @Column({ type: 'timestamptz', name: 'dismissed_at', precision: 3, default: () => 'now()' })
  dismissedAt!: Date;
}
