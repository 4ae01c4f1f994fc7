import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Session of a user. The browser holds a random id, of which only the hash is stored. */
@Entity('sessions')
@Index('sessions_of_user', ['userId'])
@Index('sessions_last_used', ['lastUsedAt'])
export class StoredSession {
  /** SHA-256 of the id, in hexadecimal digits. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sessions_pkey' })
  key!: string;

  /** Has no foreign key, because sessions end on their own connection while a transaction deletes the user. */
  @Column('integer', { name: 'user_id' })
  userId!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** Precise to an hour. */
  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt!: Date;
}
