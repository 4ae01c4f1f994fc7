import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigError, type StorageVariables } from '../config/read-config.js';
import { registerDiskHealth } from '../health/disk-space.js';
import { HealthChecks } from '../health/health-checks.js';
import { LocalStorage } from './local-storage.js';
import type { S3Settings } from './s3-storage.js';
import { Storage } from './storage.port.js';

/**
 * Returns the settings of the configured store: of S3 if there is an endpoint, otherwise of the local folder.
 * @throws ConfigError naming the variables that are missing
 */
export function getStorageSettings(service: string, variables: StorageVariables): S3Settings | { folder: string } {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, STORAGE_DIR } = variables;
  if (!S3_ENDPOINT) {
    if (!STORAGE_DIR) throw new ConfigError(service, ['STORAGE_DIR: is required without S3_ENDPOINT']);
    return { folder: STORAGE_DIR };
  }
  const missing = Object.entries({ S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }).filter(([, value]) => !value);
  if (missing.length > 0) {
    throw new ConfigError(
      service,
      missing.map(([name]) => `${name}: is required with S3_ENDPOINT`),
    );
  }
  return {
    endpoint: S3_ENDPOINT,
    publicEndpoint: variables.S3_PUBLIC_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET!,
    accessKey: S3_ACCESS_KEY!,
    secretKey: S3_SECRET_KEY!,
    sessionToken: variables.S3_SESSION_TOKEN,
  };
}

/**
 * Creates the configured store. Loads the S3 client (about 6 MB) only if it is used.
 * @throws ConfigError naming the variables that are missing
 */
export async function openStorage(service: string, variables: StorageVariables): Promise<Storage> {
  const settings = getStorageSettings(service, variables);
  if ('folder' in settings) return new LocalStorage(settings.folder);
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage(settings);
}

/** Storage of a service, with its health. */
@Module({})
export class StorageModule {
  static forRoot(service: string, variables: StorageVariables): DynamicModule {
    return {
      module: StorageModule,
      global: true,
      providers: [
        {
          provide: Storage,
          inject: [HealthChecks],
          useFactory: async (health: HealthChecks) => {
            const storage = await openStorage(service, variables);
            await storage.probe();
            health.register('storage', () => storage.probe());
            if (variables.STORAGE_DIR) registerDiskHealth(health, variables.STORAGE_DIR);
            return storage;
          },
        },
      ],
      exports: [Storage],
    };
  }
}
