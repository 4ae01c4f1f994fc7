import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

const KEY = { primaryKeyConstraintName: 'duplicate_queue_pkey' } as const;

/** An article whose title or point, by its hash, has not been compared with all others; written by triggers. */
@Entity('duplicate_queue')
@Check('duplicate_queue_kind_check', `kind in ('similar', 'location')`)
export class DuplicateQueueEntry {
  @PrimaryColumn('text', KEY)
  kind!: 'similar' | 'location';

  @PrimaryColumn('integer', { name: 'article_id', ...KEY })
  articleId!: number;

  @Column('bigint')
  hash!: string;
}
