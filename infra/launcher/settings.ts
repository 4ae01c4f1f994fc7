import { resolve } from 'node:path';
import { z } from 'zod';
import { explainIssue } from '../../packages/platform/src/config/explain-issue.ts';
import { StartupError } from './processes/startup-error.ts';

const portSchema = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be between 1 and 65535')
  .max(65_535, 'must be between 1 and 65535');

const settingsSchema = z.object({
  PORT: portSchema.default(8080),
  DATA_DIR: z.string().default('.data'),
  ADMIN_USERNAME: z.string().default('admin'),
  ADMIN_EMAIL: z.email('must be an email address').default('admin@placelore.local'),
  ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive('must be above 0').default(1),
  SEMI_SPACE_MB: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be between 1 and 64')
    .max(64, 'must be between 1 and 64')
    .default(8),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must start with redis:// or rediss://' }).optional(),
  METRICS_PORT: portSchema.max(65_530, 'must leave room for five more ports').optional(),
  BACKUP_RECIPIENT: z.string().optional(),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' }).optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
});

const objectStorageSchema = z.object({
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' }),
  S3_PUBLIC_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' }).optional(),
  S3_BUCKET: z.string('is needed when S3_ENDPOINT is set'),
  S3_ACCESS_KEY: z.string('is needed when S3_ENDPOINT is set'),
  S3_SECRET_KEY: z.string('is needed when S3_ENDPOINT is set'),
  S3_SESSION_TOKEN: z.string().optional(),
  S3_REGION: z.string().optional(),
});

/**
 * Prefixes of variables that are passed to the services unchanged: vendors, budgets, public URLs, starter content,
 * checked texts, dashboard, further database servers, a search engine, traces, lanes, and retention.
 */
const PASS_THROUGH_VARIABLES =
  /^(OPENAI|GOOGLE|VISION|MODERATION|WRITING|PROVIDER|GEO|OSM|OPEN_SERVICES|WIKIPEDIA|WIKIDATA|WIKIVOYAGE|COMMONS|MAPS|TILE|TILES|BUDGET|AFFILIATE|PUBLIC|TRUSTED|STARTER|UNSOURCED|QUEUE|LANE|RETENTION|LEARN|AZURE_OPENAI|ANTHROPIC|DATABASE_DIRECT|DATABASE_REPLICA|SEARCH_ENGINE|OTEL|SLOW)_|^METRICS_HOST$/;
/** Variables that any process needs to find programs, certificates, proxies, the language, and the time zone. */
const SYSTEM_VARIABLES =
  /^(PATH|HOME|TMPDIR|TZ|LANG|LC_.*|SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS|NODE_COMPILE_CACHE|(https?|no|all)_proxy|SystemRoot)$/i;

export interface Settings extends Omit<z.infer<typeof settingsSchema>, 'DATA_DIR'> {
  /** Absolute path. */
  dataDir: string;
  /** The S3_* variables if the storage is an object store; absent if it is a folder. */
  objectStorage?: Record<string, string>;
  systemEnv: Record<string, string>;
  passThroughEnv: Record<string, string>;
}

/**
 * Reads the launcher's settings. An empty variable counts as absent.
 * @throws StartupError naming the invalid variable
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
  const { DATA_DIR, ...rest } = parseVariables(settingsSchema, present);
  return {
    ...rest,
    dataDir: resolve(DATA_DIR),
    systemEnv: pickVariables(present, SYSTEM_VARIABLES),
    passThroughEnv: pickVariables(present, PASS_THROUGH_VARIABLES),
    ...(present.S3_ENDPOINT === undefined
      ? {}
      : { objectStorage: pickVariables(parseVariables(objectStorageSchema, present), /^S3_/) }),
  };
}

/** Returns one sentence about what the installation lacks without open services, or null if they are enabled. */
export const describeMissingServices = ({ passThroughEnv }: Pick<Settings, 'passThroughEnv'>): string | null =>
  passThroughEnv.OPEN_SERVICES_CONTACT
    ? null
    : 'Street maps, photos and facts from OpenStreetMap and Wikipedia are off: set OPEN_SERVICES_CONTACT to your email address to turn them on.';

function parseVariables<T>(schema: z.ZodType<T>, env: Record<string, string>): T {
  const result = schema.safeParse(env, { error: explainIssue(env) });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new StartupError(
    `${issue?.path.join('.')} ${issue?.message}: correct this environment variable and start again.`,
  );
}

const pickVariables = (env: Record<string, string | undefined>, names: RegExp): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && names.test(entry[0])),
  );
