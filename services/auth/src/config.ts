import {
  databaseVariables,
  jobVariables,
  publicUrlVariable,
  readConfig,
  serviceVariables,
} from '@placelore/platform/config/read-config.js';
import { z } from 'zod';

export const authVariables = z.object({
  ...serviceVariables,
  ...databaseVariables,
  ...jobVariables,
  ...publicUrlVariable,
  /** Account data of the first admin, created when there is no admin yet. */
  ADMIN_USERNAME: z.string().min(3).default('admin'),
  ADMIN_EMAIL: z.email().default('admin@placelore.local'),
  ADMIN_PASSWORD: z.string().min(6).max(200).optional(),
});
export type AuthConfig = z.output<typeof authVariables>;

export const readAuthConfig = (): AuthConfig => readConfig('auth', authVariables, process.env);
