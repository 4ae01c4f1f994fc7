import { randomUUID } from 'node:crypto';
import { dropDatabase, type Owner, prepareDatabase } from '../database/roles.ts';

export interface TestDatabase {
  /** Connection strings, one per owner: each with its own role and schema, as in the product. */
  urls: Record<Owner, string>;
  drop(): Promise<void>;
}

/** The same in every test: roles belong to the whole cluster, and tests run side by side. */
const PASSWORD = 'only-for-tests';

/**
 * A fresh database with the product's roles, schemas and extensions and no tables yet. Takes about 0.2 s.
 * @throws Error outside `npm test`, which starts the PostgreSQL this needs
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = testStore('TEST_DATABASE_URL');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const passwords = { auth: PASSWORD, content: PASSWORD, analysis: PASSWORD, places: PASSWORD };
  const urls = await prepareDatabase({ adminUrl, passwords, database });
  return { urls, drop: () => dropDatabase(adminUrl, database) };
}

/**
 * The address of a Redis for tests, shared by all of them: use keys of your own.
 * @throws Error outside `npm test`
 */
export const testRedisUrl = (): string => testStore('TEST_REDIS_URL');

function testStore(name: string): string {
  const url = process.env[name];
  if (!url) {
    throw new Error(
      `${name} is not set: run this test with "npm test -- --only jest <path>", which starts the stores.`,
    );
  }
  return url;
}
