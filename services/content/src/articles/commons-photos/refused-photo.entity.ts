import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Photo of an open collection that an article must not show. */
@Entity('refused_photos')
@Check('refused_photos_sha1_check', `sha1 ~ '^[0-9a-f]{40}$'`)
export class RefusedPhoto {
  @PrimaryColumn('integer', { name: 'article_id', primaryKeyConstraintName: 'refused_photos_pkey' })
  articleId!: number;

  /** Hash of the original file. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'refused_photos_pkey' })
  sha1!: string;

  /** User who refused it; null when its source withdrew it. */
  @Column('integer', { name: 'refused_by', nullable: true })
  refusedBy!: number | null;

  @Column({ type: 'timestamptz', name: 'refused_at', precision: 3, default: () => 'now()' })
  refusedAt!: Date;
}
