import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Progress of the sweep of stored files, in a single row. */
@Entity('media_sweeps')
@Check('media_sweeps_one_check', 'id = 1')
export class MediaSweep {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'media_sweeps_pkey' })
  id!: number;

  /** The last checked key. */
  @Column('text')
  after!: string;
}
