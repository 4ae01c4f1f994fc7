import { RESTORABLE_DAYS } from '@placelore/contracts/content/admin/deleted-articles.js';
import { CLOSED_REPORT_RETENTION_DAYS } from '@placelore/contracts/content/error-reports.js';
import {
  admissionVariable,
  databaseVariables,
  guestRetentionVariable,
  jobVariables,
  publicUrlVariable,
  readConfig,
  replicaVariables,
  serviceVariables,
  spoolVariables,
  storageVariables,
  urlVariable,
} from '@placelore/platform/config/read-config.js';
import type { RetentionDays } from '@placelore/platform/jobs/retention-periods.js';
import { z } from 'zod';

export const contentVariables = z.object({
  ...serviceVariables,
  ...databaseVariables,
  ...replicaVariables,
  ...jobVariables,
  ...storageVariables,
  ...spoolVariables,
  ...admissionVariable,
  ...guestRetentionVariable,
  ...publicUrlVariable,
  /** Whether the guidebook is published as articles at the first start. */
  STARTER_LIBRARY: z.enum(['on', 'off']).default('on'),
  /** What happens to sentences of writers that facts support only in part: mark them as general, or drop them. */
  UNSOURCED_SENTENCES: z.enum(['mark', 'drop']).default('mark'),
  /** Days for which closed error reports, former states of articles, and ended batch runs are kept. */
  RETENTION_REPORT_DAYS: z.coerce.number().int().min(1).default(CLOSED_REPORT_RETENTION_DAYS),
  RETENTION_VERSION_DAYS: z.coerce.number().int().min(1).default(365),
  RETENTION_RUN_DAYS: z.coerce.number().int().min(1).default(90),
  /** A server with Meilisearch's protocol; without one, PostgreSQL answers all searches. */
  SEARCH_ENGINE_URL: urlVariable('http:', 'https:')
    .refine((value) => !URL.parse(value)?.username, 'must not contain a key: set SEARCH_ENGINE_KEY')
    .optional(),
  SEARCH_ENGINE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')
    .optional(),
  /** Name of its index. An index that is being built has this name with a number. */
  SEARCH_ENGINE_INDEX: z
    .string()
    .regex(/^[\w-]{1,300}$/, 'must consist of letters, digits, hyphens and underscores')
    .default('placelore-articles'),
  /** Used only to know what places can find on Wikimedia Commons and Wikidata; content does not call them. */
  OPEN_SERVICES_CONTACT: z.string().optional(),
  COMMONS_URL: z.string().optional(),
  WIKIDATA_URL: z.string().optional(),
});
export type ContentConfig = z.output<typeof contentVariables>;

/** Returns the retention in days, by the scheduled job that deletes the data. */
export const getRetentionDays = (config: ContentConfig): RetentionDays => ({
  'analyses.purge': config.RETENTION_GUEST_DAYS,
  'articles.purge': RESTORABLE_DAYS,
  'error-reports.purge': config.RETENTION_REPORT_DAYS,
  'article-versions.purge': config.RETENTION_VERSION_DAYS,
  'batch-runs.purge': config.RETENTION_RUN_DAYS,
});

/** Whether photos can be searched for; must agree with the places service. */
export const isPhotoSearchEnabled = ({
  OPEN_SERVICES_CONTACT: contact,
  COMMONS_URL: url,
}: Pick<ContentConfig, 'OPEN_SERVICES_CONTACT' | 'COMMONS_URL'>): boolean =>
  url === undefined ? contact !== undefined : url !== 'off';

/** Whether Wikidata can be queried; must agree with the places service. */
export const isWikidataOn = ({
  OPEN_SERVICES_CONTACT: contact,
  WIKIDATA_URL: url,
}: Pick<ContentConfig, 'OPEN_SERVICES_CONTACT' | 'WIKIDATA_URL'>): boolean =>
  url === undefined ? contact !== undefined : url !== 'off';

export const readContentConfig = (): ContentConfig => readConfig('content', contentVariables, process.env);
