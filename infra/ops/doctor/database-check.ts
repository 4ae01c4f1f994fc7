import type pg from 'pg';
import { DOMAIN_SERVICES } from '../../database/prepare-database.ts';
import { readMigrations } from '../database/catalog.ts';
import { readServerVersion } from '../database/client.ts';
import { findUnknownMigrations, getMigrationName, type MigrationsByService } from '../database/migrations.ts';
import { judgeClock, readClock, type TimedReading } from './clock.ts';
import type { Finding } from './finding.ts';

export interface DatabaseFacts {
  /** Major version. */
  version: number;
  /** Median of several round trips, in ms. */
  latencyMs: number;
  freeConnections: number;
  maxConnections: number;
  clock: TimedReading;
  /** Names of the migrations in each schema. */
  applied: Record<string, string[]>;
}

const MIN_VERSION = 16;
/** A page makes about ten queries in sequence, so a higher latency is noticeable. */
const MAX_LATENCY_MS = 20;
/** One more replica of a service needs up to 10 connections: its pool, a listener, and a migration. */
const MIN_FREE_CONNECTIONS = 10;
const LATENCY_SAMPLES = 5;

/** @param client administrator's connection to the product's database */
export async function readDatabaseFacts(client: pg.Client): Promise<DatabaseFacts> {
  const { rows } = await client.query<{ max: number; used: number }>(
    `select current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as max,
       (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as used`,
  );
  const { max = 0, used = 0 } = rows[0] ?? {};
  const applied: Record<string, string[]> = {};
  for (const schema of DOMAIN_SERVICES) applied[schema] = await readMigrations(client, schema);
  return {
    version: await readServerVersion(client),
    latencyMs: await measureLatency(() => client.query('select 1')),
    maxConnections: max,
    freeConnections: max - used,
    clock: await readClock(async () => {
      const { rows: times } = await client.query<{ ms: string }>(
        'select extract(epoch from clock_timestamp()) * 1000 as ms',
      );
      return Number(times[0]?.ms);
    }),
    applied,
  };
}

/** Returns the median duration of several calls, in ms. */
export async function measureLatency(call: () => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let sample = 0; sample < LATENCY_SAMPLES; sample += 1) {
    const startedAt = performance.now();
    await call();
    durations.push(performance.now() - startedAt);
  }
  return durations.sort((a, b) => a - b)[LATENCY_SAMPLES >> 1] ?? 0;
}

export const judgeLatency = (check: string, latencyMs: number): Finding[] =>
  latencyMs <= MAX_LATENCY_MS
    ? []
    : [
        {
          check,
          problem: `a round trip takes ${latencyMs.toFixed(0)} ms`,
          remedy: 'run it in the same network, and look for load on it',
        },
      ];

export function judgeDatabase(facts: DatabaseFacts, migrations: MigrationsByService): Finding[] {
  const check = 'postgres';
  const findings = [...judgeLatency(check, facts.latencyMs), ...judgeClock(check, facts.clock)];
  if (facts.version < MIN_VERSION) {
    const problem = `this is PostgreSQL ${facts.version}, and ${MIN_VERSION} or newer is needed`;
    findings.push({ check, problem, remedy: 'back up, upgrade the server, and restore' });
  }
  if (facts.freeConnections < MIN_FREE_CONNECTIONS) {
    findings.push({
      check,
      problem: `${facts.freeConnections} of ${facts.maxConnections} connections are free`,
      remedy: 'raise max_connections, lower DATABASE_POOL_SIZE, or run fewer replicas',
    });
  }
  return [...findings, ...judgeMigrations(facts.applied, migrations)];
}

function judgeMigrations(applied: Record<string, readonly string[]>, migrations: MigrationsByService): Finding[] {
  const check = 'migrations';
  const unknown = findUnknownMigrations(applied, migrations);
  const pending = DOMAIN_SERVICES.flatMap((service) =>
    migrations[service]
      .map(getMigrationName)
      .filter((name) => !applied[service]?.includes(name))
      .map((name) => `${service}.${name}`),
  );
  return [
    ...(unknown.length === 0
      ? []
      : [
          {
            check,
            problem: `the database is newer than this code (${unknown.join(', ')})`,
            remedy: 'run the version that made it, or restore a backup of this version',
          },
        ]),
    ...(pending.length === 0
      ? []
      : [{ check, problem: `${pending.join(', ')} did not run`, remedy: 'start the product, which runs them' }]),
  ];
}
