import {
  databaseVariables,
  readConfig,
  serviceVariables,
  storageVariables,
} from '@placelore/platform/config/read-config.js';
import { z } from 'zod';

export const contentVariables = z.object({ ...serviceVariables, ...databaseVariables, ...storageVariables });
export type ContentConfig = z.output<typeof contentVariables>;

export const readContentConfig = (): ContentConfig => readConfig('content', contentVariables, process.env);
