import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAnalyses1700000000001 implements MigrationInterface {
  name = 'CreateAnalyses1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
        status text not null default 'queued',
        result jsonb,
        error jsonb,
        job_request_id uuid not null,
        created_at timestamp with time zone not null default now(),
        constraint analyses_pkey primary key (id),
        constraint analyses_status_check check (status in ('queued', 'done', 'failed'))
      )`);
    await runner.query('create unique index analyses_owner_result on analyses (owner_key, result_key)');
    await runner.query('create index analyses_visitor on analyses (visitor_id) where user_id is null');
    await runner.query(`
      create table step_results (
        key text not null,
        value jsonb not null,
        created_at timestamp with time zone not null default now(),
        constraint outcomes_pkey primary key (key)
      )`);
    await runner.query(`
      create table provider_costs (
        id uuid not null,
        at timestamp with time zone not null default now(),
        provider text not null,
        model text,
        purpose text not null,
        usd numeric(14,8) not null,
        estimated boolean not null,
        constraint spending_pkey primary key (id)
      )`);
    await runner.query('create index provider_costs_at on provider_costs (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table provider_costs');
    await runner.query('drop table step_results');
    await runner.query('drop table analyses');
  }
}
