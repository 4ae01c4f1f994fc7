import { z } from 'zod';
import { explainIssue } from './explain-issue.js';
import { resolveSecretFiles } from './secret-files.js';

/** Invalid environment; the message lists every problem, one per line. */
export class ConfigError extends Error {
  constructor(
    readonly service: string,
    readonly issues: string[],
  ) {
    super(
      `${service} cannot start: the configuration is invalid.\n${issues.map((issue) => `  - ${issue}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

/**
 * Reads a service's configuration from environment variables.
 * An empty variable counts as absent, so that a line `KEY=` in a compose file means "not set". `NAME_FILE` names a file
 * with the value of `NAME`.
 * @throws ConfigError naming every problem at once. It never repeats values, because they may be secrets.
 */
export function readConfig<S extends z.ZodType>(
  service: string,
  schema: S,
  environment: Record<string, string | undefined>,
): z.output<S> {
  const names = Object.keys((schema as { shape?: object }).shape ?? {});
  const resolved = resolveSecretFiles(names, environment);
  const present = Object.fromEntries(
    Object.entries(resolved.environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(present, { error: explainIssue(present) });
  if (parsed.success && resolved.issues.length === 0) return parsed.data;
  const found = parsed.error?.issues ?? [];
  throw new ConfigError(service, [
    ...resolved.issues,
    ...found.map((issue) => `${issue.path.join('.') || 'configuration'}: ${issue.message}`),
  ]);
}

export const urlVariable = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
const hostVariable = z.string().regex(/^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i, 'must be a host, or host:port');
const secretVariable = z.string().min(32, 'must be a random secret of at least 32 characters');

/** Variables that every service reads. */
export const serviceVariables = {
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Secret that signs the identity sent between processes. */
  IDENTITY_SECRET: secretVariable,
  /** A single server, or a cluster with the parameter `cluster`; see `parseRedisUrl`. */
  REDIS_URL: urlVariable('redis:', 'rediss:', 'unix:'),
  /** Replaces the password in `REDIS_URL`, so that it can come from a file. */
  REDIS_PASSWORD: z.string().optional(),
  /** Multiplies every rate limit and quota; for load tests. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Seconds for which a stopping process still accepts requests while it reports that it is not ready. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Port of this process's metrics; 0 chooses a free one. Without it, there are no metrics. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Collector of traces (OTLP over HTTP). Without it, none are exported. */
  OTEL_EXPORTER_OTLP_ENDPOINT: urlVariable('http:', 'https:').optional(),
  /** Headers for the collector, as `name=value`, separated by commas. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Share of traces that is exported. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Milliseconds from which a request is logged as slow, with its waits. */
  SLOW_REQUEST_MS: z.coerce.number().int().positive().default(1_000),
};

const days = (value: number) => z.coerce.number().int().min(1).max(36_500).default(value);

/** Days for which a service stores finished job requests. */
export const jobVariables = { RETENTION_JOB_DAYS: days(30) };

/** Variables of a service with its own database schema. */
export const databaseVariables = {
  DATABASE_URL: urlVariable('postgres:', 'postgresql:'),
  /** Replaces the password in `DATABASE_URL`, so that it can come from a file. */
  DATABASE_PASSWORD: z.string().optional(),
  /** At least two: a migration holds one connection for its lock and works on another. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(8),
  /** The same database without a pooler, for the connection that receives notifications. */
  DATABASE_DIRECT_HOST: hostVariable.optional(),
};

/** Variables of a service whose public reads may use a replica. */
export const replicaVariables = {
  /** A streaming replica of the database, with the same roles. */
  DATABASE_REPLICA_HOST: hostVariable.optional(),
  /** Lag of the replica in seconds beyond which the primary is used. */
  DATABASE_REPLICA_MAX_LAG_SECONDS: z.coerce.number().positive().max(3_600).default(5),
};

/** Folder for uploads in progress; by default the system's folder for temporary files. */
export const spoolVariables = { SPOOL_DIR: z.string().optional() };

/** URLs of the domain services, for the gateway and the worker. */
export const serviceUrlVariables = {
  AUTH_URL: urlVariable('http:', 'https:'),
  CONTENT_URL: urlVariable('http:', 'https:'),
  ANALYSIS_URL: urlVariable('http:', 'https:'),
  PLACES_URL: urlVariable('http:', 'https:'),
};

/** URL at which browsers reach the object store. Without it, uploads pass through the gateway. */
export const publicStorageVariable = { S3_PUBLIC_ENDPOINT: urlVariable('http:', 'https:').optional() };

/** Longest estimated wait of a visitor's photo or guide in seconds; beyond it, the job is rejected. */
export const admissionVariable = { QUEUE_MAX_WAIT_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60) };

/** Days after their last use for which photos and results of guests are kept. */
export const guestRetentionVariable = { RETENTION_GUEST_DAYS: days(30) };

/** Share of a daily budget that one guest or one network may spend. */
export const budgetShareVariable = { BUDGET_VISITOR_SHARE: z.coerce.number().min(0).max(1).default(0.1) };

/** Either a local folder (`STORAGE_DIR`) or an S3-compatible bucket. */
export const storageVariables = {
  STORAGE_DIR: z.string().optional(),
  S3_ENDPOINT: urlVariable('http:', 'https:').optional(),
  ...publicStorageVariable,
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** Accompanies temporary keys; Amazon calls it `AWS_SESSION_TOKEN`. */
  S3_SESSION_TOKEN: z.string().optional(),
};

/** Public URL of the installation; decides whether cookies are marked Secure and which origin may write. */
export const publicUrlVariable = { PUBLIC_URL: urlVariable('http:', 'https:').optional() };

export type ServiceVariables = z.output<z.ZodObject<typeof serviceVariables>>;
export type DatabaseVariables = z.output<z.ZodObject<typeof databaseVariables>>;
export type ReplicaVariables = z.output<z.ZodObject<typeof replicaVariables>>;
export type StorageVariables = z.output<z.ZodObject<typeof storageVariables>>;
export type ServiceUrlVariables = z.output<z.ZodObject<typeof serviceUrlVariables>>;
