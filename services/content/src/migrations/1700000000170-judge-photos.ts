import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JudgePhotos1700000000170 implements MigrationInterface {
  name = 'JudgePhotos1700000000170';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table discoveries add column moderation jsonb,
        add column review_reasons text[] not null default '{}'`);
    await runner.query(`
      create index discoveries_unjudged on discoveries (id)
       where safety = 'unchecked' and moderation is null and media_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index discoveries_unjudged');
    await runner.query('alter table discoveries drop column moderation, drop column review_reasons');
  }
}
