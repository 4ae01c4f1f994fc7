import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DOMAIN_SERVICES } from '../../database/prepare-database.ts';
import { createEmptyTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { findMigrationViolations, type ServiceTables } from '../migrations.ts';

const root = resolve(__dirname, '../../..');

@Entity('planted')
class FixtureEntity {
  @PrimaryColumn('text') id!: string;
}
@Entity('planted')
class FixtureEntityWithExtraColumn {
  @PrimaryColumn('text') id!: string;
  @Column('int') extra!: number;
}
class CreateFixture1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table planted (id text not null, constraint "PK_planted" primary key (id))');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table planted');
  }
}
class CreateWithLeftover1700000000001 extends CreateFixture1700000000001 {
  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    await runner.query("create type mood as enum ('calm')");
  }
}
class Irreversible1700000000001 extends CreateFixture1700000000001 {
  override async down(): Promise<void> {
    throw new Error('cannot be undone');
  }
}

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyTestDatabase();
});
afterEach(() => database.drop());

describe.each(DOMAIN_SERVICES)('%s', (service) => {
  it('creates tables that match the entities, and can be reverted', async () => {
    const file = join(root, 'services', service, 'src', 'database.ts');
    expect(existsSync(file)).toBe(true);
    const tables: ServiceTables = await import(file);
    expect(await findMigrationViolations(database.urls[service], tables)).toEqual([]);
  });
});

describe('migrations check', () => {
  const check = (entity: new () => object, migration: new () => MigrationInterface) =>
    findMigrationViolations(database.urls.auth, { entities: [entity], migrations: [migration] });

  it('returns nothing if tables and entities match', async () => {
    expect(await check(FixtureEntity, CreateFixture1700000000001)).toEqual([]);
  });

  it('finds a column without a migration', async () => {
    expect(await check(FixtureEntityWithExtraColumn, CreateFixture1700000000001)).toEqual([
      expect.stringMatching(/^the migrations do not produce the entities; missing: ALTER TABLE "planted" ADD "extra"/),
    ]);
  });

  it('finds leftovers after all migrations are reverted', async () => {
    expect(await check(FixtureEntity, CreateWithLeftover1700000000001)).toEqual([
      'reverting every migration leaves type mood',
    ]);
  });

  it('finds a migration that cannot be reverted', async () => {
    expect(await check(FixtureEntity, Irreversible1700000000001)).toEqual([
      expect.stringContaining('cannot be undone'),
    ]);
  });
});
