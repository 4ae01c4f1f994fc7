// Runs the migrations of one service in its own image, and exits: node infra/docker/migrate.mjs content
import { dataSourceOptions, migrate } from '@placelore/platform/database/database.module.js';
import { DataSource } from 'typeorm';

const [, , service = ''] = process.argv;
const { entities, migrations } = await import(`../../services/${service}/dist/database.js`);
const variables = { DATABASE_URL: process.env.DATABASE_URL, DATABASE_POOL_SIZE: 2 };
const dataSource = new DataSource(dataSourceOptions(variables, entities, migrations, `${service} migration`));
try {
  await dataSource.initialize();
  await migrate(dataSource);
  console.log(`The schema of ${service} is up to date.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (dataSource.isInitialized) await dataSource.destroy();
}
