import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MergeColumns } from './merge-columns.js';

export interface DeletedByMerge {
  id: number;
  title: string;
  slug: string;
}

/** Articles of one thing became one. Kept for thirty days, in which it can be undone. */
@Entity('article_merges')
@Index('article_merges_of_kept', ['keepId'])
export class ArticleMerge {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'article_merges_pkey',
  })
  id!: number;

  @Column('integer', { name: 'keep_id' })
  keepId!: number;

  @Column('text', { name: 'kept_title' })
  keptTitle!: string;

  @Column('jsonb')
  removed!: DeletedByMerge[];

  /** What the kept article took over: what it had before, and what it had then. */
  @Column('jsonb')
  former!: MergeColumns;

  @Column('jsonb')
  taken!: MergeColumns;

  /** Slugs that lead to the kept article since. */
  @Column('text', { array: true })
  redirects!: string[];

  @Column('integer', { name: 'merged_by', nullable: true })
  mergedBy!: number | null;

  @Column('text', { name: 'merged_by_name', nullable: true })
  mergedByName!: string | null;

  @Column({ type: 'timestamptz', name: 'merged_at', precision: 3, default: () => 'now()' })
  mergedAt!: Date;

  @Column({ type: 'timestamptz', name: 'undone_at', precision: 3, nullable: true })
  undoneAt!: Date | null;
}
