import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Discovery } from './discovery.entity.js';

/** A discovery that stays hidden until its place was located again. */
@Entity('discovery_relocations')
export class DiscoveryRelocation {
  @PrimaryColumn('integer', { name: 'discovery_id', primaryKeyConstraintName: 'discovery_relocations_pkey' })
  discoveryId!: number;

  @OneToOne(() => Discovery, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'discovery_id', foreignKeyConstraintName: 'discovery_relocations_discovery_id_fkey' })
  discovery?: Relation<Discovery>;

  /** Whether it is to be public again. */
  @Column('boolean')
  publish!: boolean;

  /** Whether its article is to be written anew then. */
  @Column('boolean', { name: 'write_article' })
  writeArticle!: boolean;
}
