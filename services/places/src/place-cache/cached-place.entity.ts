import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A vendor's place, stored no longer than the vendor permits. Positions are in degrees, precise to about 10 cm. */
@Entity('places')
@Index('places_name_idx', ['name'])
@Unique('places_place_id_key', ['placeId'])
export class CachedPlace {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'places_pkey' })
  id!: number;

  /** The vendor's own id of the place. */
  @Column('text', { name: 'place_id' })
  placeId!: string;

  /** The visitor's latest query that found it, normalized; it is not the vendor's data. */
  @Column('text')
  name!: string;

  /** Null after the vendor's time limit for positions. */
  @Column('numeric', { precision: 8, scale: 6, nullable: true })
  latitude!: string | null;

  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  longitude!: string | null;

  /** When the vendor returned the position. */
  @Column('timestamptz', { name: 'cached_at', default: () => 'now()' })
  cachedAt!: Date;
}
