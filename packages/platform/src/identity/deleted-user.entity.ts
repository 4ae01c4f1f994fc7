import { Entity, PrimaryColumn } from 'typeorm';

/** An account that is no more. Ids are never given twice, so nothing may come to be under this one. */
@Entity('deleted_users')
export class DeletedUser {
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'deleted_users_pkey' })
  userId!: number;
}
