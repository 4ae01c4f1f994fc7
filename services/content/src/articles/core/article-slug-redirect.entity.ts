import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Article } from './article.entity.js';

/** Former slug of an article, under which it can still be reached. */
@Entity('article_slug_redirects')
@Index('article_slug_redirects_of_article', ['articleId'])
export class ArticleSlugRedirect {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'article_slug_redirects_pkey' })
  slug!: string;

  @Column('integer', { name: 'article_id' })
  articleId!: number;

  @ManyToOne(() => Article, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'article_id', foreignKeyConstraintName: 'article_slug_redirects_article_id_fkey' })
  article!: Relation<Article>;
}
