import { Entity, PrimaryColumn } from 'typeorm';

/**
 * A backup save whose discovery was deleted, by its owner or an admin. Pages save by themselves, so without it the next
 * look at the same guide would bring back what somebody wanted gone.
 */
@Entity('deleted_backups')
export class DeletedBackup {
  /** `user:` or `visitor:` with the id. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'deleted_backups_pkey' })
  owner!: string;

  @PrimaryColumn('text', { name: 'backup_key', primaryKeyConstraintName: 'deleted_backups_pkey' })
  backupKey!: string;
}
