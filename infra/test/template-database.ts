import { resolve } from 'node:path';
import { DataSource } from 'typeorm';
import { DOMAIN_SERVICES, dropDatabase, prepareDatabase } from '../database/prepare-database.ts';

/** Database that medium tests copy. No client may be connected to it while a test starts. */
export const TEMPLATE_DATABASE = 'test_template';
/** The passwords are the same in every test, because roles belong to the whole cluster and tests run in parallel. */
export const PASSWORDS = {
  auth: 'only-for-tests',
  content: 'only-for-tests',
  analysis: 'only-for-tests',
  places: 'only-for-tests',
};

/** Longer than in services, because a failure here fails the whole run. */
const CONNECT_TIMEOUT_MS = 30_000;

/** Recreates the template and runs the built migrations of all services in it. Takes about 2 s. */
export async function createTemplateDatabase(adminUrl: string): Promise<void> {
  await dropDatabase(adminUrl, TEMPLATE_DATABASE);
  const urls = await prepareDatabase({ adminUrl, passwords: PASSWORDS, database: TEMPLATE_DATABASE });
  const root = resolve(import.meta.dirname, '../..');
  const { dataSourceOptions, migrate } = await import(`${root}/packages/platform/dist/database/database.module.js`);
  for (const service of DOMAIN_SERVICES) {
    const { migrations } = await import(`${root}/services/${service}/dist/database.js`);
    const variables = { DATABASE_URL: urls[service], DATABASE_POOL_SIZE: 2 };
    const options = dataSourceOptions(variables, [], migrations);
    const dataSource = await new DataSource({ ...options, connectTimeoutMS: CONNECT_TIMEOUT_MS }).initialize();
    try {
      await migrate(dataSource);
    } finally {
      await dataSource.destroy();
    }
  }
}
