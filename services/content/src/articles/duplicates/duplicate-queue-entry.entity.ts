import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Returns a new object for each column, because TypeORM modifies it. */
const key = () => ({ primaryKeyConstraintName: 'duplicate_queue_pkey' });

/** Article whose title or point, given by its hash, has not yet been compared with all others; written by triggers. */
@Entity('duplicate_queue')
@Check('duplicate_queue_kind_check', `kind in ('similar', 'location')`)
export class DuplicateQueueEntry {
  @PrimaryColumn('text', key())
  kind!: 'similar' | 'location';

  @PrimaryColumn('integer', { name: 'article_id', ...key() })
  articleId!: number;

  @Column('bigint')
  hash!: string;
}
