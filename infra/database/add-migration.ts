import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runNode } from '../launcher/processes/run-node.ts';
import { formatStartupError, StartupError } from '../launcher/processes/startup-error.ts';
import { planMigration, registerMigration, renderMigration } from './migration-file.ts';
import { DOMAIN_SERVICES } from './prepare-database.ts';

const root = resolve(import.meta.dirname, '../..');

/** Writes the next migration of a service and registers it. Returns the changed files, relative to the root. */
async function addMigration(service: string, name: string): Promise<string[]> {
  const source = `services/${service}/src`;
  const migration = planMigration(name, await readdir(join(root, source, 'migrations')));
  const migrationPath = `${source}/migrations/${migration.fileName}.ts`;
  const databasePath = `${source}/database.ts`;
  const database = registerMigration(await readFile(join(root, databasePath), 'utf8'), migration);
  await writeFile(join(root, migrationPath), renderMigration(migration), { flag: 'wx' });
  await writeFile(join(root, databasePath), database);
  return [migrationPath, databasePath];
}

async function main(): Promise<void> {
  const [service = '', name = '', ...rest] = parseArgs({ allowPositionals: true }).positionals;
  const isService = DOMAIN_SERVICES.some((known) => known === service);
  if (!isService || !/^[a-z]+(-[a-z0-9]+)*$/.test(name) || rest.length > 0) {
    throw new StartupError(
      `Say which service and what the migration does, as in "npm run migration -- content rate-articles"; services with ` +
        `a database are ${DOMAIN_SERVICES.join(', ')}.`,
    );
  }
  const files = await addMigration(service, name);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const code = await runNode(root, [biome, 'format', '--write', '--log-level=error', ...files]);
  if (code !== 0) throw new StartupError(`Biome could not format ${files.join(' and ')}.`);
  console.log(`${files[0]} is there, and ${files[1]} runs it.`);
}

try {
  await main();
} catch (error) {
  console.error(formatStartupError(error, root));
  process.exit(1);
}
