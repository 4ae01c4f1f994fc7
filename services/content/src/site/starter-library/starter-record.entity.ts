import { Entity, PrimaryColumn } from 'typeorm';

/** Guidebook record that became an article, whether or not that article still exists. */
@Entity('starter_records')
export class StarterRecord {
  @PrimaryColumn('text', { name: 'guidebook_id', primaryKeyConstraintName: 'starter_records_pkey' })
  guidebookId!: string;
}
