import { readConfig, storageVariables } from '@placelore/platform/config/read-config.js';
import { z } from 'zod';

const password = z.string().min(1).optional();

/** Variables of the commands: the stores of an installation, and the destination of its backups. */
export const opsVariables = z.object({
  ...storageVariables,
  DATABASE_ADMIN_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }),
  /** Overrides the password in `DATABASE_ADMIN_URL`, so that it can come from a file. */
  DATABASE_ADMIN_PASSWORD: password,
  REDIS_URL: z.string().optional(),
  AUTH_DATABASE_PASSWORD: password,
  CONTENT_DATABASE_PASSWORD: password,
  ANALYSIS_DATABASE_PASSWORD: password,
  PLACES_DATABASE_PASSWORD: password,
  BACKUP_RECIPIENT: z.string().optional(),
  BACKUP_S3_ENDPOINT: z.string().optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
});
export type OpsConfig = z.output<typeof opsVariables>;

/** @throws ConfigError naming every invalid variable */
export const readOpsConfig = (environment: Record<string, string | undefined>): OpsConfig =>
  readConfig('ops', opsVariables, environment);
