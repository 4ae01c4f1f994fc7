import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RewriteArticles1700000000058 implements MigrationInterface {
  name = 'RewriteArticles1700000000058';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table article_rewrites (
        id uuid not null,
        article_id integer not null,
        asked jsonb not null,
        status text not null,
        code text,
        result jsonb,
        created_at timestamp(3) with time zone not null default now(),
        constraint article_rewrites_pkey primary key (id),
        constraint article_rewrites_status_check check (status in ('open', 'done', 'failed')),
        constraint article_rewrites_result_check check (
          (status = 'done') = (result is not null) and (status = 'failed') = (code is not null))
      )`);
    await runner.query('create index article_rewrites_in_time on article_rewrites (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table article_rewrites');
  }
}
