import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An article of the content service in this service's index. The row of a withdrawn article remains, so that a late
 * event cannot publish the article again.
 */
@Entity('indexed_articles')
export class IndexedArticle {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'indexed_articles_pkey' })
  slug!: string;

  @Column('boolean')
  published!: boolean;

  @Column('text')
  title!: string;

  /** The normalized title, for comparing names. */
  @Column('text', { name: 'name_key' })
  nameKey!: string;

  /** In degrees; null for an article without a position. */
  @Column('numeric', { precision: 8, scale: 6, nullable: true })
  latitude!: string | null;

  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  longitude!: string | null;

  /** Smallest image of the article; null for an article without images. */
  @Column('text', { name: 'thumbnail_url', nullable: true })
  thumbnailUrl!: string | null;

  /** Credit of an image from an open collection; null for other images. */
  @Column('jsonb', { name: 'image_credit', nullable: true })
  imageCredit!: ImageCredit | null;

  /** Whether sentences of the article are supported by sources. */
  @Column('boolean', { name: 'is_verified' })
  isVerified!: boolean;

  /** Time of the change according to the content service's clock. */
  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
