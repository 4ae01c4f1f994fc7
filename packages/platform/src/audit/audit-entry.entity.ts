import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What an admin or an operator did. One table of this shape stands in every owner's schema; rows never change. */
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

  /** Null for an operator on the shell. No foreign key: an entry outlives the account. */
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

  /** Id of the HTTP request that did it. */
  @Column('text', { name: 'request_id' })
  requestId!: string;
}
