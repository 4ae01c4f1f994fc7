import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Analysis } from '../analysis.entity.js';
import { StepResult } from './step-result.entity.js';

/** Link from an analysis to a step result that it used. The step result is deleted with its last link. */
@Entity('analysis_step_results')
@Index('analysis_step_results_of_result', ['stepResultKey'])
export class AnalysisStepResult {
  @PrimaryColumn('uuid', { name: 'analysis_id', primaryKeyConstraintName: 'analysis_step_results_pkey' })
  analysisId!: string;

  @PrimaryColumn('text', { name: 'step_result_key', primaryKeyConstraintName: 'analysis_step_results_pkey' })
  stepResultKey!: string;

  @ManyToOne(() => Analysis, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'analysis_id', foreignKeyConstraintName: 'analysis_step_results_analysis_id_fkey' })
  analysis?: Relation<Analysis>;

  @ManyToOne(() => StepResult, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'step_result_key', foreignKeyConstraintName: 'analysis_step_results_step_result_key_fkey' })
  stepResult?: Relation<StepResult>;
}
