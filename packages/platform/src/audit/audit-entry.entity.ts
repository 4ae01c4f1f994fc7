import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Audited action of an admin or operator. Every service's schema has one table of this shape; rows never change. */
@Entity('audit_log')
@Index('audit_log_by_actor', ['actorId', 'id'])
@Index('audit_log_by_action', ['action', 'id'])
@Index('audit_log_by_subject_type', ['subjectType', 'id'])
@Index('audit_log_by_subject', ['subjectType', 'subjectId', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'audit_log_pkey' })
  id!: number;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  /** Null for an operator on the shell. Not a foreign key, because an entry outlives the account. */
  @Column('integer', { name: 'actor_id', nullable: true })
  actorId!: number | null;

  @Column('text', { name: 'actor_name' })
  actorName!: string;

  @Column('text')
  action!: string;

  @Column('text', { name: 'subject_type' })
  subjectType!: string;

  @Column('text', { name: 'subject_id' })
  subjectId!: string;

  @Column('text', { name: 'subject_name' })
  subjectName!: string;

  @Column('jsonb', { nullable: true })
  before!: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after!: Record<string, unknown> | null;

  /** Id of the HTTP request that caused the action. */
  @Column('text', { name: 'request_id' })
  requestId!: string;
}
