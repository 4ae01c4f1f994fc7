import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openStorage } from '@placelore/platform/storage/storage.module.js';
import { DOMAIN_SERVICES, type DomainServiceName } from '../database/prepare-database.ts';
import { StartupError } from '../launcher/processes/startup-error.ts';
import type { ArchiveSource } from './archive/archive-reader.ts';
import type { OpsConfig } from './config.ts';
import type { MigrationsByService } from './database/migrations.ts';
import type { Installation } from './installation.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import { createFileSource, createFolderTarget } from './targets/folder-target.ts';
import { createBucketClient, createBucketSource, createBucketTarget, parseBucketUrl } from './targets/s3-target.ts';

const root = resolve(import.meta.dirname, '../..');
const DATABASE = 'placelore';

/** Opens the stores that the configuration names. */
export async function openInstallation(config: OpsConfig): Promise<Installation> {
  return {
    version: await readVersion(),
    adminUrl: config.DATABASE_ADMIN_URL,
    database: DATABASE,
    storage: await openStorage('ops', config),
    redisUrl: config.REDIS_URL,
    migrations: await loadMigrations(),
  };
}

/**
 * Returns the passwords of the services' roles.
 * @throws StartupError naming the missing variables, because a role without its password could no longer sign in
 */
export function readRolePasswords(config: Partial<OpsConfig>): Record<DomainServiceName, string> {
  const {
    AUTH_DATABASE_PASSWORD: auth,
    CONTENT_DATABASE_PASSWORD: content,
    ANALYSIS_DATABASE_PASSWORD: analysis,
    PLACES_DATABASE_PASSWORD: places,
  } = config;
  if (auth && content && analysis && places) return { auth, content, analysis, places };
  const present = { auth, content, analysis, places };
  const missing = DOMAIN_SERVICES.filter((service) => !present[service]);
  const names = missing.map((service) => `${service.toUpperCase()}_DATABASE_PASSWORD`);
  throw new StartupError(`A restore sets the passwords of the database's roles: set ${names.join(', ')}.`);
}

/** Loads the built migrations of all services. */
export async function loadMigrations(): Promise<MigrationsByService> {
  const loaded = await Promise.all(
    DOMAIN_SERVICES.map(async (service) => {
      const { migrations } = await import(`${root}/services/${service}/dist/database.js`);
      return [service, migrations] as const;
    }),
  );
  return Object.fromEntries(loaded) as MigrationsByService;
}

/** Returns the version of the product. */
export const readVersion = async (): Promise<string> =>
  JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version;

/** @param address a folder, or `s3://bucket/prefix` */
export function openTarget(address: string, config: OpsConfig): BackupTarget {
  const bucket = parseBucketUrl(address);
  return bucket ? createBucketTarget(openBucketClient(config), bucket) : createFolderTarget(resolve(address));
}

/** @param address a file, or `s3://bucket/key` */
export function openSource(address: string, config: Partial<OpsConfig>): ArchiveSource {
  const bucket = parseBucketUrl(address);
  return bucket ? createBucketSource(openBucketClient(config), bucket) : createFileSource(resolve(address));
}

/** Backups go to a separate store, or to a bucket in the store for images. */
function openBucketClient(config: Partial<OpsConfig>) {
  const isSameStore = config.BACKUP_S3_ACCESS_KEY === undefined;
  const accessKey = isSameStore ? config.S3_ACCESS_KEY : config.BACKUP_S3_ACCESS_KEY;
  const secretKey = isSameStore ? config.S3_SECRET_KEY : config.BACKUP_S3_SECRET_KEY;
  if (!accessKey || !secretKey) {
    throw new StartupError('A backup in S3 needs BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY: set both.');
  }
  return createBucketClient({
    endpoint: isSameStore ? config.S3_ENDPOINT : config.BACKUP_S3_ENDPOINT,
    region: config.BACKUP_S3_REGION ?? config.S3_REGION ?? 'us-east-1',
    accessKey,
    secretKey,
    sessionToken: isSameStore ? config.S3_SESSION_TOKEN : undefined,
  });
}
