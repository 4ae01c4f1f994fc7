import { Entity, PrimaryColumn } from 'typeorm';

/** Deleted account. Ids are never reused, and no data may be created for this one. */
@Entity('deleted_users')
export class DeletedUser {
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'deleted_users_pkey' })
  userId!: number;
}
