import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { IntervalTask } from '../jobs/interval-task.js';
import type { Logger } from '../logging/logger.js';
import { isGuestRead } from '../logging/request-context.js';
import { isDatabaseUnavailable } from './database-errors.js';
import { type PreparedStatement, type QueryPool, queryPrepared } from './prepared-statement.js';
import { ReplicaLag } from './replica-lag.js';

/** Milliseconds between two measurements of the replica, and timeout of one. */
const CHECK_INTERVAL_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;
/** Milliseconds that a read may take on the replica before the primary is used; usual reads take less. */
const READ_TIMEOUT_MS = 5_000;

export interface ReplicaOptions {
  /** Connection string. Without one, everything is read from the primary. */
  url: string | undefined;
  maxLagMs: number;
  poolSize: number;
  service: string;
}

/**
 * Runs public reads: for guests on a streaming replica, for everyone else on the primary, so that editors see their own
 * edits. The primary also takes over while the replica is down or lags too far behind.
 */
export class ReadReplica implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly lag = new ReplicaLag();
  private readonly reads: pg.Pool | undefined;
  private readonly checks: pg.Pool | undefined;
  private isUsable = false;
  private readonly task = new IntervalTask(
    () => this.check(),
    (thrown) => this.setUsable(false, { err: thrown }),
  );

  constructor(
    private readonly primary: DataSource,
    private readonly options: ReplicaOptions,
    private readonly logger: Logger,
  ) {
    const { url, poolSize, service } = options;
    if (url === undefined) return;
    this.reads = openPool(url, `${service} replica`, poolSize, READ_TIMEOUT_MS);
    // Measurements have a separate pool, so that they do not wait for reads.
    this.checks = openPool(url, `${service} replica check`, 1, CHECK_TIMEOUT_MS);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.checks) return;
    this.task.runNow();
    this.task.start(CHECK_INTERVAL_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.task.stop();
    await Promise.all([this.reads?.end(), this.checks?.end()]);
  }

  /** Whether the current request reads from the replica. */
  get isInUse(): boolean {
    return this.reads !== undefined && this.isUsable && isGuestRead();
  }

  /** Runs a statement of a public read. @throws QueryError of `pg`, unchanged */
  async query<Row>(statement: PreparedStatement, parameters: readonly unknown[]): Promise<Row[]> {
    if (!this.isInUse) return queryPrepared(this.primary, statement, parameters);
    try {
      return await queryPrepared(this.primary, statement, parameters, this.reads as QueryPool);
    } catch (thrown) {
      const isDown = isDatabaseUnavailable(thrown) || isTimeout(thrown);
      if (!isDown && !lacksObject(thrown)) throw thrown;
      if (isDown) this.setUsable(false, { err: thrown });
      return queryPrepared(this.primary, statement, parameters);
    }
  }

  /** Compares both servers. The replica stays in use while only the primary is down, because it misses nothing then. */
  private async check(): Promise<void> {
    const at = Date.now();
    const [position] = await this.primary
      .query<{ lsn: string }[]>('select pg_current_wal_lsn() as lsn')
      .catch(() => [undefined]);
    if (position) this.lag.observePrimary(position.lsn, at);
    const { rows } = await this.checks!.query<{ lsn: string | null }>('select pg_last_wal_replay_lsn() as lsn');
    const replayed = rows[0]?.lsn;
    if (!replayed) throw new Error('DATABASE_REPLICA_HOST is no streaming replica');
    const lagMs = this.lag.measure(replayed, Date.now());
    this.setUsable(lagMs <= this.options.maxLagMs, { lagMs });
  }

  private setUsable(isUsable: boolean, context: object): void {
    if (isUsable === this.isUsable) return;
    this.isUsable = isUsable;
    if (isUsable) this.logger.info(context, 'Public reads use the replica');
    else this.logger.warn(context, 'Public reads use the primary, because the replica is down or behind');
  }
}

function openPool(url: string, name: string, max: number, timeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  pool.on('error', () => {});
  return pool;
}

const isTimeout = (thrown: unknown): boolean => thrown instanceof Error && thrown.message === 'Query read timeout';

/** Checks whether the replica lacks a table or column, because a migration has not arrived yet. */
const lacksObject = (thrown: unknown): boolean => /^42/.test(String((thrown as { code?: unknown } | null)?.code));
