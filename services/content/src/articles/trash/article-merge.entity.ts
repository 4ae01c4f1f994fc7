import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MergeColumns } from './merge-columns.js';

export interface DeletedByMerge {
  id: number;
  title: string;
  slug: string;
}

/** Several articles combined into one. Stored for the thirty days during which the merge can be undone. */
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

  @Column('jsonb', { name: 'deleted_articles' })
  deletedArticles!: DeletedByMerge[];

  /** Values of the fields that the remaining article took over, before and after the merge. */
  @Column('jsonb')
  former!: MergeColumns;

  @Column('jsonb')
  taken!: MergeColumns;

  /** Slugs that redirect to the remaining article since the merge. */
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
