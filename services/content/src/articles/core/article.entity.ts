import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { ArticleCorrection, ContentSource } from '@placelore/contracts/content/articles/articles.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { CATEGORY_CHECK } from '../../common/column-checks.js';
import { SearchableEntity } from '../../common/searchable.entity.js';
import type { Discovery } from '../../discoveries/core/discovery.entity.js';

/** Public page about a place. Positions are in degrees, precise to a millionth (0.1 m). */
@Entity('articles')
@Unique('articles_slug_key', ['slug'])
@Unique('articles_guidebook_id_key', ['guidebookId'])
@Unique('articles_discovery_id_key', ['discoveryId'])
@Check('articles_slug_check', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 50`)
@Check('articles_category_check', CATEGORY_CHECK)
@Check(
  'articles_content_source_check',
  `content_source in ('photo_upload', 'text_search', 'dynamic_to_static', 'admin_created', 'recovered')`,
)
@Check(
  'articles_position_check',
  '(latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180',
)
@Check('articles_published_check', 'not is_public or published_at is not null')
@Index('articles_search_names', { synchronize: false })
@Index('articles_search_kind', { synchronize: false })
@Index('articles_search_summary', { synchronize: false })
@Index('articles_search_name', { synchronize: false })
@Index('articles_hidden_search_names', { synchronize: false })
@Index('articles_hidden_search_name', { synchronize: false })
@Index('articles_by_change', { synchronize: false })
@Index('articles_by_creation', { synchronize: false })
@Index('articles_by_title', { synchronize: false })
@Index('articles_by_source', { synchronize: false })
@Index('articles_text_pictures', { synchronize: false })
@Index('articles_image_url', ['imageUrl'])
@Index('articles_photo_age', { synchronize: false })
@Index('articles_positioned', ['id'], { where: 'latitude is not null' })
@Index('articles_published_positions', ['latitude', 'longitude'], { where: 'is_public' })
@Index('articles_of_country', { synchronize: false })
@Index('articles_of_place_type', { synchronize: false })
@Index('articles_published_title', ['searchTitle'], { where: 'is_public' })
@Index('articles_thin', ['id'], { where: 'is_public and is_thin' })
@Index('articles_published', ['publishedAt', 'id'], { where: 'is_public' })
@Index('articles_listed', { synchronize: false })
@Index('articles_listed_of_category', { synchronize: false })
export class Article extends SearchableEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'articles_pkey' })
  id!: number;

  @Column('text')
  slug!: string;

  @Column('text')
  title!: string;

  @Column('text', { name: 'meta_description' })
  metaDescription!: string;

  /** Sanitized HTML. */
  @Column('text')
  content!: string;

  @Column('text')
  category!: Category;

  /** Type of the place, unless it is a sight. */
  @Column('text', { name: 'place_type', nullable: true })
  placeType!: PlaceType | null;

  @Column('text')
  location!: string;

  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  latitude!: string | null;

  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  longitude!: string | null;

  @Column('text', { name: 'image_url' })
  imageUrl!: string;

  @Column('text', { name: 'thumbnail_url', nullable: true })
  thumbnailUrl!: string | null;

  /** Credit of an image from an open collection; null for other images. */
  @Column('jsonb', { name: 'image_credit', nullable: true })
  imageCredit!: ImageCredit | null;

  @Column('jsonb', { name: 'nearby_attractions', default: () => `'[]'` })
  nearbyAttractions!: NearbyAttraction[];

  @Column('text', { name: 'content_source', default: 'photo_upload' })
  contentSource!: ContentSource;

  @Column('boolean', { name: 'is_public', default: false })
  isPublic!: boolean;

  @Column('boolean', { name: 'admin_reviewed', default: false })
  adminReviewed!: boolean;

  /** Model that wrote the text; null when a person did. */
  @Column('jsonb', { nullable: true })
  writing!: Provenance | null;

  /** Sentences with the grades they had when the text was written; null when nothing was checked. */
  @Column('jsonb', { nullable: true })
  verification!: TextVerification | null;

  /** Facts from which the text was written, with their sources; null when unknown. */
  @Column('jsonb', { nullable: true })
  knowledge!: PlaceKnowledge | null;

  /**
   * Whether little is known about the place. Such pages are hidden from search engines, and listed last in searches.
   */
  @Column('boolean', { name: 'is_thin', default: false })
  isThin!: boolean;

  /** How well travelers know the place, 0 to 10; 0 when unknown. Lists and searches start with the best known. */
  @Column('real', { default: 0 })
  prominence!: number;

  /** Order in lists, computed by a trigger. */
  @Column({ type: 'integer', name: 'search_quality', default: 0, select: false, insert: false, update: false })
  searchQuality?: number;

  /** Public notes on corrected errors, oldest first. */
  @Column('jsonb', { default: () => `'[]'` })
  corrections!: ArticleCorrection[];

  /** Its discovery. While that is not public, neither is the article. */
  @Column('integer', { name: 'discovery_id', nullable: true })
  discoveryId!: number | null;

  @ManyToOne('Discovery', { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'discovery_id', foreignKeyConstraintName: 'articles_discovery_id_fkey' })
  discovery?: Relation<Discovery>;

  /** Guidebook record from which it was composed. */
  @Column('text', { name: 'guidebook_id', nullable: true })
  guidebookId!: string | null;

  /** Incremented by every save that changes something. */
  @Column('integer', { default: 1 })
  revision!: number;

  /** Time of the first publication. In milliseconds, so that cursors in responses are exact. */
  @Column({ type: 'timestamptz', name: 'published_at', precision: 3, nullable: true })
  publishedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
