import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Analysis } from '../analysis.entity.js';

/**
 * A photo whose place a person confirmed. Everything about the place is from an open record, and nothing tells where the
 * photo was taken or whose it is. Deleted with its analysis, and so with the photo and the account.
 */
@Entity('learned_photos')
@Check('learned_photos_embedding_check', '(embedding is null) = (embedding_model is null)')
@Check('learned_photos_signs_check', '(embedding is null) = (embedding_signs is null)')
@Index('learned_photos_newest', ['createdAt', 'analysisId'])
export class LearnedPhoto {
  @PrimaryColumn('uuid', { name: 'analysis_id', primaryKeyConstraintName: 'learned_photos_pkey' })
  analysisId!: string;

  @ManyToOne(() => Analysis, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'analysis_id', foreignKeyConstraintName: 'learned_photos_analysis_id_fkey' })
  analysis?: Relation<Analysis>;

  @Column('text', { name: 'place_name' })
  placeName!: string;

  /** Town and country: "Paris, France". */
  @Column('text', { name: 'place_location' })
  placeLocation!: string;

  /** Position of the place itself, in degrees. */
  @Column('double precision')
  latitude!: number;

  @Column('double precision')
  longitude!: number;

  /** Model and endpoint that made the embedding; vectors of different ones cannot be compared. */
  @Column('text', { name: 'embedding_model', nullable: true })
  embeddingModel!: string | null;

  /** A vector of length 1. */
  @Column('real', { array: true, nullable: true })
  embedding!: number[] | null;

  /** One bit for the sign of each of its numbers: a sketch that is compared first. */
  @Column('bit varying', { name: 'embedding_signs', nullable: true })
  embeddingSigns!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
