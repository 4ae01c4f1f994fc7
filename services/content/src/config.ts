import {
  databaseVariables,
  publicUrlVariable,
  readConfig,
  serviceVariables,
  spoolVariables,
  storageVariables,
} from '@placelore/platform/config/read-config.js';
import { z } from 'zod';

export const contentVariables = z.object({
  ...serviceVariables,
  ...databaseVariables,
  ...storageVariables,
  ...spoolVariables,
  ...publicUrlVariable,
  /** Whether the guidebook is published as articles at the first start. */
  STARTER_LIBRARY: z.enum(['on', 'off']).default('on'),
});
export type ContentConfig = z.output<typeof contentVariables>;

export const readContentConfig = (): ContentConfig => readConfig('content', contentVariables, process.env);
