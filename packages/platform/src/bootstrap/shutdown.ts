import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { onResponseEnd } from '../http/response-end.js';
import type { Logger } from '../logging/logger.js';

/** Milliseconds a service may take to finish its requests; the launcher and containers wait longer than this. */
const SHUTDOWN_TIMEOUT_MS = 7_000;
/** Milliseconds after draining in which running requests may end: as long as a visitor waits for an analysis. */
const RUNNING_TIMEOUT_MS = 120_000;

/** State of a process that is about to stop: first it drains, then it ends its event streams, and at last it closes. */
@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private readonly streams = new AbortController();
  private readonly work = new AbortController();
  /** Ends of running responses. */
  private readonly running = new Set<Promise<void>>();
  /** Aborted when event streams have to end; their clients continue them elsewhere. */
  readonly streamsSignal = this.streams.signal;
  /** Aborted when work that still runs has to end; who waits for it gets UNAVAILABLE, and jobs run again elsewhere. */
  readonly signal = this.work.signal;
  /** Whether new requests should go to other processes; those that still come are answered. */
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
   * Lets others notice for `drainMs` that this process stops. Then it takes no more connections, because balancers that
   * know addresses alone would still choose it, ends event streams, and waits for the requests that still run.
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
 * Closes every connection after its response once the process stops, because an open one would keep the server from
 * closing, and would bring further requests.
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
 * Stops the service on SIGTERM and SIGINT, after the requests in progress.
 * @param drainMs how long it still takes requests, in milliseconds
 * @param onStopped runs last; an error in it does not count
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
