import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Data that the Google provider stores: places by id, whose positions expire after 30 days, and the cost of its calls.
 */
export class Google1700000000020 implements MigrationInterface {
  name = 'Google1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table places alter latitude drop not null, alter longitude drop not null');
    await runner.query('create index places_name_idx on places (name)');
    await runner.query(`
      create table geo_provider_costs (
        day date not null,
        sku text not null,
        calls integer not null,
        micro_usd bigint not null,
        constraint geo_spending_pkey primary key (day, sku)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table geo_provider_costs');
    await runner.query('drop index places_name_idx');
    await runner.query('delete from places where latitude is null or longitude is null');
    await runner.query('alter table places alter latitude set not null, alter longitude set not null');
  }
}
