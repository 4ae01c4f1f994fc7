import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A place of a vendor, kept no longer than the vendor allows. Degrees, exact to about 10 cm. */
@Entity('places')
@Unique('places_place_id_key', ['placeId'])
export class CachedPlace {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'places_pkey' })
  id!: number;

  /** The vendor's own id of the place. */
  @Column('text', { name: 'place_id' })
  placeId!: string;

  @Column('text')
  name!: string;

  @Column('numeric', { precision: 8, scale: 6 })
  latitude!: string;

  @Column('numeric', { precision: 9, scale: 6 })
  longitude!: string;

  @Column('timestamptz', { name: 'cached_at', default: () => 'now()' })
  cachedAt!: Date;
}
