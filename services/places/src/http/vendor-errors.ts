import { ApiError } from '@placelore/contracts/core/errors.js';
import { toApiError } from '@placelore/platform/http/error-response.js';
import type { CallOutcome } from '@placelore/platform/telemetry/measure-call.js';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { RateLimitedError } from './host-rate-limiter.js';

/** Number of consecutive failures that open the circuit, and ms until it may close again. */
const MAX_CONSECUTIVE_FAILURES = 5;
const REOPEN_AFTER_MS = 30_000;

/**
 * An error status. Contains nothing that the vendor wrote, because vendors repeat keys and queries in their messages.
 */
export class VendorHttpError extends Error {
  /**
   * Creates the error.
   * @param isKeyRejected whether the vendor rejects this installation and not only this request; Overpass uses 406 for
   * this
   * @param reason the vendor's own constant, such as `SERVICE_DISABLED`
   */
  constructor(
    readonly status: number,
    readonly isKeyRejected: boolean = [401, 403, 406].includes(status),
    reason?: string,
  ) {
    super(`The provider returned status ${status}${reason ? ` (${reason})` : ''}.`);
  }
}

/** Converts an error status: 4xx is the error of this service, 429 and 5xx are the host's. */
export function vendorStatusToApiError(refusal: VendorHttpError): ApiError {
  const isOurError = refusal.status < 500 && refusal.status !== 429;
  return new ApiError(isOurError ? 'PROVIDER_REJECTED' : 'PROVIDER_UNAVAILABLE', { cause: refusal });
}

/**
 * Converts any error of a vendor call. UNAVAILABLE means only that one of this product's own stores is unreachable,
 * because jobs wait for that without a limit. INTERNAL means an error of this service.
 */
export function toVendorApiError(thrown: unknown): ApiError {
  return thrown instanceof BrokenCircuitError
    ? new ApiError('PROVIDER_UNAVAILABLE', { cause: thrown })
    : toApiError(thrown);
}

/** Returns the outcome of a failed vendor call, for metrics. */
export function toVendorOutcome(thrown: unknown): CallOutcome {
  if (!(thrown instanceof ApiError)) return 'aborted';
  if (thrown.code === 'TIMED_OUT') return 'timed_out';
  return thrown.code === 'PROVIDER_REJECTED' ? 'rejected' : 'unavailable';
}

/**
 * Creates a circuit breaker for one host. `reopenAfterMs` is the time in ms after which one call may test an open
 * circuit.
 */
export function createHostBreaker(reopenAfterMs: number = REOPEN_AFTER_MS): CircuitBreakerPolicy {
  return circuitBreaker(handleWhen(isHostFailure), {
    halfOpenAfter: reopenAfterMs,
    breaker: new ConsecutiveBreaker(MAX_CONSECUTIVE_FAILURES),
  });
}

/**
 * Whether a failure makes further failures likely. A missing time slot is caused by this product's own load, and a 400
 * may be one unusual query.
 */
function isHostFailure(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  if (thrown.code === 'PROVIDER_REJECTED') return thrown.cause instanceof VendorHttpError && thrown.cause.isKeyRejected;
  if (thrown.cause instanceof RateLimitedError) return false;
  return thrown.code === 'PROVIDER_UNAVAILABLE' || thrown.code === 'TIMED_OUT';
}
