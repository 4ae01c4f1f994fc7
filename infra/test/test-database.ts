import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import {
  copyDatabase,
  type DatabaseOptions,
  type DomainServiceName,
  dropDatabase,
  prepareDatabase,
} from '../database/prepare-database.ts';
import { PASSWORDS, TEMPLATE_DATABASE } from './template-database.ts';

export interface TestDatabase {
  /** One connection string per service, with its own role and schema, as in the product. */
  urls: Record<DomainServiceName, string>;
  /** An empty Redis database, as {@link createTestRedis} returns it. */
  redisUrl: string;
  drop(): Promise<void>;
}

/**
 * Creates a Redis database, and a PostgreSQL database with the product's roles, schemas, extensions, and all tables, as
 * after the migrations of every service. Takes about 0.1 s, because it copies a database that `npm test` created.
 * @throws Error outside `npm test`, which starts the required PostgreSQL
 */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase((options) => copyDatabase(options, TEMPLATE_DATABASE));

/** Creates a test database without tables, as before the first migration. */
export const createEmptyTestDatabase = (): Promise<TestDatabase> => createDatabase(prepareDatabase);

type DatabaseFactory = (options: Required<Omit<DatabaseOptions, 'directHost'>>) => ReturnType<typeof prepareDatabase>;

async function createDatabase(create: DatabaseFactory): Promise<TestDatabase> {
  const adminUrl = getStoreUrl('TEST_DATABASE_URL');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const [urls, redisUrl] = await Promise.all([create({ adminUrl, passwords: PASSWORDS, database }), createTestRedis()]);
  return { urls, redisUrl, drop: () => dropDatabase(adminUrl, database) };
}

/**
 * Returns the URL of an unused Redis database. Parallel tests use the same keys, so each needs its own.
 * @throws Error outside `npm test`
 */
export async function createTestRedis(): Promise<string> {
  const url = new URL(getStoreUrl('TEST_REDIS_URL'));
  const server = new Redis(url.href);
  try {
    url.pathname = `/${await server.incr('databases taken')}`;
  } finally {
    server.disconnect();
  }
  return url.href;
}

function getStoreUrl(name: string): string {
  const url = process.env[name];
  if (!url) {
    throw new Error(
      `${name} is not set: run this test with "npm test -- --only jest <path>", which starts the stores.`,
    );
  }
  return url;
}
