import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { QUEUE_REDIS } from './job-queues.js';
import { connectSubscriber, KEY_PREFIX } from './redis.js';

/** Milliseconds between two liveness checks, and of silence after which a connection counts as dead. */
const HEARTBEAT_INTERVAL_MS = 1_000;

/** Channels belong to the whole server, so each name contains the number of its database. */
const toChannel = (redis: Redis, name: string): string => `${KEY_PREFIX}:${redis.options.db ?? 0}:${name}`;

/** Publishes an invalidation to every subscribed process. */
@Injectable()
export class InvalidationPublisher {
  constructor(@Inject(QUEUE_REDIS) private readonly redis: Redis) {}

  /** A message is lost while Redis is unavailable; subscribers detect the outage themselves. */
  async publish(name: string): Promise<void> {
    await this.redis.publish(toChannel(this.redis, name), '').catch(() => {});
  }
}

/** Listener of an invalidation channel. */
export interface InvalidationListener {
  /** Called when messages are received reliably from now on. */
  onConnected(): void;
  /** Called when messages may be missed from now on. */
  onDisconnected(): void;
  onMessage(): void;
}

/** Subscribes to one channel on its own connection, and reports whether messages would be received. */
export class InvalidationSubscriber {
  private readonly redis: Redis;
  private readonly heartbeat: NodeJS.Timeout;
  private hasResponded = true;

  constructor(redisUrl: string, name: string, listener: InvalidationListener) {
    this.redis = connectSubscriber(redisUrl);
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

  /** A connection can be dead without having been closed. */
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
