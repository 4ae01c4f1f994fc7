import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '../logging/logger.js';

/** Ms a service may take to finish what it is doing; the launcher and containers wait longer than this. */
const GRACE = 7_000;

/** Tells long answers (event streams, waiting requests) that the process is about to stop. */
@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private readonly controller = new AbortController();
  readonly signal = this.controller.signal;

  beforeApplicationShutdown(): void {
    this.controller.abort();
  }
}

/** Stops on SIGTERM and SIGINT, and, when asked, as soon as the parent process is gone. Requests under way finish first. */
export function stopOnSignals(app: NestFastifyApplication, logger: Logger, parentWatch: boolean): void {
  let stopping = false;
  const stop = (cause: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ cause }, 'stopping');
    setTimeout(() => {
      logger.warn('did not stop in time');
      process.exit(1);
    }, GRACE).unref();
    app.close().then(
      () => process.exit(0),
      (thrown: unknown) => {
        logger.error({ err: thrown }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  if (parentWatch) {
    process.stdin.resume();
    process.stdin.once('end', () => stop('parent gone'));
    process.stdin.once('error', () => stop('parent gone'));
  }
}
