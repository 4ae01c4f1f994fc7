import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { createEmptyTestDatabase, type TestDatabase } from '../../../infra/test/test-database.ts';
import { dataSourceOptions, migrate } from '../src/database/database.module.js';
import { CreateJobTables1700000000000 } from './support/create-job-tables.js';
import { createJobServiceApp } from './support/job-service.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeEach(async () => {
  database = await createEmptyTestDatabase();
  const variables = { DATABASE_URL: database.urls.auth, DATABASE_POOL_SIZE: 2 };
  dataSource = await new DataSource(dataSourceOptions(variables, [], [CreateJobTables1700000000000])).initialize();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await dataSource.destroy();
  await database.drop();
});

const insertMigration = (name: string) =>
  dataSource.query(`insert into migrations ("timestamp", name) values (1700000000001, $1)`, [name]);

describe('a schema with a migration that the code does not know', () => {
  it('is not changed, and the error says what to do', async () => {
    await migrate(dataSource);
    await insertMigration('CreateUsers1700000000001');
    await expect(migrate(dataSource)).rejects.toThrow(
      'The schema "auth" was made by another version of Placelore with which this one cannot work. Start that version, or ' +
        'a newer one, or delete the database. (This version does not know: CreateUsers1700000000001.)',
    );
  });

  it('gets no pending migrations', async () => {
    await dataSource.query('create table migrations (id serial, "timestamp" bigint, name varchar)');
    await insertMigration('CreateUsers1700000000001');
    await expect(migrate(dataSource)).rejects.toThrow('CreateUsers1700000000001');
    expect(await dataSource.query(`select to_regclass('job_requests') as found`)).toEqual([{ found: null }]);
  });

  it('keeps a service from starting, without another attempt', async () => {
    await migrate(dataSource);
    await insertMigration('CreateUsers1700000000001');
    const connecting = jest.spyOn(Redis.prototype, 'connect');
    const attempts = jest.spyOn(DataSource.prototype, 'initialize');
    await expect(createJobServiceApp(database.urls.auth, database.redisUrl)).rejects.toThrow(
      'with which this one cannot work',
    );
    expect(attempts).toHaveBeenCalledTimes(1);
    // A service that does not start exits and closes its connections; here they would keep Jest's process alive.
    for (const redis of connecting.mock.contexts) (redis as Redis).disconnect();
  });
});

it('a schema whose migrations are all known is migrated again without an error', async () => {
  await migrate(dataSource);
  await expect(migrate(dataSource)).resolves.toBeUndefined();
});
