import type { USER_STATUSES } from '@placelore/contracts/auth/auth.js';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('users')
@Unique('users_username_key', ['username'])
@Unique('users_email_key', ['email'])
@Index('users_search', { synchronize: false })
@Index('users_created', ['createdAt', 'id'])
@Index('users_admins', ['createdAt', 'id'], { where: 'is_admin' })
@Index('users_suspended', ['createdAt', 'id'], { where: `status = 'suspended'` })
@Check('users_status_check', `status in ('active', 'suspended')`)
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'users_pkey' })
  id!: number;

  /** Case-insensitive, like email addresses in practice. */
  @Column('citext')
  username!: string;

  @Column('citext')
  email!: string;

  /** An argon2id hash in PHC form, which carries its own parameters. */
  @Column('text')
  password!: string;

  @Column('boolean', { name: 'is_admin', default: false })
  isAdmin!: boolean;

  @Column('text', { default: 'active' })
  status!: (typeof USER_STATUSES)[number];

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
