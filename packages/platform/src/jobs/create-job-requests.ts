import type { QueryRunner } from 'typeorm';

/** Creates a service's outbox. Every initial migration calls it, so that all schemas have the same table. */
export async function createJobRequests(runner: QueryRunner): Promise<void> {
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
      retried_as uuid,
      requester jsonb,
      traceparent text,
      round integer not null default 0,
      constraint job_requests_pkey primary key (id)
    );

    -- While a request with a key is open, an equal one is not made again.
    create unique index job_requests_dedupe on job_requests (job, dedupe_key) where finished_at is null;

    -- The relay takes the oldest request that is not in the queue yet.
    create index job_requests_to_enqueue on job_requests (created_at) where enqueued_at is null and finished_at is null;

    -- The sweeper looks for lost jobs among those that have been in the queue the longest.
    create index job_requests_open on job_requests (enqueued_at) where finished_at is null;

    -- The schedule asks when a job was last requested.
    create index job_requests_by_job on job_requests (job, created_at);

    -- The admins' list of failed jobs; what was retried is no longer in it.
    create index job_requests_failed on job_requests (finished_at, id)
      where outcome->>'status' = 'failed' and retried_as is null;

    -- Retention deletes what finished long ago.
    create index job_requests_finished on job_requests (finished_at) where finished_at is not null;

    -- Deleting an account deletes what its user requested.
    create index job_requests_of_requester on job_requests (requested_by)`);
}

export async function dropJobRequests(runner: QueryRunner): Promise<void> {
  await runner.query('drop table job_requests');
}
