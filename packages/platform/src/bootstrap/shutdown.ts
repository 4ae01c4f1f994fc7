import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '../logging/logger.js';

/** Milliseconds a service may take to finish its requests; the launcher and containers wait longer than this. */
const SHUTDOWN_TIMEOUT_MS = 7_000;

/** Signals long responses (event streams, waiting requests) that the process is about to stop. */
@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private readonly controller = new AbortController();
  readonly signal = this.controller.signal;

  beforeApplicationShutdown(): void {
    this.controller.abort();
  }
}

/**
 * Closes every connection after its response once the process stops, because an open one would keep the server from
 * closing.
 */
export function closeIdleConnections(app: NestFastifyApplication): void {
  const { signal } = app.get(Shutdown);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (_request, reply) => {
      if (signal.aborted) reply.header('connection', 'close');
    });
}

/**
 * Stops the service on SIGTERM and SIGINT, after the requests in progress.
 * @param onStopped runs last; an error in it does not count
 */
export function stopOnSignals(app: NestFastifyApplication, logger: Logger, onStopped: () => Promise<void>): void {
  let isStopping = false;
  const stop = (cause: string) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ cause }, 'stopping');
    setTimeout(() => {
      logger.warn('Shutdown timed out');
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_MS).unref();
    app.close().then(
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
