import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Estimates of batch runs know what the active providers charge. */
export class CreateProviderPrices1700000000160 implements MigrationInterface {
  name = 'CreateProviderPrices1700000000160';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table provider_prices (
        id integer not null,
        nearby_usd numeric(14,8),
        writing_is_paid boolean not null,
        noted_at timestamp(3) with time zone not null,
        constraint provider_prices_pkey primary key (id),
        constraint provider_prices_one_check check (id = 1)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table provider_prices');
  }
}
