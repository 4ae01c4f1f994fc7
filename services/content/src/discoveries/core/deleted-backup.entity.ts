import { Entity, PrimaryColumn } from 'typeorm';

/**
 * Backup save whose discovery was deleted, by its owner or an admin. Pages save automatically, so without this row the
 * next visit of the guide would restore a deleted discovery.
 */
@Entity('deleted_backups')
export class DeletedBackup {
  /** `user:` or `visitor:`, followed by the id. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'deleted_backups_pkey' })
  owner!: string;

  @PrimaryColumn('text', { name: 'backup_key', primaryKeyConstraintName: 'deleted_backups_pkey' })
  backupKey!: string;
}
