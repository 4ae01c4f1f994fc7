import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What is known here of an article of the content service. A withdrawn one stays as a row, so that an event that comes
 * late cannot publish it again.
 */
@Entity('indexed_articles')
export class IndexedArticle {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'indexed_articles_pkey' })
  slug!: string;

  @Column('boolean')
  published!: boolean;

  @Column('text')
  title!: string;

  /** The title as names are compared. */
  @Column('text', { name: 'name_key' })
  nameKey!: string;

  /** Degrees; null where the article has no position. */
  @Column('numeric', { precision: 8, scale: 6, nullable: true })
  latitude!: string | null;

  @Column('numeric', { precision: 9, scale: 6, nullable: true })
  longitude!: string | null;

  /** When content made the change, by content's clock. */
  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
