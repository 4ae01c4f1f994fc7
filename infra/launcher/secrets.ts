import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from './processes/startup-error.ts';
import { hasDatabase } from './stores/postgres.ts';

const SECRET_NAMES = [
  'IDENTITY_SECRET',
  'COOKIE_SECRET',
  'POSTGRES_PASSWORD',
  'REDIS_PASSWORD',
  'AUTH_DATABASE_PASSWORD',
  'CONTENT_DATABASE_PASSWORD',
  'ANALYSIS_DATABASE_PASSWORD',
  'PLACES_DATABASE_PASSWORD',
] as const;
const schema = z.partialRecord(z.enum(SECRET_NAMES), z.string().min(32));
export type Secrets = Record<(typeof SECRET_NAMES)[number], string>;

/**
 * Reads the installation's secrets from the private `secrets.json`, or generates them on the first start.
 * @throws StartupError if the file is damaged, or missing although there is a database: new passwords would not open it
 */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const stored = await readStoredSecrets(file);
  if (stored.POSTGRES_PASSWORD === undefined && hasDatabase(dataDir)) {
    throw new StartupError(
      `${file} has no password for the database beside it, which opens with no other: restore that file from a backup, or ` +
        'set DATA_DIR to another folder to start with an empty database.',
    );
  }
  const secrets = Object.fromEntries(
    SECRET_NAMES.map((name) => [name, stored[name] ?? randomBytes(32).toString('hex')]),
  ) as Secrets;
  if (SECRET_NAMES.some((name) => stored[name] === undefined)) {
    await writePrivateFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
  } else {
    await chmod(file, 0o600);
  }
  return secrets;
}

async function readStoredSecrets(file: string): Promise<Partial<Secrets>> {
  const text = await readFileIfExists(file);
  if (text === undefined) return {};
  try {
    return schema.parse(JSON.parse(text)) as Partial<Secrets>;
  } catch {
    throw new StartupError(
      `${file} is damaged: restore it from a backup, or delete the whole data folder to start with an empty one.`,
    );
  }
}

/** Writes a file that only its owner can read, atomically. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  const tempFile = `${file}.${randomUUID()}`;
  await writeFile(tempFile, text, { mode: 0o600, flush: true });
  await rename(tempFile, file);
}

async function readFileIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export interface AdminPassword {
  password: string;
  /** File with the generated password; absent if the password is configured. */
  file?: string;
}

/**
 * Returns the first admin's password: the configured one, or one that is generated once and stored in `admin-password`.
 */
export async function readAdminPassword(dataDir: string, configured: string | undefined): Promise<AdminPassword> {
  if (configured !== undefined) return { password: configured };
  const file = join(dataDir, 'admin-password');
  const stored = (await readFileIfExists(file))?.trim();
  if (stored) return { password: stored, file };
  const password = randomBytes(15).toString('base64url');
  await writePrivateFile(file, `${password}\n`);
  return { password, file };
}
