import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Result of a costly step, by everything that determines it: a retry, or the next owner of the same photo, pays
 * nothing.
 */
@Entity('step_results')
export class StepResult {
  @PrimaryColumn('text')
  key!: string;

  @Column('jsonb')
  value!: unknown;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
