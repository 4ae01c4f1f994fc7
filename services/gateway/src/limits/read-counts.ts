import type { Redis } from 'ioredis';

/** Ms after which gateways tell each other what they counted. */
const TOLD_EVERY = 100;
/** Callers in one window that are told at once; of the others every gateway counts its own calls meanwhile. */
const TOLD_MOST = 10_000;

interface Count {
  /** Calls of all gateways that are known of, this one's included. */
  all: number;
  /** Calls of this gateway that the others do not know of yet. */
  untold: number;
  /** When the window ends, in ms since 1970. */
  until: number;
}

export interface Counted {
  current: number;
  /** Ms until the window ends. */
  ttl: number;
}

/**
 * Counts calls in fixed windows that begin at the same times in all gateways. A call is counted here and now; Redis, where
 * the gateways add their counts, is told a moment later. So no call waits for it, and several gateways can let through a
 * few more than the limit in that moment, or their own count each while Redis is away: good enough for what costs nothing.
 */
export class ReadCounts {
  private readonly counts = new Map<string, Count>();
  private readonly timer: NodeJS.Timeout;
  private telling = false;

  /** @param prefix of all its keys in Redis */
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {
    this.timer = setInterval(() => void this.tell(), TOLD_EVERY);
    this.timer.unref();
  }

  count(caller: string, windowMs: number): Counted {
    const now = Date.now();
    const until = (Math.floor(now / windowMs) + 1) * windowMs;
    let count = this.counts.get(caller);
    if (!count || count.until <= now) {
      count = { all: 0, untold: 0, until };
      this.counts.set(caller, count);
    }
    count.untold++;
    return { current: count.all + count.untold, ttl: count.until - now };
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async tell(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    try {
      await this.exchange();
    } catch {
      // Told with the next ones.
    } finally {
      this.telling = false;
    }
  }

  private async exchange(): Promise<void> {
    const now = Date.now();
    const batch: { count: Count; told: number }[] = [];
    const pipeline = this.redis.pipeline();
    for (const [caller, count] of this.counts) {
      if (count.until <= now) this.counts.delete(caller);
      else if (count.untold > 0 && batch.length < TOLD_MOST) {
        const key = `${this.prefix}${caller}:${count.until}`;
        batch.push({ count, told: count.untold });
        pipeline.incrby(key, count.untold).pexpireat(key, count.until);
      }
    }
    if (batch.length === 0) return;
    const answers = (await pipeline.exec()) ?? [];
    for (const [index, { count, told }] of batch.entries()) {
      const [failed, all] = answers[index * 2] ?? [new Error('no answer')];
      if (failed) continue;
      count.all = Number(all);
      count.untold -= told;
    }
  }
}
