import buildSources from './build-sources.mjs';
import { createTemplateDatabase } from './template-database.ts';

/** Makes the database that the medium tests of this run copy. Without a PostgreSQL, their own error says what to do. */
export default async function prepareMediumTests() {
  buildSources();
  if (process.env.TEST_DATABASE_URL) await createTemplateDatabase(process.env.TEST_DATABASE_URL);
}
