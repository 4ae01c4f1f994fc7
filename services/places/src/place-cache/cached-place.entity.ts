import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A place of a vendor, kept no longer than the vendor allows. Degrees, exact to about 10 cm. */
@Entity('places')
@Index('places_name_idx', ['name'])
@Unique('places_place_id_key', ['placeId'])
export class CachedPlace {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'places_pkey' })
  id!: number;

  /** The vendor's own id of the place. */
  @Column('text', { name: 'place_id' })
  placeId!: string;

  /** The words a visitor last asked for it with, normalised: ours, and not the vendor's. */
  @Column('text')
  name!: string;

  /** Null once the vendor's time for positions is over. */
  @Column('numeric', { precision: 8, scale: 6, nullable: true })
  latitude!: string | null;

  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  longitude!: string | null;

  /** When the vendor told the position. */
  @Column('timestamptz', { name: 'cached_at', default: () => 'now()' })
  cachedAt!: Date;
}
