import pg from 'pg';
import { createEmptyTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { DOMAIN_SERVICES, type DomainServiceName, prepareDatabase } from '../prepare-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyTestDatabase();
  for (const service of DOMAIN_SERVICES)
    await query(service, `create table belongings as select '${service}' as whose`);
});
afterAll(() => database.drop());

async function query(service: DomainServiceName, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.urls[service] });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const pairs = DOMAIN_SERVICES.flatMap((service) =>
  DOMAIN_SERVICES.filter((other) => other !== service).map((other) => [service, other] as const),
);

test.each(pairs)('database roles: %s cannot read, write or enter the schema of %s', async (service, other) => {
  const expectedError = `permission denied for schema ${other}`;
  await expect(query(service, `select * from ${other}.belongings`)).rejects.toThrow(expectedError);
  await expect(query(service, `insert into ${other}.belongings values ('stolen')`)).rejects.toThrow(expectedError);
  await expect(query(service, `create table ${other}.more ()`)).rejects.toThrow(expectedError);
  await expect(query(service, `set role placelore_${other}`)).rejects.toThrow('permission denied to set role');
});

test.each(DOMAIN_SERVICES)('database roles: %s works in its own schema without naming it', async (service) => {
  expect(await query(service, 'select whose, current_schema() as schema from belongings')).toEqual([
    { whose: service, schema: service },
  ]);
});

test.each(DOMAIN_SERVICES)('database roles: %s cannot create anything outside its schema', async (service) => {
  await expect(query(service, 'create table public.anything ()')).rejects.toThrow(
    'permission denied for schema public',
  );
  await expect(query(service, 'create table extensions.anything ()')).rejects.toThrow('permission denied');
  await expect(query(service, 'create schema another')).rejects.toThrow('permission denied for database');
  await expect(query(service, 'create database another')).rejects.toThrow('permission denied to create database');
  await expect(query(service, 'create role another')).rejects.toThrow('permission denied to create role');
  await expect(query(service, 'create temporary table anything ()')).rejects.toThrow(
    'permission denied to create temp',
  );
});

test('extensions: work without a schema name, even with accents and other scripts', async () => {
  const sql = `select unaccent('Málaga') as plain, similarity('Alhambra', 'Alhanbra') > 0.3 as similar,
    'Kyoto'::citext = 'kYOTO' as same, length(gen_random_bytes(8)) as bytes, show_trgm('京都') <> '{}' as trigrams`;
  expect(await query('content', sql)).toEqual([
    { plain: 'Malaga', similar: true, same: true, bytes: 8, trigrams: true },
  ]);
});

test('prepareDatabase: keeps existing tables when it runs again', async () => {
  const adminUrl = process.env.TEST_DATABASE_URL ?? '';
  const name = new URL(database.urls.auth).pathname.slice(1);
  const passwords = {
    auth: 'only-for-tests',
    content: 'only-for-tests',
    analysis: 'only-for-tests',
    places: 'only-for-tests',
  };
  await prepareDatabase({ adminUrl, passwords, database: name });
  expect(await query('auth', 'select whose from belongings')).toEqual([{ whose: 'auth' }]);
});

test('prepareDatabase: prepares several databases at the same time', async () => {
  const databases = await Promise.all(Array.from({ length: 4 }, () => createEmptyTestDatabase()));
  await Promise.all(databases.map((testDatabase) => testDatabase.drop()));
});

it('database roles: keep their stored secrets when they are prepared again, because poolers know them', async () => {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL! });
  await admin.connect();
  try {
    const findSecrets = async () =>
      (await admin.query(`select rolname, rolpassword from pg_authid where rolname like 'placelore_%' order by 1`))
        .rows;
    const before = await findSecrets();
    expect(before).toHaveLength(DOMAIN_SERVICES.length);
    const again = await createEmptyTestDatabase();
    await again.drop();
    expect(await findSecrets()).toEqual(before);
    const settings = await query('auth', `select current_setting('statement_timeout') as statement`);
    expect(settings).toEqual([{ statement: '30s' }]);
  } finally {
    await admin.end();
  }
});
