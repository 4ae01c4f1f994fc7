import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWorkRequests1700000000000 implements MigrationInterface {
  name = 'CreateWorkRequests1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table work_requests (
        id uuid not null,
        job text not null,
        payload jsonb not null,
        dedupe_key text,
        requested_by text not null,
        request_id text not null,
        created_at timestamp with time zone not null default now(),
        relayed_at timestamp with time zone,
        relays integer not null default 0,
        settled_at timestamp with time zone,
        outcome jsonb,
        constraint work_requests_pkey primary key (id)
      )`);
    await runner.query(
      'create index work_requests_to_relay on work_requests (created_at) where relayed_at is null and settled_at is null',
    );
    await runner.query('create index work_requests_open on work_requests (relayed_at) where settled_at is null');
    await runner.query(
      'create unique index work_requests_dedupe on work_requests (job, dedupe_key) where settled_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table work_requests');
  }
}
