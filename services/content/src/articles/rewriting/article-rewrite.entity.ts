import type { RewriteRequest, RewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Rewritten texts; without a category, the article keeps its own. */
export type RewriteResult = Omit<RewrittenArticle, 'rewriteId' | 'category'> & {
  category: RewrittenArticle['category'] | null;
};

/**
 * Proposal for an article, written by AI for an admin. It is stored for some days, so that a save can state who wrote
 * the text.
 */
@Entity('article_rewrites')
@Check('article_rewrites_status_check', `status in ('open', 'done', 'failed')`)
@Check(
  'article_rewrites_result_check',
  `(status = 'done') = (result is not null) and (status = 'failed') = (code is not null)`,
)
@Index('article_rewrites_in_time', ['createdAt'])
export class ArticleRewrite {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'article_rewrites_pkey' })
  id!: string;

  /** Id of the article, which may have been deleted. */
  @Column('integer', { name: 'article_id' })
  articleId!: number;

  @Column('jsonb')
  request!: RewriteRequest;

  @Column('text')
  status!: 'open' | 'done' | 'failed';

  /** Code of the error with which it failed. */
  @Column('text', { nullable: true })
  code!: string | null;

  @Column('jsonb', { nullable: true })
  result!: RewriteResult | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
