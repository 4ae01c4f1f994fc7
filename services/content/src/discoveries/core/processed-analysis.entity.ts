import { Entity, PrimaryColumn } from 'typeorm';

/**
 * Analysis that became a discovery. The row outlives the discovery: a late retry of the same creation finds it and does
 * not restore what its owner deleted.
 */
@Entity('processed_analyses')
export class ProcessedAnalysis {
  @PrimaryColumn('uuid', { name: 'analysis_id', primaryKeyConstraintName: 'processed_analyses_pkey' })
  analysisId!: string;
}
