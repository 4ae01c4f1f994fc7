import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Step results belong to the analyses that used them. The owners of the stored ones are unknown, so they are deleted
 * and computed again when needed.
 */
export class ForgetAnalyses1700000000101 implements MigrationInterface {
  name = 'ForgetAnalyses1700000000101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table analyses add column last_used_at timestamp with time zone not null default now()');
    await runner.query('create index analyses_of_guests_by_use on analyses (last_used_at) where user_id is null');
    await runner.query('delete from step_results');
    await runner.query(`
      create table analysis_step_results (
        analysis_id uuid not null,
        outcome_key text not null,
        constraint analysis_outcomes_pkey primary key (analysis_id, outcome_key),
        constraint analysis_outcomes_analysis_id_fkey foreign key (analysis_id) references analyses (id) on delete cascade,
        constraint analysis_outcomes_outcome_key_fkey foreign key (outcome_key) references step_results (key) on delete cascade
      )`);
    await runner.query('create index analysis_outcomes_of_outcome on analysis_step_results (outcome_key)');
    await runner.query(`update job_requests set payload = payload - 'place' where job = 'photo.correct'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table analysis_step_results');
    await runner.query('alter table analyses drop column last_used_at');
  }
}
