import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A discovery that stays hidden until its place was located again. It may have been deleted meanwhile. */
@Entity('discovery_relocations')
export class DiscoveryRelocation {
  @PrimaryColumn('integer', { name: 'discovery_id', primaryKeyConstraintName: 'discovery_relocations_pkey' })
  discoveryId!: number;

  /** Whether it is to be public again. */
  @Column('boolean')
  publish!: boolean;

  /** Whether its article is to be written anew then. */
  @Column('boolean', { name: 'write_article' })
  writeArticle!: boolean;
}
