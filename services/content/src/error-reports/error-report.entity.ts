import type { ErrorReportStatus } from '@placelore/contracts/content/error-reports.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Discovery } from '../discoveries/core/discovery.entity.js';

/** An error that a reader reported, without any data about the reader. It has exactly one subject. */
@Entity('error_reports')
@Check('error_reports_subject_check', 'num_nonnulls(article_id, guide_slug, discovery_id) = 1')
@Check('error_reports_status_check', `status in ('open', 'resolved', 'dismissed')`)
@Check('error_reports_closed_check', `(status = 'open') = (closed_at is null)`)
@Index('error_reports_by_status', ['status', 'id'])
@Index('error_reports_of_discovery', ['discoveryId'])
export class ErrorReport {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'error_reports_pkey',
  })
  id!: number;

  @Column('integer', { name: 'article_id', nullable: true })
  articleId!: number | null;

  @Column('text', { name: 'guide_slug', nullable: true })
  guideSlug!: string | null;

  @Column('integer', { name: 'discovery_id', nullable: true })
  discoveryId!: number | null;

  @ManyToOne(() => Discovery, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'discovery_id', foreignKeyConstraintName: 'error_reports_discovery_id_fkey' })
  discovery?: Relation<Discovery>;

  /** Title of the text when the error was reported. */
  @Column('text', { name: 'subject_name' })
  subjectName!: string;

  /** Empty when the report is about the whole text. */
  @Column('text')
  sentence!: string;

  /** The reader's words. */
  @Column('text')
  comment!: string;

  /** Facts that the sentence cites, with their sources. */
  @Column('jsonb')
  citations!: PlaceKnowledge;

  @Column('text', { default: 'open' })
  status!: ErrorReportStatus;

  /** Note of the editor who closed it. */
  @Column('text', { nullable: true })
  resolution!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'closed_at', precision: 3, nullable: true })
  closedAt!: Date | null;
}
