import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Article } from './article.entity.js';

/** Former slug of an article, which leads to it. */
@Entity('article_slug_redirects')
@Index('article_addresses_of_article', ['articleId'])
export class ArticleSlugRedirect {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'article_addresses_pkey' })
  slug!: string;

  @Column('integer', { name: 'article_id' })
  articleId!: number;

  @ManyToOne(() => Article, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'article_id', foreignKeyConstraintName: 'article_addresses_article_id_fkey' })
  article!: Relation<Article>;
}
