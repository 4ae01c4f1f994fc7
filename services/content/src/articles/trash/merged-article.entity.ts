import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * Article that was merged into another one, so that whatever refers to it leads there. Like the redirects of its slugs,
 * it outlives the record of the merge, and ends when that is undone. The remaining article may be merged again.
 */
@Entity('merged_articles')
@Unique('merged_articles_discovery_id_key', ['discoveryId'])
export class MergedArticle {
  @PrimaryColumn('integer', { name: 'article_id', primaryKeyConstraintName: 'merged_articles_pkey' })
  articleId!: number;

  /** Has no foreign key, because a deleted article can be restored from the trash. */
  @Column('integer', { name: 'keep_id' })
  keepId!: number;

  /**
   * Discovery of the merged article, which leads to the remaining one; null for none, or after the discovery got another
   * article. Has no foreign key, because its check would lock the discovery after articles.
   */
  @Column('integer', { name: 'discovery_id', nullable: true })
  discoveryId!: number | null;
}
