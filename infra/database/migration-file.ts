/** The file of a migration, and what `database.ts` calls it by. */
export interface MigrationFile {
  /** Without the extension. */
  fileName: string;
  className: string;
}

/** The timestamp of the first migration of a service. TypeORM wants 13 digits and runs them in order. */
const FIRST_TIMESTAMP = 1_700_000_000_000;

/**
 * The migration that comes after those of a service.
 * @param name what it does, such as `rate-articles`
 * @param existing the file names in the service's folder of migrations
 */
export function planMigration(name: string, existing: string[]): MigrationFile {
  const timestamps = existing.flatMap((file) => /^(\d{13})-/.exec(file)?.[1] ?? []).map(Number);
  const timestamp = timestamps.length === 0 ? FIRST_TIMESTAMP : Math.max(...timestamps) + 1;
  const words = name.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return { fileName: `${timestamp}-${name}`, className: `${words.join('')}${timestamp}` };
}

export const renderMigration = ({ className }: MigrationFile): string => `\
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why the tables change. */
export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table …');
  }

  /** Undoes all of \`up\`. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table …');
  }
}
`;

/**
 * Adds a migration to the text of a `database.ts`, after those that are there.
 * @throws Error when the text has no list of migrations
 */
export function registerMigration(databaseFile: string, { fileName, className }: MigrationFile): string {
  const lastImport = /^import \{ \w+ \} from '\.\/migrations\/[^']+';\n(?![\s\S]*from '\.\/migrations\/)/m;
  const list = /^(export const migrations = \[)([^\]]*?),?\s*(\];)$/m;
  if (!lastImport.test(databaseFile) || !list.test(databaseFile)) {
    throw new Error('database.ts has no list "export const migrations = […]" of imported migrations');
  }
  return databaseFile
    .replace(lastImport, (line) => `${line}import { ${className} } from './migrations/${fileName}.js';\n`)
    .replace(list, (_, start, names, end) => `${start}${names}, ${className}${end}`);
}
