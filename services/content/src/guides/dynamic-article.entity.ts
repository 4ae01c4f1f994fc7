import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import type { LocatedPlace, NearbyAttraction } from '@placelore/contracts/places/places.js';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { CATEGORY_CHECK } from '../common/column-checks.js';
import { HIDDEN, SearchableEntity } from '../common/searchable.entity.js';

/** Depth of the facts behind a guide: texts of the guidebook, single facts, or only the position. */
export type RecommendationLevel = 'high' | 'medium' | 'low';

/** Guide written for a query, stored until it expires. Positions are in degrees, precise to a millionth (0.1 m). */
@Entity('dynamic_articles')
@Unique('dynamic_articles_normalized_query_key', ['normalizedQuery'])
@Unique('dynamic_articles_slug_key', ['slug'])
@Check('dynamic_articles_slug_check', `slug ~ '^dynamic-[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('dynamic_articles_category_check', CATEGORY_CHECK)
@Check('dynamic_articles_level_check', `recommendation_level in ('high', 'medium', 'low')`)
@Check(
  'dynamic_articles_position_check',
  '(latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180',
)
@Check('dynamic_articles_place_kind_check', `place_kind in ('landmark', 'city', 'region', 'country')`)
@Check('dynamic_articles_expiry_check', 'expires_at > created_at')
@Index('dynamic_articles_expiry', ['expiresAt'])
@Index('dynamic_articles_title', ['searchTitle'])
export class DynamicArticle extends SearchableEntity {
  /** Negative in the API, so that it differs from ids of articles. */
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'dynamic_articles_pkey',
  })
  id!: number;

  /** The first query, as it was typed. */
  @Column('text')
  query!: string;

  @Column('text', { name: 'normalized_query' })
  normalizedQuery!: string;

  @Column('text')
  slug!: string;

  @Column('text')
  title!: string;

  @Column('text', { name: 'meta_description' })
  metaDescription!: string;

  @Column('text')
  description!: string;

  /** Words of the whole text, for searches. */
  @Column('tsvector', { name: 'search_words', default: '', ...HIDDEN })
  searchWords?: string;

  @Column('text')
  location!: string;

  @Column('text')
  category!: Category;

  @Column('text', { name: 'cultural_significance' })
  culturalSignificance!: string;

  @Column('jsonb', { name: 'travel_tips' })
  travelTips!: string[];

  @Column('jsonb', { name: 'nearby_attractions' })
  nearbyAttractions!: NearbyAttraction[];

  @Column('text', { name: 'best_time_to_visit', nullable: true })
  bestTimeToVisit!: string | null;

  @Column('text', { name: 'recommendation_level' })
  recommendationLevel!: RecommendationLevel;

  /** Whether little is known about the place. */
  @Column('boolean', { name: 'is_thin' })
  isThin!: boolean;

  /** Kind of the guide's place. */
  @Column('text', { name: 'place_kind' })
  placeKind!: LocatedPlace['kind'];

  /** Type of the place, if its category does not express it. */
  @Column('text', { name: 'place_type', nullable: true })
  placeType!: PlaceType | null;

  /**
   * Geo provider of the place: `embedded`, `osm`, or `google`, whose positions may be stored only for a limited time.
   */
  @Column('text', { name: 'place_provider' })
  placeProvider!: string;

  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  latitude!: string | null;

  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  longitude!: string | null;

  /** HTML without attributes; all input is escaped. */
  @Column('text')
  content!: string;

  @Column('jsonb')
  writing!: Provenance;

  /** Sentences with their grades. */
  @Column('jsonb')
  verification!: TextVerification;

  /** Facts from which the text was written, with their sources. */
  @Column('jsonb')
  knowledge!: PlaceKnowledge;

  /** URL of a cover, or of a photo from an open collection. */
  @Index('dynamic_articles_image_url')
  @Column('text', { name: 'image_url', default: '' })
  imageUrl!: string;

  @Column('text', { name: 'thumbnail_url', nullable: true })
  thumbnailUrl!: string | null;

  /** Credit of a photo; null for a cover. */
  @Column('jsonb', { name: 'image_credit', nullable: true })
  imageCredit!: ImageCredit | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt!: Date;
}
