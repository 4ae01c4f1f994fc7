import { readConfig, storageVariables } from '@placelore/platform/config/read-config.js';
import { z } from 'zod';

const password = z.string().min(1);

/**
 * Variables that `prepare` reads: an administrator of the database, the password of each service, and the object store.
 */
export const prepareVariables = z.object({
  ...storageVariables,
  DATABASE_ADMIN_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }),
  DATABASE_ADMIN_PASSWORD: password,
  AUTH_DATABASE_PASSWORD: password,
  CONTENT_DATABASE_PASSWORD: password,
  ANALYSIS_DATABASE_PASSWORD: password,
  PLACES_DATABASE_PASSWORD: password,
});
export type PrepareConfig = z.output<typeof prepareVariables>;

/** @throws ConfigError that names every invalid variable */
export const readPrepareConfig = (environment = process.env): PrepareConfig =>
  readConfig('prepare', prepareVariables, environment);
