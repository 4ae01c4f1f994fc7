import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the sweep of stored files has come; one row. */
@Entity('media_sweeps')
@Check('media_sweeps_one_check', 'id = 1')
export class MediaSweep {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'media_sweeps_pkey' })
  id!: number;

  /** The last key that was looked at. */
  @Column('text')
  after!: string;
}
