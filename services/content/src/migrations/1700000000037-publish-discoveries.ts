import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PublishDiscoveries1700000000037 implements MigrationInterface {
  name = 'PublishDiscoveries1700000000037';

  async up(runner: QueryRunner): Promise<void> {
    // Restricted: whoever deletes a discovery removes its article first, and so tells nearby places of it.
    await runner.query(`
      alter table articles add column discovery_id integer, add column verification jsonb,
        add constraint articles_discovery_id_key unique (discovery_id),
        add constraint articles_discovery_id_fkey foreign key (discovery_id) references discoveries (id)
          on delete restrict`);
    await runner.query('alter table discoveries add column writing jsonb, add column backup_key text');
    await runner.query(
      'create unique index discoveries_backup_of_user on discoveries (user_id, backup_key) where backup_key is not null',
    );
    await runner.query(
      `create unique index discoveries_backup_of_visitor on discoveries (visitor_id, backup_key)
       where user_id is null and backup_key is not null`,
    );
    await runner.query(`
      create table deleted_backups (
        owner text not null,
        backup_key text not null,
        constraint removed_backups_pkey primary key (owner, backup_key)
      )`);
    await runner.query('create index dynamic_articles_title on dynamic_articles (title_key_of(title))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index dynamic_articles_title');
    await runner.query('drop table deleted_backups');
    await runner.query('drop index discoveries_backup_of_user, discoveries_backup_of_visitor');
    await runner.query('alter table discoveries drop column writing, drop column backup_key');
    await runner.query('alter table articles drop column discovery_id, drop column verification');
  }
}
