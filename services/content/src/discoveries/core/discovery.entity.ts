import type { PhotoJudgment } from '@placelore/contracts/analysis/analyses.internal.js';
import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { ReviewReason } from '@placelore/contracts/content/admin/admin-discoveries.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { ExactPlace, NearbyAttraction } from '@placelore/contracts/places/places.js';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { CATEGORY_CHECK } from '../../common/column-checks.js';

/** Columns that only the database writes and only searches read. */
const HIDDEN = { select: false, insert: false, update: false } as const;

/** Whether a photo may be public; `unchecked` when no provider has decided. */
export type Safety = 'safe' | 'unsafe' | 'unchecked';

/** Lists show the newest first; Postgres reads these indexes backward at no extra cost. */
@Entity('discoveries')
@Unique('discoveries_analysis_id_key', ['analysisId'])
@Unique('discoveries_media_id_key', ['mediaId'])
@Check('discoveries_category_check', CATEGORY_CHECK)
@Check('discoveries_safety_check', `safety in ('safe', 'unsafe', 'unchecked')`)
@Index('discoveries_of_user', ['userId', 'id'])
@Index('discoveries_of_visitor', ['visitorId', 'id'], { where: 'user_id is null' })
@Index('discoveries_backup_of_user', ['userId', 'backupKey'], { unique: true, where: 'backup_key is not null' })
@Index('discoveries_backup_of_visitor', ['visitorId', 'backupKey'], {
  unique: true,
  where: 'user_id is null and backup_key is not null',
})
@Index('discoveries_public_backup', ['backupKey'], { where: 'is_public and backup_key is not null' })
@Index('discoveries_by_title', { synchronize: false })
@Index('discoveries_searched', { synchronize: false })
@Index('discoveries_public', ['id'], { where: 'is_public' })
@Index('discoveries_unjudged', ['id'], {
  where: `safety = 'unchecked' and moderation is null and media_id is not null`,
})
export class Discovery {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'discoveries_pkey' })
  id!: number;

  /** Author; null for a guest. Has no foreign key, because users belong to the auth service. */
  @Column('integer', { name: 'user_id', nullable: true })
  userId!: number | null;

  /** Author's name at the time when the discovery became theirs. */
  @Column('text', { nullable: true })
  username!: string | null;

  /** Owner, while there is no author. */
  @Column('uuid', { name: 'visitor_id', nullable: true })
  visitorId!: string | null;

  @Column('uuid', { name: 'analysis_id', nullable: true })
  analysisId!: string | null;

  /** Name of the folder of its images in storage. */
  @Column('uuid', { name: 'media_id', nullable: true })
  mediaId!: string | null;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @Column('text', { name: 'cultural_info' })
  culturalInfo!: string;

  @Column('text')
  category!: Category;

  @Column('text')
  location!: string;

  /** Degrees, precise to a millionth (0.1 m). */
  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  latitude!: string | null;

  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  longitude!: string | null;

  /**
   * Where the photo was taken, and what is near there. Only the owner may see it: `presentOwnDiscovery` is the only
   * function that returns it.
   */
  @Column('jsonb', { name: 'exact_place', nullable: true })
  exactPlace!: ExactPlace | null;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl!: string | null;

  @Column('text', { name: 'thumbnail_url', nullable: true })
  thumbnailUrl!: string | null;

  @Column('text', { array: true })
  facts!: string[];

  @Column('jsonb', { name: 'nearby_attractions' })
  nearbyAttractions!: NearbyAttraction[];

  /** Whether the place that the photo shows is known, and not only where it was taken. */
  @Column('boolean', { default: true })
  identified!: boolean;

  /** Confidence of the place, 0 to 1; null for a saved guide. */
  @Column('real', { nullable: true })
  confidence!: number | null;

  @Column('boolean', { name: 'is_public', default: false })
  isPublic!: boolean;

  /** Whether its owner keeps it private; it can then not be published. */
  @Column('boolean', { name: 'is_kept_private', default: false })
  isKeptPrivate!: boolean;

  @Column('text')
  safety!: Safety;

  /** Provider that checked its photo; null when none did. */
  @Column('jsonb', { nullable: true })
  moderation!: PhotoJudgment | null;

  /** Reasons why an admin must review it before it is public; empty without any, and after an admin's decision. */
  @Column('text', { name: 'review_reasons', array: true, default: '{}' })
  reviewReasons!: ReviewReason[];

  @Column('text', { default: 'unknown' })
  source!: string;

  /** Model that wrote the texts; null when unknown or when a person did. */
  @Column('jsonb', { nullable: true })
  writing!: Provenance | null;

  /** Facts from which the text was written, with their sources; null when unknown. */
  @Column('jsonb', { nullable: true })
  knowledge!: PlaceKnowledge | null;

  /** Sentences of the texts with their grades; null when nothing was checked. */
  @Column('jsonb', { nullable: true })
  verification!: TextVerification | null;

  /** The same for repeated backup saves of one guide; null for other discoveries. */
  @Column('text', { name: 'backup_key', nullable: true })
  backupKey!: string | null;

  /** Number of corrections of its place; the next column has the number when its article was written. */
  @Column('integer', { default: 0 })
  revision!: number;

  @Column('integer', { name: 'article_revision', default: 0 })
  articleRevision!: number;

  /** Day on which its guest last viewed it in their list. */
  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt!: Date;

  /** Search columns of the admin panel: title, location and author. Filled by a trigger. */
  @Column('text', { name: 'search_key', default: '', ...HIDDEN })
  searchKey?: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
