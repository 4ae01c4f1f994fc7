import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Article } from '../core/article.entity.js';

/** Words of the whole text of an article, maintained by a trigger and read only by searches. */
@Entity('article_words')
@Index('article_words_words', { synchronize: false })
@Index('article_words_listed', { synchronize: false })
export class ArticleWords {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'article_words_pkey' })
  id!: number;

  @ManyToOne(() => Article, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'id', foreignKeyConstraintName: 'article_words_id_fkey' })
  article!: Relation<Article>;

  @Column('boolean', { name: 'is_public' })
  isPublic!: boolean;

  /** Order in lists, copied from the article. */
  @Column('integer')
  quality!: number;

  @Column('tsvector')
  words!: string;
}
