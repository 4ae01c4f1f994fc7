import type { GuideQuery } from '@placelore/contracts/content/guides.js';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** What became of a query: one row each, however many ask. */
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
  asked!: GuideQuery;

  @Column('text')
  status!: 'open' | 'done' | 'failed';

  /** The last work asked for. */
  @Column('uuid', { name: 'job_request_id' })
  jobRequestId!: string;

  /** Why it failed; such a row answers for a while, so that nobody works on "asdf" again and again. */
  @Column('text', { nullable: true })
  code!: string | null;

  /** The article about the place, which answers instead of a guide while it is there and published. */
  @Column('integer', { name: 'article_id', nullable: true })
  articleId!: number | null;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
