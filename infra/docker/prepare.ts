// Prepares the stores of an installation in containers at every start: the roles and schemas in the database, and the
// bucket.
import { setTimeout } from 'node:timers/promises';
import { ConfigError } from '@placelore/platform/config/read-config.js';
import { openStorage } from '@placelore/platform/storage/storage.module.js';
import { prepareDatabase } from '../database/prepare-database.ts';
import { type PrepareConfig, readPrepareConfig } from './config.ts';

const MAX_ATTEMPTS = 10;

async function prepare(config: PrepareConfig): Promise<void> {
  await prepareDatabase({
    adminUrl: config.DATABASE_ADMIN_URL,
    passwords: {
      auth: config.AUTH_DATABASE_PASSWORD,
      content: config.CONTENT_DATABASE_PASSWORD,
      analysis: config.ANALYSIS_DATABASE_PASSWORD,
      places: config.PLACES_DATABASE_PASSWORD,
    },
  });
  console.log('The database, its roles, schemas and extensions are ready.');
  await prepareBucket(config);
  console.log('The bucket is ready.');
}

async function prepareBucket(config: PrepareConfig): Promise<void> {
  const storage = await openStorage('prepare', config);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await storage.probe();
      return;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || error instanceof ConfigError) throw error;
      console.log(`The object store does not answer yet (${error instanceof Error ? error.message : error}).`);
      await setTimeout(2_000);
    }
  }
}

try {
  await prepare(readPrepareConfig());
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
