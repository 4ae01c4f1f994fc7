import { DataSource } from 'typeorm';
import { createEmptyTestDatabase, type TestDatabase } from '../../../infra/test/test-database.ts';
import { dataSourceOptions } from '../src/database/database.module.js';
import { queryPrepared } from '../src/database/prepared-statement.js';

/** Uses a real PostgreSQL and one connection, so that a statement finds what the previous one leaves behind. */
let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  const variables = { DATABASE_URL: database.urls.auth, DATABASE_POOL_SIZE: 1 };
  dataSource = await new DataSource(dataSourceOptions(variables, [], [])).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const COUNT = { name: 'count', sql: 'select count(*)::integer as count from generate_series(1, $1::integer)' };
const countPlans = async (name: string) =>
  (
    await dataSource.query(
      `select generic_plans::integer as generic, custom_plans::integer as custom from pg_prepared_statements where name = $1`,
      [name],
    )
  )[0];
const readSettings = async () =>
  (
    await dataSource.query(
      `select current_setting('plan_cache_mode') as mode, now() = statement_timestamp() as "isNew"`,
    )
  )[0];

describe('queryPrepared', () => {
  it('lets PostgreSQL decide how often a statement is planned', async () => {
    for (const size of [1, 2]) expect(await queryPrepared(dataSource, COUNT, [size])).toEqual([{ count: size }]);
    expect(await countPlans('count')).toEqual({ generic: 0, custom: 2 });
  });

  it('plans a statement once on request, and leaves neither the setting nor a transaction behind', async () => {
    const once = { ...COUNT, name: 'count-once', isPlannedOnce: true };
    for (const size of [3, 4]) expect(await queryPrepared(dataSource, once, [size])).toEqual([{ count: size }]);
    expect(await countPlans('count-once')).toEqual({ generic: 2, custom: 0 });
    expect(await readSettings()).toEqual({ mode: 'auto', isNew: true });
  });

  it('throws the error of a statement that is planned once, and the connection works afterwards', async () => {
    const faulty = { name: 'faulty', sql: 'select 1 / $1::integer as value', isPlannedOnce: true };
    await expect(queryPrepared(dataSource, faulty, [0])).rejects.toMatchObject({ code: '22012' });
    expect(await queryPrepared(dataSource, faulty, [1])).toEqual([{ value: 1 }]);
    expect(await readSettings()).toEqual({ mode: 'auto', isNew: true });
  });
});
