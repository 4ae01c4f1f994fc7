import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type DomainServiceName, dropDatabase, prepareDatabase } from '../database/prepare-database.ts';

export interface TestDatabase {
  /** Connection strings, one per service: each with its own role and schema, as in the product. */
  urls: Record<DomainServiceName, string>;
  /** An empty Redis database, as from `createRedisDatabase`. */
  redisUrl: string;
  drop(): Promise<void>;
}

/** Passwords are the same in every test: roles belong to the whole cluster, and tests run in parallel. */
const PASSWORD = 'only-for-tests';

/**
 * Creates an empty database with the product's roles, schemas and extensions, and a Redis database. Takes about 0.2 s.
 * @throws Error outside `npm test`, which starts the PostgreSQL this needs
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = getStoreUrl('TEST_DATABASE_URL');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const passwords = { auth: PASSWORD, content: PASSWORD, analysis: PASSWORD, places: PASSWORD };
  const [urls, redisUrl] = await Promise.all([prepareDatabase({ adminUrl, passwords, database }), createTestRedis()]);
  return { urls, redisUrl, drop: () => dropDatabase(adminUrl, database) };
}

/**
 * Returns the URL of an unused Redis database, because parallel tests use the same keys.
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
