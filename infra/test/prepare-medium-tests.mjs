import buildSources from './build-sources.mjs';
import { createTemplateDatabase } from './template-database.ts';

/**
 * Creates the database that the medium tests of this run copy. Without a PostgreSQL, the tests fail with an error that
 * says what to do.
 */
export default async function prepareMediumTests() {
  buildSources();
  if (process.env.TEST_DATABASE_URL) await createTemplateDatabase(process.env.TEST_DATABASE_URL);
}
