import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { LearnedPhoto } from './learned-photo.entity.js';

/** Perceptual hash of a learned photo, or of a part of it to which it may be cropped. */
@Entity('learned_photo_hashes')
export class LearnedPhotoHash {
  @PrimaryColumn('uuid', { name: 'analysis_id', primaryKeyConstraintName: 'learned_photo_hashes_pkey' })
  analysisId!: string;

  /** Index in the list of hashed parts; 0 is the whole photo. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'learned_photo_hashes_pkey' })
  region!: number;

  @Column({ type: 'bit', length: '256' })
  hash!: string;

  @ManyToOne(() => LearnedPhoto, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'analysis_id', foreignKeyConstraintName: 'learned_photo_hashes_analysis_id_fkey' })
  photo?: Relation<LearnedPhoto>;
}
