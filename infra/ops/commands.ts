import { readFile, statfs } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { StartupError } from '../launcher/processes/startup-error.ts';
import type { Manifest } from './archive/manifest.ts';
import { backUp } from './backup.ts';
import { readOpsConfig } from './config.ts';
import type { Installation } from './installation.ts';
import { openInstallation, openSource, openTarget, readRolePasswords } from './open-installation.ts';
import { assertEmpty, assertSpace, restore, type VerifiedArchive, verifyArchive } from './restore.ts';

type Environment = Record<string, string | undefined>;

export const USAGE = {
  backup: 'npm run ops -- backup <folder | s3://bucket/prefix> [--keep=<number>] [--recipient=<age1…>]',
  restore: 'npm run ops -- restore <file | s3://bucket/key> [--identity=<file>] [--force]',
};

/**
 * Runs `backup` on the installation of this environment.
 * @param secrets files with secrets, by name
 */
export async function runBackup(
  args: string[],
  environment: Environment,
  secrets: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const { address, keep, recipients } = parseBackupArgs(args);
  const config = readOpsConfig(environment);
  const startedAt = performance.now();
  const result = await backUp(await openInstallation(config), openTarget(address, config), {
    recipients: recipients ?? config.BACKUP_RECIPIENT?.split(',').map((recipient) => recipient.trim()) ?? [],
    keep,
    secrets,
  });
  console.log(`${result.name}: ${formatContent(result.manifest)}, ${formatSeconds(startedAt)}.`);
  if (result.removed.length > 0) console.log(`Removed: ${result.removed.join(', ')}.`);
}

/** @throws StartupError with the usage if the arguments are invalid */
export function parseBackupArgs(args: string[]): { address: string; keep?: number; recipients?: string[] } {
  const { values, positionals } = parse(USAGE.backup, args, {
    keep: { type: 'string' },
    recipient: { type: 'string', multiple: true },
  });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new StartupError('--keep is not a number of archives: use a whole number from 1.');
  }
  return {
    address: positionals[0] ?? '',
    ...(keep === undefined ? {} : { keep }),
    ...(values.recipient === undefined ? {} : { recipients: values.recipient as string[] }),
  };
}

export interface RestoreRequest {
  archive: VerifiedArchive;
  force: boolean;
}

/**
 * Reads and checks the archive that the arguments name, without accessing any store.
 * @param dataDir folder on whose disk the content has to fit; absent if the stores are on other machines
 */
export async function prepareRestore(
  args: string[],
  environment: Environment,
  migrations: VerifyMigrations,
  dataDir?: string,
): Promise<RestoreRequest> {
  const { values, positionals } = parse(USAGE.restore, args, {
    identity: { type: 'string' },
    force: { type: 'boolean' },
  });
  const identities = values.identity === undefined ? undefined : await readIdentities(String(values.identity));
  const archive = await verifyArchive(openSource(positionals[0] ?? '', environment), identities, migrations);
  if (dataDir !== undefined) {
    const { bavail, bsize } = await statfs(dataDir);
    assertSpace(archive.manifest, dataDir, bavail * bsize);
  }
  return { archive, force: values.force === true };
}

async function readIdentities(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new StartupError(`The file ${file} of --identity cannot be read: check the name and its permissions.`);
  }
}

type VerifyMigrations = Parameters<typeof verifyArchive>[2];

/**
 * Checks that a restore into the stores of this environment would not replace any content. Changes nothing in them.
 * @throws StartupError if they are not empty
 */
export const checkTarget = async (environment: Environment): Promise<void> =>
  assertTargetEmpty(await openInstallation(readOpsConfig(environment)));

async function assertTargetEmpty(installation: Installation): Promise<void> {
  // Creates the bucket if it is missing.
  await installation.storage.probe();
  await assertEmpty(installation);
}

/**
 * Restores a checked archive into the stores of this environment.
 * @param onReplaced runs as soon as everything is replaced
 * @throws StartupError if they are not empty, or if the environment lacks the passwords of the roles
 */
export async function runRestore(
  { archive, force }: RestoreRequest,
  environment: Environment,
  onReplaced?: () => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const config = readOpsConfig(environment);
  const installation = { ...(await openInstallation(config)), passwords: readRolePasswords(config) };
  if (force) await installation.storage.probe();
  else await assertTargetEmpty(installation);
  await restore(installation, archive, onReplaced);
  console.log(`${archive.source.name} is restored: ${formatContent(archive.manifest)}, ${formatSeconds(startedAt)}.`);
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

function parse(usage: string, args: string[], options: NonNullable<Options>) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    if (parsed.positionals.length === 1) return parsed;
  } catch {}
  throw new StartupError(usage);
}

function formatContent({ version, createdAt, database, objects }: Manifest): string {
  const rows = Object.values(database.schemas).flatMap(({ tables }) => tables.map((table) => table.rows));
  const count = rows.reduce((sum, number) => sum + number, 0);
  return (
    `Placelore ${version} at ${createdAt}, ${count} rows of ${rows.length} tables by ${database.tool}, ` +
    `${objects.count} objects of ${(objects.bytes / 1e6).toFixed(1)} MB`
  );
}

const formatSeconds = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
