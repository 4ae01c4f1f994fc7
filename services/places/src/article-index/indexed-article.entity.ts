import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An article of the content service in this service's index. A withdrawn one remains as a row, so that a late event
 * cannot publish it again.
 */
@Entity('indexed_articles')
export class IndexedArticle {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'indexed_articles_pkey' })
  slug!: string;

  @Column('boolean')
  published!: boolean;

  @Column('text')
  title!: string;

  /** The title as a normalized name key. */
  @Column('text', { name: 'name_key' })
  nameKey!: string;

  /** Degrees; null where the article has no position. */
  @Column('numeric', { precision: 8, scale: 6, nullable: true })
  latitude!: string | null;

  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  longitude!: string | null;

  /** Smallest image of the article; null where it has none. */
  @Column('text', { name: 'thumbnail_url', nullable: true })
  thumbnailUrl!: string | null;

  /** Credit of an image from an open collection; null for other images. */
  @Column('jsonb', { name: 'image_credit', nullable: true })
  imageCredit!: ImageCredit | null;

  /** Whether sources bear out sentences of the article. */
  @Column('boolean', { name: 'is_verified' })
  isVerified!: boolean;

  /** Time of the change by the content service's clock. */
  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
