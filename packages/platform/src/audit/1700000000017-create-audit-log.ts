import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log is only ever added to: what would change or shorten it is refused, whoever's mistake it is. */
export class CreateAuditLog1700000000017 implements MigrationInterface {
  name = 'CreateAuditLog1700000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_log (
        id integer generated always as identity not null,
        at timestamp with time zone not null default now(),
        actor_id integer,
        actor_name text not null,
        action text not null,
        subject_type text not null,
        subject_id text not null,
        subject_name text not null,
        before jsonb,
        after jsonb,
        request_id text not null,
        constraint audit_log_pkey primary key (id)
      )`);
    await runner.query('create index audit_log_by_actor on audit_log (actor_id, id)');
    await runner.query('create index audit_log_by_action on audit_log (action, id)');
    await runner.query('create index audit_log_by_kind on audit_log (subject_type, id)');
    await runner.query('create index audit_log_by_subject on audit_log (subject_type, subject_id, id)');
    await runner.query(`
      create function audit_log_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is only ever added to';
      end $$`);
    await runner.query(`
      create trigger audit_log_refuse_change before update or delete or truncate on audit_log
        for each statement execute function audit_log_refuse_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_log');
    await runner.query('drop function audit_log_refuse_change');
  }
}
