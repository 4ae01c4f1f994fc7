import { Entity, PrimaryColumn } from 'typeorm';

/**
 * An analysis that became a discovery. The row outlives the discovery: a late retry of the same creation finds it and
 * does not bring back what its owner deleted.
 */
@Entity('processed_analyses')
export class ProcessedAnalysis {
  @PrimaryColumn('uuid', { name: 'analysis_id', primaryKeyConstraintName: 'processed_analyses_pkey' })
  analysisId!: string;
}
