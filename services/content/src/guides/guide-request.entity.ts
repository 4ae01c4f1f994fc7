import type { GuideQuery } from '@placelore/contracts/content/guides.js';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** State of a query. Each query has one row, no matter how many users request it. */
@Entity('guide_requests')
@Unique('guide_requests_normalized_query_key', ['normalizedQuery'])
@Check('guide_requests_status_check', `status in ('open', 'done', 'failed')`)
@Check('guide_requests_code_check', `(status = 'failed') = (code is not null)`)
@Index('guide_requests_updated', ['updatedAt'])
export class GuideRequest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'guide_requests_pkey' })
  id!: string;

  @Column('text', { name: 'normalized_query' })
  normalizedQuery!: string;

  @Column('jsonb')
  request!: GuideQuery;

  @Column('text')
  status!: 'open' | 'done' | 'failed';

  /** Id of the latest job request. */
  @Column('uuid', { name: 'job_request_id' })
  jobRequestId!: string;

  /**
   * Error code of a failed query. The row is reused for a while, so that queries like "asdf" are not processed again
   * and again.
   */
  @Column('text', { nullable: true })
  code!: string | null;

  /** Article about the place, which is returned instead of a guide while it is published. */
  @Column('integer', { name: 'article_id', nullable: true })
  articleId!: number | null;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
