import { Entity, PrimaryColumn } from 'typeorm';

/**
 * Marks a backup save whose discovery was deleted by its owner or an admin. Pages save automatically, so without this
 * row the next visit to the guide would restore the discovery.
 */
@Entity('deleted_backups')
export class DeletedBackup {
  /** `user:` or `visitor:`, followed by the id. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'deleted_backups_pkey' })
  owner!: string;

  @PrimaryColumn('text', { name: 'backup_key', primaryKeyConstraintName: 'deleted_backups_pkey' })
  backupKey!: string;
}
