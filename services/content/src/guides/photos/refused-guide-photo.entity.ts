import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Photo of an open collection that a guide must not show, even after the guide is written again. */
@Entity('refused_guide_photos')
@Check('refused_guide_photos_sha1_check', `sha1 ~ '^[0-9a-f]{40}$'`)
export class RefusedGuidePhoto {
  @PrimaryColumn('text', { name: 'guide_slug', primaryKeyConstraintName: 'refused_guide_photos_pkey' })
  guideSlug!: string;

  /** Hash of the original file. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'refused_guide_photos_pkey' })
  sha1!: string;

  @Column('integer', { name: 'refused_by', nullable: true })
  refusedBy!: number | null;

  @Column({ type: 'timestamptz', name: 'refused_at', precision: 3, default: () => 'now()' })
  refusedAt!: Date;
}
