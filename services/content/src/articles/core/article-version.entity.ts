import type { VersionedField } from '@placelore/contracts/content/articles/article-versions.js';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Article } from './article.entity.js';

/** Fields of an article that a version stores: everything that a save can change. */
export type ArticleSnapshot = Pick<
  Article,
  VersionedField | 'thumbnailUrl' | 'imageCredit' | 'writing' | 'verification' | 'knowledge'
>;

/** State of an article before a save. */
@Entity('article_versions')
@Index('article_versions_pictures', { synchronize: false })
export class ArticleVersion {
  @PrimaryColumn('integer', { name: 'article_id', primaryKeyConstraintName: 'article_versions_pkey' })
  articleId!: number;

  /** Revision of the article in that state. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'article_versions_pkey' })
  number!: number;

  /** Time of the save that replaced it. */
  @Column({ type: 'timestamptz', name: 'saved_at', precision: 3, default: () => 'now()' })
  savedAt!: Date;

  /** Null when the system saved it. */
  @Column('integer', { name: 'saved_by', nullable: true })
  savedBy!: number | null;

  @Column('text', { name: 'saved_by_name' })
  savedByName!: string;

  /** Fields that the next save changed. */
  @Column('text', { array: true })
  changed!: VersionedField[];

  @Column('jsonb')
  former!: ArticleSnapshot;

  /** Media ids of its images. Their files are kept as long as the version. */
  @Column('uuid', { array: true })
  pictures!: string[];
}
