import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Which Wikidata item a place is, or that no item is certain. Positions are in degrees, precise to about 10 cm. */
@Entity('place_identities')
@Index('place_identities_checked_at_idx', ['checkedAt'])
export class PlaceIdentityRow {
  /** From the kind, country, name and position of the place. */
  @PrimaryColumn('text', { name: 'place_key', primaryKeyConstraintName: 'place_identities_pkey' })
  placeKey!: string;

  /** The place as it was located, for describing it again. */
  @Column('jsonb')
  place!: object;

  /** Null when no item is certainly the place. */
  @Column('text', { name: 'wikidata_id', nullable: true })
  wikidataId!: string | null;

  /** One of the methods in the contract; null without an item. */
  @Column('text', { name: 'found_by', nullable: true })
  foundBy!: string | null;

  /** From 0 to 1; null without an item. */
  @Column('real', { nullable: true })
  score!: number | null;

  @Column('timestamptz', { name: 'found_at', default: () => 'now()' })
  foundAt!: Date;

  /** Revision of the item whose facts were last read. */
  @Column('bigint', { nullable: true })
  revision!: string | null;

  /** When the revision was last compared. */
  @Column('timestamptz', { name: 'checked_at', default: () => 'now()' })
  checkedAt!: Date;
}
