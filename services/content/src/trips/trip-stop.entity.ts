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
import type { Discovery } from '../discoveries/core/discovery.entity.js';
import { Trip } from './trip.entity.js';

/** Stop of a trip: an article, a guide, or a discovery of the trip's owner. Its data is read together with the trip. */
@Entity('trip_stops')
@Unique('trip_stops_article_key', ['tripId', 'articleId'])
@Unique('trip_stops_guide_key', ['tripId', 'guideSlug'])
@Unique('trip_stops_discovery_key', ['tripId', 'discoveryId'])
@Check('trip_stops_subject_check', 'num_nonnulls(article_id, guide_slug, discovery_id) = 1')
@Check('trip_stops_name_check', '(guide_slug is null) = (name is null)')
@Check('trip_stops_note_check', 'length(note) <= 500')
@Check(
  'trip_stops_position_check',
  '(latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180',
)
@Index('trip_stops_of_discovery', ['discoveryId'])
export class TripStop {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'trip_stops_pkey' })
  id!: number;

  @Column('integer', { name: 'trip_id' })
  tripId!: number;

  @ManyToOne(() => Trip, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'trip_id', foreignKeyConstraintName: 'trip_stops_trip_id_fkey' })
  trip?: Relation<Trip>;

  /** Position in the order; the smallest comes first. */
  @Column('integer')
  ordinal!: number;

  /** Has no foreign key, so that an article restored from the trash is in its trips again. A merged one stays. */
  @Column('integer', { name: 'article_id', nullable: true })
  articleId!: number | null;

  @Column('text', { name: 'guide_slug', nullable: true })
  guideSlug!: string | null;

  @Column('integer', { name: 'discovery_id', nullable: true })
  discoveryId!: number | null;

  @ManyToOne('Discovery', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'discovery_id', foreignKeyConstraintName: 'trip_stops_discovery_id_fkey' })
  discovery?: Relation<Discovery>;

  /** Title of a guide, stored because guides expire before trips; null for other stops. */
  @Column('text', { nullable: true })
  name!: string | null;

  /** Location of a guide. */
  @Column('text', { default: '' })
  location!: string;

  /** Position of a guide in degrees; null when its provider does not allow storing it. */
  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  latitude!: string | null;

  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  longitude!: string | null;

  @Column('text', { default: '' })
  note!: string;
}
