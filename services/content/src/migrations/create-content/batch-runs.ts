export const BATCH_RUNS = `
  -- Runs that admins start over many articles, and their items.
  create table batch_runs (
    id uuid not null,
    kind text not null,
    dry_run boolean not null,
    status text not null,
    started_by integer,
    started_by_name text not null,
    created_at timestamp with time zone not null default now(),
    started_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    cancel_requested_at timestamp(3) with time zone,
    item_limit integer,
    total integer not null default 0,
    done integer not null default 0,
    failed integer not null default 0,
    skipped integer not null default 0,
    cost_usd numeric(14, 8) not null default 0,
    estimated_cost_usd numeric(14, 8) not null default 0,
    budget_usd numeric(14, 8),
    code text,
    message text,
    job_request_id uuid,
    constraint batch_runs_pkey primary key (id),
    constraint batch_runs_kind_check check (
      kind in ('fix-attraction-distances', 'generate-nearby-attractions', 'recover-articles', 'find-photos',
        'compare-guidebook')),
    constraint batch_runs_status_check check (
      status in ('queued', 'running', 'done', 'cancelled', 'stopped', 'failed'))
  );

  -- The admins' list of runs, newest first.
  create index batch_runs_in_time on batch_runs (created_at, id);

  -- One run of each kind is open at a time.
  create unique index batch_runs_open on batch_runs (kind) where status in ('queued', 'running');

  create table batch_run_items (
    run_id uuid not null,
    ordinal integer not null,
    subject_type text not null,
    subject_id integer not null,
    subject_name text not null,
    status text not null default 'waiting',
    outcome jsonb,
    code text,
    message text,
    cost_usd numeric(14, 8) not null default 0,
    ended_at timestamp(3) with time zone,
    constraint batch_run_items_pkey primary key (run_id, ordinal),
    constraint batch_run_items_run_id_fkey foreign key (run_id) references batch_runs (id) on delete cascade,
    constraint batch_run_items_subject_check check (subject_type in ('article', 'discovery', 'record')),
    constraint batch_run_items_status_check check (status in ('waiting', 'done', 'failed', 'skipped'))
  );

  -- The next items that wait, and the list of those that failed.
  create index batch_run_items_by_status on batch_run_items (run_id, status, ordinal);

  -- What the active providers charge, for the estimate before a run: one row.
  create table provider_prices (
    id integer not null,
    nearby_usd numeric(14,8),
    writing_is_paid boolean not null,
    noted_at timestamp(3) with time zone not null,
    constraint provider_prices_pkey primary key (id),
    constraint provider_prices_one_check check (id = 1)
  )`;
