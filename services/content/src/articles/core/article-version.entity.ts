import type { VersionedField } from '@placelore/contracts/content/articles/article-versions.js';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Article } from './article.entity.js';

/** What a version keeps of an article: everything a save can change. */
export type ArticleSnapshot = Pick<Article, VersionedField | 'thumbnailUrl' | 'writing' | 'verification'>;

/** What an article was before a save. */
@Entity('article_versions')
@Index('article_versions_pictures', { synchronize: false })
export class ArticleVersion {
  @PrimaryColumn('integer', { name: 'article_id', primaryKeyConstraintName: 'article_versions_pkey' })
  articleId!: number;

  /** The revision the article had then. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'article_versions_pkey' })
  number!: number;

  /** When, and by whom, it was replaced. */
  @Column({ type: 'timestamptz', name: 'saved_at', precision: 3, default: () => 'now()' })
  savedAt!: Date;

  /** Null when it was no person. */
  @Column('integer', { name: 'saved_by', nullable: true })
  savedBy!: number | null;

  @Column('text', { name: 'saved_by_name' })
  savedByName!: string;

  /** What the save that replaced it changed. */
  @Column('text', { array: true })
  changed!: VersionedField[];

  @Column('jsonb')
  former!: ArticleSnapshot;

  /** Media ids of pictures it shows, which are kept for as long as it is. */
  @Column('uuid', { array: true })
  pictures!: string[];
}
