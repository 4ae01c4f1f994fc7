import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { onResponseEnd } from '../http/response-end.js';
import type { Logger } from '../logging/logger.js';

/** Milliseconds that a service may take to close. The launcher and containers wait longer. */
const SHUTDOWN_TIMEOUT_MS = 7_000;
/** Milliseconds that running requests may take after draining: as long as a visitor waits for an analysis. */
const RUNNING_TIMEOUT_MS = 120_000;

/** State of a process that is stopping: it drains, then ends its event streams, then closes. */
@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private readonly streams = new AbortController();
  private readonly work = new AbortController();
  /** Settle when running responses end. */
  private readonly running = new Set<Promise<void>>();
  /** Aborted when event streams have to end. Their clients reconnect to another process. */
  readonly streamsSignal = this.streams.signal;
  /** Aborted when running work has to end. Waiting callers get UNAVAILABLE, and jobs run again in another process. */
  readonly signal = this.work.signal;
  /** Whether new requests should go to other processes. Requests that still arrive are answered. */
  isDraining = false;

  beforeApplicationShutdown(): void {
    this.isDraining = true;
    this.streams.abort();
    this.work.abort(new ApiError('UNAVAILABLE'));
  }

  /** Counts a response as running until it has been sent or its client has gone. */
  track(request: FastifyRequest['raw'], response: FastifyReply['raw']): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.running.add(promise);
    onResponseEnd(request.socket, response, () => {
      this.running.delete(promise);
      resolve();
    });
  }

  /**
   * Gives load balancers `drainMs` to notice that this process stops. Then stops listening, because balancers that only
   * know addresses would still choose it, ends event streams, and waits for the running requests.
   */
  async drain(drainMs: number, stopListening: () => void): Promise<void> {
    this.isDraining = true;
    if (drainMs === 0) return;
    await delay(drainMs);
    stopListening();
    this.streams.abort();
    const timeout = delay(RUNNING_TIMEOUT_MS, undefined, { ref: false });
    await Promise.race([this.finishRunning(), timeout]);
  }

  private async finishRunning(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }
}

/**
 * Closes every connection after its response once the process is stopping. An open connection would keep the server
 * from closing and bring further requests.
 */
export function closeIdleConnections(app: NestFastifyApplication): void {
  const shutdown = app.get(Shutdown);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    shutdown.track(request.raw, reply.raw);
    done();
  });
  fastify.addHook('onSend', async (_request, reply) => {
    if (shutdown.isDraining) reply.header('connection', 'close');
  });
}

/**
 * Stops the service on SIGTERM and SIGINT, after its running requests.
 * @param drainMs milliseconds for which it still accepts requests
 * @param onStopped runs last; its errors are ignored
 */
export function stopOnSignals(
  app: NestFastifyApplication,
  logger: Logger,
  drainMs: number,
  onStopped: () => Promise<void>,
): void {
  let isStopping = false;
  const close = async () => {
    await app.get(Shutdown).drain(drainMs, () => app.getHttpServer().close());
    setTimeout(() => {
      logger.warn('Shutdown timed out');
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_MS).unref();
    await app.close();
  };
  const stop = (cause: string) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ cause }, 'stopping');
    close().then(
      () => onStopped().finally(() => process.exit(0)),
      (thrown: unknown) => {
        logger.error({ err: thrown }, 'Shutdown failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
}
