import { Entity, PrimaryColumn } from 'typeorm';

/** Guidebook record that became an article, even if that article no longer exists. */
@Entity('starter_records')
export class StarterRecord {
  @PrimaryColumn('text', { name: 'guidebook_id', primaryKeyConstraintName: 'starter_records_pkey' })
  guidebookId!: string;
}
