import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An upload says which article it is for, so that what was sent and not taken is found again. */
export class AimUploads1700000000056 implements MigrationInterface {
  name = 'AimUploads1700000000056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table uploads add column article_id integer');
    await runner.query(
      'create index uploads_of_article on uploads (article_id, created_at) where article_id is not null and used_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index uploads_of_article');
    await runner.query('alter table uploads drop column article_id');
  }
}
