import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Analysis } from '../analysis.entity.js';

/**
 * A photo whose place a person confirmed. All data about the place comes from an open record; nothing shows where the
 * photo was taken or whose it is. Deleted with its analysis, and therefore with the photo and the account.
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

  /** Model and endpoint that computed the embedding. Vectors of different models cannot be compared. */
  @Column('text', { name: 'embedding_model', nullable: true })
  embeddingModel!: string | null;

  /** A vector of length 1. */
  @Column('real', { array: true, nullable: true })
  embedding!: number[] | null;

  /** The sign of each number of the embedding, one bit each. Used to preselect vectors before cosines are computed. */
  @Column('bit varying', { name: 'embedding_signs', nullable: true })
  embeddingSigns!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
