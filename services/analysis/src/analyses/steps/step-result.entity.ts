import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Result of a costly step. Its key contains everything that determines it, so a retry, or another owner of the same
 * photo, pays nothing.
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
