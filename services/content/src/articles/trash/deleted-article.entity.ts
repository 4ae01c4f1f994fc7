import type { DeletionReason } from '@placelore/contracts/content/admin/deleted-articles.js';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ArticleMerge } from './article-merge.entity.js';

/** Deleted article in its last state. Stored for the thirty days during which it can be restored. */
@Entity('deleted_articles')
@Check('deleted_articles_reason_check', `reason in ('deleted', 'duplicate_cleanup', 'merged')`)
@Index('deleted_articles_in_time', ['deletedAt', 'articleId'])
@Index('deleted_articles_of_merge', ['mergeId'])
@Index('deleted_articles_of_discovery', ['discoveryId'])
@Index('deleted_articles_image_url', ['imageUrl'])
export class DeletedArticle {
  @PrimaryColumn('integer', { name: 'article_id', primaryKeyConstraintName: 'deleted_articles_pkey' })
  articleId!: number;

  /** Row of the article, by column name, without the generated search columns. */
  @Column('jsonb')
  article!: Record<string, unknown>;

  @Column('text', { name: 'former_slugs', array: true })
  formerSlugs!: string[];

  /** Copied from the row, to find images that are still in use. */
  @Column('text', { name: 'image_url' })
  imageUrl!: string;

  /** Copied from the row, for when that discovery is deleted. */
  @Column('integer', { name: 'discovery_id', nullable: true })
  discoveryId!: number | null;

  @Column('text')
  reason!: DeletionReason;

  /** Merge by which it was deleted; null for none. */
  @Column('integer', { name: 'merge_id', nullable: true })
  mergeId!: number | null;

  @ManyToOne(() => ArticleMerge, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'merge_id', foreignKeyConstraintName: 'deleted_articles_merge_id_fkey' })
  merge?: Relation<ArticleMerge>;

  @Column('integer', { name: 'deleted_by', nullable: true })
  deletedBy!: number | null;

  @Column('text', { name: 'deleted_by_name', nullable: true })
  deletedByName!: string | null;

  @Column({ type: 'timestamptz', name: 'deleted_at', precision: 3, default: () => 'now()' })
  deletedAt!: Date;
}
