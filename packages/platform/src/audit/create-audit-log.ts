import type { QueryRunner } from 'typeorm';

/** Creates a service's audit log. Every initial migration calls it, so that all schemas have the same table. */
export async function createAuditLog(runner: QueryRunner): Promise<void> {
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
    );

    -- One index for each filter of the admins' list, which runs newest first.
    create index audit_log_by_actor on audit_log (actor_id, id);
    create index audit_log_by_action on audit_log (action, id);
    create index audit_log_by_subject_type on audit_log (subject_type, id);
    create index audit_log_by_subject on audit_log (subject_type, subject_id, id);

    -- Entries are only ever added: the database refuses changes and deletions, whoever attempts them.
    create function audit_log_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is only ever added to';
    end $$;
    create trigger audit_log_refuse_change before update or delete or truncate on audit_log
      for each statement execute function audit_log_refuse_change()`);
}

export async function dropAuditLog(runner: QueryRunner): Promise<void> {
  await runner.query(`
    drop table audit_log;
    drop function audit_log_refuse_change`);
}
