/** Name of a migration's file, and of its class in `database.ts`. */
export interface MigrationFile {
  /** Name without the extension. */
  fileName: string;
  className: string;
}

/** Timestamp of a service's first migration. TypeORM requires 13 digits and runs migrations in this order. */
const FIRST_TIMESTAMP = 1_700_000_000_000;

/**
 * Names the migration that follows those of a service.
 * @param name what it does, such as `rate-articles`
 * @param existing file names in the service's migrations folder
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
 * Adds a migration to the text of a `database.ts`, after the existing ones.
 * @throws Error if the text has no list of migrations
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
