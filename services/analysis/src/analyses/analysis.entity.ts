import type { DecidedResult } from '@placelore/contracts/analysis/analyses.internal.js';
import type { AnalysisHints, StoredAnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import type { PhotoMetadata } from '@placelore/photos/formats/photo-metadata.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The decided result, stored until its discovery has been created. */
export interface Decision extends DecidedResult {
  /** Id of the job that creates the discovery. */
  jobRequestId: string;
  /** Number of corrections before this result; 0 for the first one. */
  revision: number;
}

/** One uploaded photo with its hints and its result. */
@Entity('analyses')
@Check('analyses_status_check', `status in ('queued', 'done', 'failed')`)
@Index('analyses_owner_result', ['ownerKey', 'resultKey'], { unique: true })
@Index('analyses_visitor', ['visitorId'], { where: 'user_id is null' })
@Index('analyses_of_guests_by_use', ['lastUsedAt'], { where: 'user_id is null' })
export class Analysis {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer', { name: 'user_id', nullable: true })
  userId!: number | null;

  @Column('text', { nullable: true })
  username!: string | null;

  @Column('uuid', { name: 'visitor_id', nullable: true })
  visitorId!: string | null;

  /** Owner: `user:7` or `visitor:…`. */
  @Column('text', { name: 'owner_key' })
  ownerKey!: string;

  /**
   * Hash of photo, hints and providers. An equal request of the same owner reuses this row. Null when the row must not
   * be reused, for example because it failed.
   */
  @Column('text', { name: 'result_key', nullable: true })
  resultKey!: string | null;

  @Column('text')
  source!: AnalysisHints['source'];

  @Column('jsonb')
  hints!: AnalysisHints;

  /** SHA-256 of the bytes as uploaded. */
  @Column('text', { name: 'image_hash' })
  imageHash!: string;

  @Column('jsonb')
  metadata!: PhotoMetadata;

  /**
   * Perceptual hashes of the photo and its parts, by which near-copies are found; empty when it has too little detail.
   */
  @Column('text', { name: 'photo_hashes', array: true, default: () => "'{}'" })
  photoHashes!: string[];

  @Column('text', { default: 'queued' })
  status!: 'queued' | 'done' | 'failed';

  @Column('jsonb', { nullable: true })
  result!: StoredAnalysisResult | null;

  @Column('jsonb', { nullable: true })
  error!: { code: string; message: string } | null;

  /** The place that the owner chose last, and the number of their choices. */
  @Column('jsonb', { nullable: true })
  correction!: (PlaceChoice & { revision: number }) | null;

  /** Null until a result is decided, and again once its discovery has been created. */
  @Column('jsonb', { nullable: true })
  decision!: Decision | null;

  /** Id of the job that creates, or has created, the current result. */
  @Column('uuid', { name: 'job_request_id' })
  jobRequestId!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** Last time the owner read, claimed or corrected it, to the hour. */
  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt!: Date;
}
