import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { QUEUE_REDIS } from './job-queues.js';
import { connectRedis, KEY_PREFIX } from './redis.js';

/** Ms between two looks whether the connection is alive, and after which silence means that it is not. */
const HEARTBEAT = 1_000;

/** Channels belong to the whole server, so each carries the number of its database. */
const channelOf = (redis: Redis, name: string): string => `${KEY_PREFIX}:${redis.options.db ?? 0}:${name}`;

/** Tells every process that follows a piece of news that it happened. */
@Injectable()
export class Announcer {
  constructor(@Inject(QUEUE_REDIS) private readonly redis: Redis) {}

  /** Nobody hears of it while Redis is away, and whoever follows knows that. */
  async announce(name: string): Promise<void> {
    await this.redis.publish(channelOf(this.redis, name), '').catch(() => {});
  }
}

/** Who wants to hear of something. */
export interface NewsReader {
  /** From now on nothing is missed. */
  connected(): void;
  /** From now on something may be missed. */
  disconnected(): void;
  heard(): void;
}

/** Follows one piece of news on a connection of its own, and says whether it would hear of it. */
export class NewsFeed {
  private readonly redis: Redis;
  private readonly heartbeat: NodeJS.Timeout;
  private answered = true;

  constructor(redisUrl: string, name: string, reader: NewsReader) {
    this.redis = connectRedis(redisUrl, true);
    const channel = channelOf(this.redis, name);
    this.redis.on('message', () => reader.heard());
    this.redis.on('close', () => reader.disconnected());
    this.redis.on('ready', () => {
      this.answered = true;
      this.redis.subscribe(channel).then(
        () => this.redis.status === 'ready' && reader.connected(),
        () => {},
      );
    });
    this.heartbeat = setInterval(() => this.beat(reader), HEARTBEAT);
  }

  close(): void {
    clearInterval(this.heartbeat);
    this.redis.disconnect();
  }

  /** A connection can be dead without anybody having closed it. */
  private beat(reader: NewsReader): void {
    if (this.redis.status !== 'ready') return;
    if (!this.answered) {
      reader.disconnected();
      this.redis.disconnect(true);
      return;
    }
    this.answered = false;
    this.redis.ping().then(
      () => {
        this.answered = true;
      },
      () => {},
    );
  }
}
