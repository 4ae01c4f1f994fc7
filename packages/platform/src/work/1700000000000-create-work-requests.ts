import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateJobRequests1700000000000 implements MigrationInterface {
  name = 'CreateJobRequests1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job_requests (
        id uuid not null,
        job text not null,
        payload jsonb not null,
        dedupe_key text,
        requested_by text not null,
        request_id text not null,
        created_at timestamp with time zone not null default now(),
        enqueued_at timestamp with time zone,
        relays integer not null default 0,
        finished_at timestamp with time zone,
        outcome jsonb,
        constraint job_requests_pkey primary key (id)
      )`);
    await runner.query(
      'create index job_requests_to_enqueue on job_requests (created_at) where enqueued_at is null and finished_at is null',
    );
    await runner.query('create index job_requests_open on job_requests (enqueued_at) where finished_at is null');
    await runner.query(
      'create unique index job_requests_dedupe on job_requests (job, dedupe_key) where finished_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table job_requests');
  }
}
