import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Article that was merged into another one, so that whatever refers to it leads there. Like the redirects of its slugs,
 * it outlives the record of the merge, and ends when that is undone. The remaining article may be merged again.
 */
@Entity('merged_articles')
export class MergedArticle {
  @PrimaryColumn('integer', { name: 'article_id', primaryKeyConstraintName: 'merged_articles_pkey' })
  articleId!: number;

  /** Has no foreign key, because a deleted article can be restored from the trash. */
  @Column('integer', { name: 'keep_id' })
  keepId!: number;
}
