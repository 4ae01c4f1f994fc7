import { createAuditLog, dropAuditLog } from '@placelore/platform/audit/create-audit-log.js';
import { createDeletedUsers, dropDeletedUsers } from '@placelore/platform/identity/create-deleted-users.js';
import { createJobRequests, dropJobRequests } from '@placelore/platform/jobs/create-job-requests.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAnalysis1700000000000 implements MigrationInterface {
  name = 'CreateAnalysis1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createJobRequests(runner);
    await createAuditLog(runner);
    await createDeletedUsers(runner);
    for (const topic of [ANALYSES, STEP_RESULTS, LOOKS, LEARNED_PHOTOS, COSTS]) await runner.query(topic);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table provider_costs, learned_photo_hashes, learned_photos, analysis_looks, analysis_step_results, step_results,
        analyses`);
    await dropDeletedUsers(runner);
    await dropAuditLog(runner);
    await dropJobRequests(runner);
  }
}

const ANALYSES = `
  create table analyses (
    id uuid not null,
    user_id integer,
    username text,
    visitor_id uuid,
    owner_key text not null,
    result_key text,
    source text not null,
    hints jsonb not null,
    image_hash text not null,
    metadata jsonb not null,
    photo_hashes text[] not null default '{}',
    status text not null default 'queued',
    result jsonb,
    error jsonb,
    correction jsonb,
    decision jsonb,
    job_request_id uuid not null,
    created_at timestamp with time zone not null default now(),
    last_used_at timestamp with time zone not null default now(),
    constraint analyses_pkey primary key (id),
    constraint analyses_status_check check (status in ('queued', 'done', 'failed'))
  );

  -- The same owner who sends the same photo again gets the analysis that exists.
  create unique index analyses_owner_result on analyses (owner_key, result_key);

  -- A visitor who signs in takes their analyses along.
  create index analyses_visitor on analyses (visitor_id) where user_id is null;

  -- Retention deletes analyses that no visitor has used for long.
  create index analyses_of_guests_by_use on analyses (last_used_at) where user_id is null`;

const STEP_RESULTS = `
  -- What a costly step answered, by everything that decides its answer: a retry does not pay for it again.
  create table step_results (
    key text not null,
    value jsonb not null,
    created_at timestamp with time zone not null default now(),
    constraint step_results_pkey primary key (key)
  );

  -- Which analyses used a result: it is deleted with the last of them.
  create table analysis_step_results (
    analysis_id uuid not null,
    step_result_key text not null,
    constraint analysis_step_results_pkey primary key (analysis_id, step_result_key),
    constraint analysis_step_results_analysis_id_fkey foreign key (analysis_id)
      references analyses (id) on delete cascade,
    constraint analysis_step_results_step_result_key_fkey foreign key (step_result_key)
      references step_results (key) on delete cascade
  );

  -- Asks whether another analysis still uses a result.
  create index analysis_step_results_of_result on analysis_step_results (step_result_key)`;

const LEARNED_PHOTOS = `
  -- Photos whose place a person confirmed. Their places are suggested for similar photos.
  create table learned_photos (
    analysis_id uuid not null,
    place_name text not null,
    place_location text not null,
    latitude double precision not null,
    longitude double precision not null,
    embedding_model text,
    embedding real[],
    embedding_signs bit varying,
    created_at timestamp with time zone not null default now(),
    constraint learned_photos_pkey primary key (analysis_id),
    constraint learned_photos_analysis_id_fkey foreign key (analysis_id) references analyses (id) on delete cascade,
    constraint learned_photos_embedding_check check ((embedding is null) = (embedding_model is null)),
    constraint learned_photos_signs_check check ((embedding is null) = (embedding_signs is null))
  );

  -- Admins see the latest first.
  create index learned_photos_newest on learned_photos (created_at, analysis_id);

  create table learned_photo_hashes (
    analysis_id uuid not null,
    region smallint not null,
    hash bit(256) not null,
    constraint learned_photo_hashes_pkey primary key (analysis_id, region),
    constraint learned_photo_hashes_analysis_id_fkey foreign key (analysis_id)
      references learned_photos (analysis_id) on delete cascade
  )`;

const LOOKS = `
  -- How providers looked at a photo, what they said and what it cost. Only admins read it.
  create table analysis_looks (
    id uuid not null,
    analysis_id uuid not null,
    at timestamp with time zone not null default now(),
    look smallint not null,
    provider text not null,
    model text,
    prompt_version text,
    tokens jsonb,
    usd numeric(14,8) not null,
    estimated boolean not null,
    duration_ms integer not null,
    said text,
    note text,
    conclusion text,
    constraint analysis_looks_pkey primary key (id),
    constraint analysis_looks_look_check check (look in (1, 2)),
    constraint analysis_looks_analysis_id_fkey foreign key (analysis_id) references analyses (id) on delete cascade
  );

  -- The console lists the looks of one analysis; deleting an analysis finds them.
  create index analysis_looks_of_analysis on analysis_looks (analysis_id)`;

const COSTS = `
  create table provider_costs (
    id uuid not null,
    at timestamp with time zone not null default now(),
    provider text not null,
    model text,
    purpose text not null,
    usd numeric(14,8) not null,
    estimated boolean not null,
    constraint provider_costs_pkey primary key (id)
  );

  -- The daily budget and the cost report sum up spans of time.
  create index provider_costs_at on provider_costs (at)`;
