import type { Storage } from '@placelore/platform/storage/storage.port.js';
import type { DomainServiceName } from '../database/prepare-database.ts';
import type { MigrationsByService } from './database/migrations.ts';

/** Stores of an installation, as an operator's command reaches them. */
export interface Installation {
  /** Version of the code. */
  version: string;
  /** URL of an administrator of the database server. */
  adminUrl: string;
  /** Name of the product's database. */
  database: string;
  storage: Storage;
  redisUrl: string | undefined;
  migrations: MigrationsByService;
}

/** An installation that a backup is restored into. */
export interface RestorableInstallation extends Installation {
  /** Passwords of the services' roles, which the restore gives them. */
  passwords: Record<DomainServiceName, string>;
}
