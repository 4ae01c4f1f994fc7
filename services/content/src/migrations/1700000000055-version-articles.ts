import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without a foreign key: what is deleted and brought back has its versions again. */
export class VersionArticles1700000000055 implements MigrationInterface {
  name = 'VersionArticles1700000000055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table articles add column revision integer not null default 1');
    await runner.query(`
      create table article_versions (
        article_id integer not null,
        number integer not null,
        saved_at timestamp(3) with time zone not null default now(),
        saved_by integer,
        saved_by_name text not null,
        changed text[] not null,
        former jsonb not null,
        pictures uuid[] not null,
        constraint article_versions_pkey primary key (article_id, number)
      )`);
    await runner.query('create index article_versions_pictures on article_versions using gin (pictures)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table article_versions');
    await runner.query('alter table articles drop column revision');
  }
}
