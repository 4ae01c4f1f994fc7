import type { Redis } from 'ioredis';

/** Milliseconds between exchanges of counts among gateways. */
const SYNC_INTERVAL_MS = 100;
/** Callers per window that are exchanged at once; until then, every gateway counts the calls of the others alone. */
const MAX_SYNC_BATCH_SIZE = 10_000;

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
 * Several gateways may therefore allow a few calls more than the limit, or the full limit each while Redis is
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
    } catch {
      // The next exchange includes these counts.
    } finally {
      this.isSyncing = false;
    }
  }

  private async exchange(): Promise<void> {
    const now = Date.now();
    const batch: { count: Count; synced: number }[] = [];
    const pipeline = this.redis.pipeline();
    for (const [caller, count] of this.counts) {
      if (count.expiresAt <= now) this.counts.delete(caller);
      else if (count.unsynced > 0 && batch.length < MAX_SYNC_BATCH_SIZE) {
        const key = `${this.prefix}${caller}:${count.expiresAt}`;
        batch.push({ count, synced: count.unsynced });
        pipeline.incrby(key, count.unsynced).pexpireat(key, count.expiresAt);
      }
    }
    if (batch.length === 0) return;
    const results = (await pipeline.exec()) ?? [];
    for (const [index, { count, synced }] of batch.entries()) {
      const [error, total] = results[index * 2] ?? [new Error('no answer')];
      if (error) continue;
      count.total = Number(total);
      count.unsynced -= synced;
    }
  }
}
