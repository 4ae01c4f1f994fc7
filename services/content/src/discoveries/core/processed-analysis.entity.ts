import { Entity, PrimaryColumn } from 'typeorm';

/**
 * Marks an analysis that became a discovery. The row outlives the discovery, so that a late retry of its creation does
 * not restore what its owner deleted.
 */
@Entity('processed_analyses')
export class ProcessedAnalysis {
  @PrimaryColumn('uuid', { name: 'analysis_id', primaryKeyConstraintName: 'processed_analyses_pkey' })
  analysisId!: string;
}
