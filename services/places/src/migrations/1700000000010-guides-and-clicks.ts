import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GuidesAndClicks1700000000010 implements MigrationInterface {
  name = 'GuidesAndClicks1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table indexed_articles (
        slug text not null,
        published boolean not null,
        title text not null,
        name_key text not null,
        latitude numeric(8, 6),
        longitude numeric(9, 6),
        updated_at timestamp with time zone not null,
        constraint published_guides_pkey primary key (slug)
      )`);
    await runner.query(`
      create table outbound_clicks (
        provider text not null,
        place text not null,
        day date not null,
        clicks integer not null,
        constraint outbound_clicks_pkey primary key (provider, place, day)
      )`);
    await runner.query('create index outbound_clicks_day_idx on outbound_clicks (day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table outbound_clicks');
    await runner.query('drop table indexed_articles');
  }
}
