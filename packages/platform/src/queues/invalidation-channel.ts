import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { QUEUE_REDIS } from './job-queues.js';
import { connectRedis, KEY_PREFIX } from './redis.js';

/** Ms between two looks whether the connection is alive, and after which silence means that it is not. */
const HEARTBEAT_INTERVAL_MS = 1_000;

/** Channels belong to the whole server, so each carries the number of its database. */
const toChannel = (redis: Redis, name: string): string => `${KEY_PREFIX}:${redis.options.db ?? 0}:${name}`;

/** Tells every process that follows a piece of news that it happened. */
@Injectable()
export class InvalidationPublisher {
  constructor(@Inject(QUEUE_REDIS) private readonly redis: Redis) {}

  /** Nobody hears of it while Redis is away, and whoever follows knows that. */
  async publish(name: string): Promise<void> {
    await this.redis.publish(toChannel(this.redis, name), '').catch(() => {});
  }
}

/** Who wants to hear of something. */
export interface InvalidationListener {
  /** From now on nothing is missed. */
  onConnected(): void;
  /** From now on something may be missed. */
  onDisconnected(): void;
  onMessage(): void;
}

/** Follows one piece of news on a connection of its own, and says whether it would hear of it. */
export class InvalidationSubscriber {
  private readonly redis: Redis;
  private readonly heartbeat: NodeJS.Timeout;
  private hasResponded = true;

  constructor(redisUrl: string, name: string, listener: InvalidationListener) {
    this.redis = connectRedis(redisUrl, true);
    const channel = toChannel(this.redis, name);
    this.redis.on('message', () => listener.onMessage());
    this.redis.on('close', () => listener.onDisconnected());
    this.redis.on('ready', () => {
      this.hasResponded = true;
      this.redis.subscribe(channel).then(
        () => this.redis.status === 'ready' && listener.onConnected(),
        () => {},
      );
    });
    this.heartbeat = setInterval(() => this.checkConnection(listener), HEARTBEAT_INTERVAL_MS);
  }

  close(): void {
    clearInterval(this.heartbeat);
    this.redis.disconnect();
  }

  /** A connection can be dead without anybody having closed it. */
  private checkConnection(listener: InvalidationListener): void {
    if (this.redis.status !== 'ready') return;
    if (!this.hasResponded) {
      listener.onDisconnected();
      this.redis.disconnect(true);
      return;
    }
    this.hasResponded = false;
    this.redis.ping().then(
      () => {
        this.hasResponded = true;
      },
      () => {},
    );
  }
}
