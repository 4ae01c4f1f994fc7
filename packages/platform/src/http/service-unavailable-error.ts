import { ApiError } from '@placelore/contracts/core/errors.js';
import type { ServiceName } from '@placelore/contracts/core/route.js';

/** Codes of errors that occur before a request is sent. */
const CONNECT_ERROR_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND', // the hostname of a stopped container no longer resolves
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** A call to another process got no response. The job itself may be fine and can run when the service is back. */
export class ServiceUnavailableError extends ApiError {
  readonly service: ServiceName;
  /** Whether the service may have received the request: the connection broke, or there was no response in time. */
  readonly isInterrupted: boolean;

  constructor(
    code: 'UNAVAILABLE' | 'TIMED_OUT',
    options: { service: ServiceName; isInterrupted: boolean; message?: string; cause?: unknown },
  ) {
    super(code, options);
    this.name = 'ServiceUnavailableError';
    this.service = options.service;
    this.isInterrupted = options.isInterrupted;
  }
}

/** Returns whether no connection could be made, so that nothing was sent. */
export function isConnectError(thrown: unknown): boolean {
  const code = (thrown as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && CONNECT_ERROR_CODES.has(code)) return true;
  return thrown instanceof AggregateError && thrown.errors.every(isConnectError);
}
