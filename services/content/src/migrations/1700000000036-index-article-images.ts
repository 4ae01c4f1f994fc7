import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A picture is shown to whoever may see an article that names it. */
export class IndexArticleImages1700000000036 implements MigrationInterface {
  name = 'IndexArticleImages1700000000036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index articles_image on articles (image_url)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index articles_image');
  }
}
