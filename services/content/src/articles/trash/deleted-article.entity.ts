import type { DeletionReason } from '@placelore/contracts/content/admin/deleted-articles.js';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ArticleMerge } from './article-merge.entity.js';

/** An article that was deleted, as it was; kept for thirty days, in which it can be restored. */
@Entity('deleted_articles')
@Check('deleted_articles_reason_check', `reason in ('deleted', 'duplicate_cleanup', 'merged')`)
@Index('deleted_articles_in_time', ['deletedAt', 'articleId'])
@Index('deleted_articles_of_merge', ['mergeId'])
@Index('deleted_articles_of_discovery', ['discoveryId'])
@Index('deleted_articles_image_url', ['imageUrl'])
export class DeletedArticle {
  @PrimaryColumn('integer', { name: 'article_id', primaryKeyConstraintName: 'deleted_articles_pkey' })
  articleId!: number;

  /** Its row, by the names of the columns; without what search fills in. */
  @Column('jsonb')
  article!: Record<string, unknown>;

  /** Its former slugs. */
  @Column('text', { array: true })
  addresses!: string[];

  /** Of its row, for whoever asks which pictures are still needed. */
  @Column('text', { name: 'image_url' })
  imageUrl!: string;

  /** Of its row, for whoever deletes that discovery. */
  @Column('integer', { name: 'discovery_id', nullable: true })
  discoveryId!: number | null;

  @Column('text')
  reason!: DeletionReason;

  /** The merge it was deleted by. */
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
