import { ApiError } from '@placelore/contracts/core/errors.js';
import type { ServiceName } from '@placelore/contracts/core/route.js';

/** Codes of faults that come before a request is sent. */
const CONNECT_ERROR_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND', // a stopped container has no name any more
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * A call to another process got no answer. Unlike an answer, this says nothing about the work the call was for: the work
 * can be done when the service is back.
 */
export class ServiceUnavailableError extends ApiError {
  readonly service: ServiceName;
  /** True when the request may have been received: the connection broke, or the service was silent for too long. */
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

/** Returns whether a fault means that no connection could be made, so nothing was sent. */
export function isConnectError(thrown: unknown): boolean {
  const code = (thrown as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && CONNECT_ERROR_CODES.has(code)) return true;
  return thrown instanceof AggregateError && thrown.errors.every(isConnectError);
}
