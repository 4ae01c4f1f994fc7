import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { QUEUE_REDIS } from './job-queues.js';
import { connectSubscriber, KEY_PREFIX } from './redis.js';

/** Milliseconds between two liveness checks, and of silence after which a connection counts as dead. */
const HEARTBEAT_INTERVAL_MS = 1_000;

/** All databases of a server share its channels, so each name contains the number of its database. */
const toChannel = (redis: Redis, name: string): string => `${KEY_PREFIX}:${redis.options.db ?? 0}:${name}`;

/** Publishes an invalidation to every subscribed process. */
@Injectable()
export class InvalidationPublisher {
  constructor(@Inject(QUEUE_REDIS) private readonly redis: Redis) {}

  /** Publishes a message. It is lost while Redis is unavailable; subscribers detect the outage themselves. */
  async publish(name: string): Promise<void> {
    await this.redis.publish(toChannel(this.redis, name), '').catch(() => {});
  }
}

/** Listener of an invalidation channel. */
export interface InvalidationListener {
  /** From now on, messages are received reliably. */
  onConnected(): void;
  /** From now on, messages may be missed. */
  onDisconnected(): void;
  onMessage(): void;
}

/** Subscribes to one channel on its own connection, and reports whether messages are received reliably. */
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

  /** Pings the connection, which can be dead without being closed. */
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
