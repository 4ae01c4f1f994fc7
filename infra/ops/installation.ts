import type { Storage } from '@placelore/platform/storage/storage.port.js';
import type { DomainServiceName } from '../database/prepare-database.ts';
import type { MigrationsByService } from './database/migrations.ts';

/** Stores of an installation, as an operator's command accesses them. */
export interface Installation {
  /** Version of the code. */
  version: string;
  /** Administrator's connection string for the database server. */
  adminUrl: string;
  /** Name of the product's database. */
  database: string;
  storage: Storage;
  redisUrl: string | undefined;
  migrations: MigrationsByService;
}

/** An installation into which a backup is restored. */
export interface RestorableInstallation extends Installation {
  /** Passwords that the restore sets for the services' roles. */
  passwords: Record<DomainServiceName, string>;
}
