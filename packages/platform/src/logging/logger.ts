import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { getContextFields } from './request-context.js';

/**
 * Structured logs on standard output, one JSON object per line. Secrets and cookies are redacted wherever they occur.
 */
export function createLogger(
  service: string,
  level: string,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    mixin: getContextFields,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'req.headers["x-placelore-identity"]',
        'res.headers["set-cookie"]',
        '*.password',
        '*.apiKey',
      ],
      censor: '[cut]',
    },
    serializers: {
      req: (request) => ({ method: request.method, url: redactUrl(request.url) }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: serializeError,
    },
  };
  return pino(options, destination);
}

/**
 * Logs only message, stack and code of an error, because other properties of a failed query contain the row's values.
 */
function serializeError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const { type, message, stack } = pino.stdSerializers.err(thrown);
  const { code } = thrown as { code?: unknown };
  return { type, message, stack, ...(code !== undefined && { code }) };
}

/** Pages and API calls whose path contains user input, a position or a secret. */
const PATHS_WITH_USER_INPUT =
  /^(\/dynamic\/|\/api\/dynamic\/|\/api\/articles\/by-title\/|\/t\/|\/api\/shared-trips\/).+/s;

/**
 * Removes paths and query values that may contain a user's search or position. Parameter names suffice in a log.
 */
function redactUrl(url: string | undefined): string | undefined {
  const [fullPath = '', query] = url?.split(/\?(.*)/s) ?? [];
  const path = fullPath.replace(PATHS_WITH_USER_INPUT, '$1…');
  if (query === undefined) return url && path;
  const names = query.split('&').map((pair) => (/^[\w-]{1,40}=/.test(pair) ? `${pair.split('=')[0]}=…` : '…'));
  return `${path}?${names.slice(0, 20).join('&')}`;
}

/** Lets Nest write through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
  fatal(message: unknown, context?: string): void {
    this.logger.fatal({ context }, String(message));
  }
}

/** Injection token of the service's pino logger. */
export const LOGGER = Symbol('LOGGER');
export type { Logger };
