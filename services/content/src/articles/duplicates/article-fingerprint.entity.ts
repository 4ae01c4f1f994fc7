import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Values by which an article is compared, written by triggers of `articles`. Hashes are 64-bit numbers, read as text;
 * null when there is nothing to compare.
 */
@Entity('article_fingerprints')
@Index('article_fingerprints_title', ['titleHash'])
@Index('article_fingerprints_text', ['textHash'])
@Index('article_fingerprints_point', ['pointHash'])
@Index('article_fingerprints_place', ['placeHash', 'latitude'])
@Index('article_fingerprints_slug_issue', ['articleId'], { where: 'slug_issue is not null' })
@Index('article_fingerprints_similar', { synchronize: false })
export class ArticleFingerprint {
  @PrimaryColumn('integer', { name: 'article_id', primaryKeyConstraintName: 'article_fingerprints_pkey' })
  articleId!: number;

  /** Title with Unicode form, case and spaces normalized. */
  @Column('text', { name: 'title_key' })
  titleKey!: string;

  @Column('bigint', { name: 'title_hash', nullable: true })
  titleHash!: string | null;

  /** Hash of the text without markup. */
  @Column('bigint', { name: 'text_hash', nullable: true })
  textHash!: string | null;

  /** Hash of the place's name; null without a position. */
  @Column('bigint', { name: 'place_hash', nullable: true })
  placeHash!: string | null;

  /** Hash of the place's name together with the position. */
  @Column('bigint', { name: 'point_hash', nullable: true })
  pointHash!: string | null;

  @Column('double precision', { nullable: true })
  latitude!: number | null;

  @Column('double precision', { nullable: true })
  longitude!: number | null;

  /** What is wrong with its slug; null when nothing is. */
  @Column('text', { name: 'slug_issue', nullable: true })
  slugIssue!: string | null;
}
