import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUploads1700000000035 implements MigrationInterface {
  name = 'CreateUploads1700000000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table uploads (
        id uuid not null,
        requested_by integer not null,
        location text not null,
        address_hash text not null,
        content_type text,
        size integer,
        created_at timestamp(3) with time zone not null default now(),
        expires_at timestamp(3) with time zone not null,
        received_at timestamp(3) with time zone,
        used_at timestamp(3) with time zone,
        constraint uploads_pkey primary key (id),
        constraint uploads_size_check check (size between 1 and 10485760)
      )`);
    await runner.query('create index uploads_expiry on uploads (expires_at)');
    await runner.query(`
      create table media_sweeps (
        id integer not null,
        after text not null,
        constraint media_sweeps_pkey primary key (id),
        constraint media_sweeps_one_check check (id = 1)
      )`);
    await runner.query('create index articles_image_url on articles (image_url)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index articles_image_url');
    await runner.query('drop table media_sweeps');
    await runner.query('drop table uploads');
  }
}
