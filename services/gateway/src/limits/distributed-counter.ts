import type { Redis } from 'ioredis';

/** Ms after which gateways tell each other what they counted. */
const SYNC_INTERVAL_MS = 100;
/** Callers in one window that are told at once; of the others every gateway counts its own calls meanwhile. */
const MAX_SYNC_BATCH_SIZE = 10_000;

interface Count {
  /** Calls of all gateways that are known of, this one's included. */
  total: number;
  /** Calls of this gateway that the others do not know of yet. */
  unsynced: number;
  /** When the window ends, in ms since 1970. */
  expiresAt: number;
}

export interface CountResult {
  current: number;
  /** Ms until the window ends. */
  ttl: number;
}

/**
 * Counts calls in fixed windows that begin at the same times in all gateways. A call is counted here and now; Redis, where
 * the gateways add their counts, is told a moment later. So no call waits for it, and several gateways can let through a
 * few more than the limit in that moment, or their own count each while Redis is away: good enough for what costs nothing.
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
      // Told with the next ones.
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
