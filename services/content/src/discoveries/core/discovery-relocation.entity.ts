import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Discovery that stays hidden until its place is located again. It may have been deleted since. */
@Entity('discovery_relocations')
export class DiscoveryRelocation {
  @PrimaryColumn('integer', { name: 'discovery_id', primaryKeyConstraintName: 'discovery_relocations_pkey' })
  discoveryId!: number;

  /** Whether it becomes public afterwards. */
  @Column('boolean')
  publish!: boolean;

  /** Whether its article is rewritten afterwards. */
  @Column('boolean', { name: 'write_article' })
  writeArticle!: boolean;
}
