import { Entity, PrimaryColumn } from 'typeorm';

/** A record of the guidebook that has been made into an article, whether or not that article still exists. */
@Entity('starter_records')
export class StarterRecord {
  @PrimaryColumn('text', { name: 'guidebook_id', primaryKeyConstraintName: 'starter_records_pkey' })
  guidebookId!: string;
}
