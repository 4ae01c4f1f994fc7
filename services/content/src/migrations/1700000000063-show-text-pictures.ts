import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures within the text of a published article are for everyone, as its own picture is. */
export class ShowTextPictures1700000000063 implements MigrationInterface {
  name = 'ShowTextPictures1700000000063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create function article_pictures(html text) returns text[] language sql immutable strict parallel safe return
         array(select (regexp_matches(html, '/objects/articles/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g'))[1])`,
    );
    await runner.query(
      'create index articles_text_pictures on articles using gin (article_pictures(content)) where is_public',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index articles_text_pictures');
    await runner.query('drop function article_pictures(text)');
  }
}
