import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Analysis } from '../analysis.entity.js';

/** One call in which a provider looked at the photo of an analysis. Only admins can read it. */
@Entity('analysis_looks')
@Check('analysis_looks_look_check', 'look in (1, 2)')
@Index('analysis_looks_of_analysis', ['analysisId'])
export class AnalysisLook {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'analysis_looks_pkey' })
  id!: string;

  @Column('uuid', { name: 'analysis_id' })
  analysisId!: string;

  @ManyToOne(() => Analysis, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'analysis_id', foreignKeyConstraintName: 'analysis_looks_analysis_id_fkey' })
  analysis?: Relation<Analysis>;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  /** 1 asks what the photo shows, 2 which of several real places it shows. */
  @Column('smallint')
  look!: 1 | 2;

  @Column('text')
  provider!: string;

  @Column('text', { nullable: true })
  model!: string | null;

  @Column('text', { name: 'prompt_version', nullable: true })
  promptVersion!: string | null;

  /** Tokens of all attempts; null when the provider does not count any. */
  @Column('jsonb', { nullable: true })
  tokens!: { input: number; output: number } | null;

  /** USD of all attempts. */
  @Column('numeric', { precision: 14, scale: 8 })
  usd!: string;

  @Column('boolean')
  estimated!: boolean;

  @Column('integer', { name: 'duration_ms' })
  durationMs!: number;

  /** The provider's answer, as plain text. */
  @Column('text', { nullable: true })
  said!: string | null;

  /** Why a better provider was not used. */
  @Column('text', { nullable: true })
  note!: string | null;

  /** What followed from it; null until the photo was located. */
  @Column('text', { nullable: true })
  conclusion!: string | null;
}
