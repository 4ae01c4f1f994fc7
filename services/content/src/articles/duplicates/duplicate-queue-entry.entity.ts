import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A new object for each column, because TypeORM writes into it. */
const key = () => ({ primaryKeyConstraintName: 'duplicate_queue_pkey' });

/** Article whose title or point, by its hash, was not yet compared with all others; written by triggers. */
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
