import {
  admissionVariable,
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
  ...admissionVariable,
  ...publicUrlVariable,
  /** Whether the guidebook is published as articles at the first start. */
  STARTER_LIBRARY: z.enum(['on', 'off']).default('on'),
  /** What happens to sentences of writers that state nothing checkable, and that no fact bears out. */
  UNSOURCED_SENTENCES: z.enum(['mark', 'drop']).default('mark'),
  /** They only tell what places can look for on Wikimedia Commons and Wikidata; content calls no one. */
  OPEN_SERVICES_CONTACT: z.string().optional(),
  COMMONS_URL: z.string().optional(),
  WIKIDATA_URL: z.string().optional(),
});
export type ContentConfig = z.output<typeof contentVariables>;

/** Returns whether photos can be looked for, as the places service decides it. */
export const isPhotoSearchEnabled = ({
  OPEN_SERVICES_CONTACT: contact,
  COMMONS_URL: url,
}: Pick<ContentConfig, 'OPEN_SERVICES_CONTACT' | 'COMMONS_URL'>): boolean =>
  url === undefined ? contact !== undefined : url !== 'off';

/** Returns whether Wikidata can be asked, as the places service decides it. */
export const isWikidataOn = ({
  OPEN_SERVICES_CONTACT: contact,
  WIKIDATA_URL: url,
}: Pick<ContentConfig, 'OPEN_SERVICES_CONTACT' | 'WIKIDATA_URL'>): boolean =>
  url === undefined ? contact !== undefined : url !== 'off';

export const readContentConfig = (): ContentConfig => readConfig('content', contentVariables, process.env);
