import type { Redis } from 'ioredis';

/** Milliseconds between exchanges of counts among gateways. */
const SYNC_INTERVAL_MS = 100;
/** Maximum number of callers in one exchange. The others wait for a later one; until then each gateway counts alone. */
const MAX_SYNC_BATCH_SIZE = 10_000;
/** Number of groups of callers. A Redis cluster stores each group on one node, which takes its counts in one call. */
const SHARD_COUNT = 16;

interface Count {
  /** Known calls in all gateways, including this one. */
  total: number;
  /** Calls in this gateway that are not yet synchronized. */
  unsynced: number;
  /** End of the window in ms since 1970. */
  expiresAt: number;
}

export interface CountResult {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/**
 * Counts calls in fixed windows that start at the same time in all gateways. Calls are counted locally and added in
 * Redis a moment later, so that no call waits.
 * Several gateways may therefore allow a few calls more than the limit together, or each the full limit while Redis is
 * unavailable. That is acceptable for calls that cost nothing.
 */
export class DistributedCounter {
  private readonly counts = new Map<string, Count>();
  private readonly timer: NodeJS.Timeout;
  private isSyncing = false;

  /** @param prefix of all its keys in Redis */
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {
    this.timer = setInterval(() => void this.sync(), SYNC_INTERVAL_MS);
    this.timer.unref();
  }

  count(caller: string, windowMs: number): CountResult {
    const now = Date.now();
    const expiresAt = (Math.floor(now / windowMs) + 1) * windowMs;
    let count = this.counts.get(caller);
    if (!count || count.expiresAt <= now) {
      count = { total: 0, unsynced: 0, expiresAt };
      this.counts.set(caller, count);
    }
    count.unsynced++;
    return { current: count.total + count.unsynced, ttl: count.expiresAt - now };
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async sync(): Promise<void> {
    if (this.isSyncing) return;
    this.isSyncing = true;
    try {
      await this.exchange();
    } finally {
      this.isSyncing = false;
    }
  }

  private async exchange(): Promise<void> {
    const now = Date.now();
    const batches = new Map<number, { caller: string; count: Count }[]>();
    let batchSize = 0;
    for (const [caller, count] of this.counts) {
      if (count.expiresAt <= now) this.counts.delete(caller);
      else if (count.unsynced > 0 && batchSize < MAX_SYNC_BATCH_SIZE) {
        batchSize++;
        const shard = getShard(caller);
        const batch = batches.get(shard);
        if (batch) batch.push({ caller, count });
        else batches.set(shard, [{ caller, count }]);
      }
    }
    // If a shard fails, the next exchange includes its counts.
    await Promise.allSettled([...batches].map(([shard, batch]) => this.exchangeShard(shard, batch)));
  }

  private async exchangeShard(shard: number, batch: { caller: string; count: Count }[]): Promise<void> {
    const pipeline = this.redis.pipeline();
    const sent = batch.map(({ caller, count }) => {
      const key = `${this.prefix}{${shard}}:${caller}:${count.expiresAt}`;
      pipeline.incrby(key, count.unsynced).pexpireat(key, count.expiresAt);
      return { count, synced: count.unsynced };
    });
    const results = (await pipeline.exec()) ?? [];
    for (const [index, { count, synced }] of sent.entries()) {
      const [error, total] = results[index * 2] ?? [new Error('no answer')];
      if (error) continue;
      count.total = Number(total);
      count.unsynced -= synced;
    }
  }
}

/** Spreads callers evenly over the shards, in the same way in all processes. */
function getShard(caller: string): number {
  let hash = 0;
  for (let index = 0; index < caller.length; index++) hash = (hash * 31 + caller.charCodeAt(index)) | 0;
  return (hash >>> 0) % SHARD_COUNT;
}
