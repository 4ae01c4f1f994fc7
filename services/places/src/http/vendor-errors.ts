import { ApiError } from '@placelore/contracts/core/errors.js';
import { toApiError } from '@placelore/platform/http/error-response.js';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { RateLimitedError } from './host-rate-limiter.js';

/** Failures in a row that break the circuit, and ms it then stays open. */
const MAX_CONSECUTIVE_FAILURES = 5;
const REOPEN_AFTER_MS = 30_000;

/** Seconds without calls after a 429 that names none, and at most. */
export const RETRY_AFTER_SECONDS = { default: 60, max: 3600 };

/** A status that is no answer. Holds nothing the vendor wrote: vendors repeat keys and questions in their messages. */
export class VendorHttpError extends Error {
  /**
   * @param isKeyRejected whether the vendor refuses us and not this one request
   * @param reason the vendor's own constant for it, such as `SERVICE_DISABLED`
   */
  constructor(
    readonly status: number,
    readonly isKeyRejected: boolean = [401, 403].includes(status),
    reason?: string,
  ) {
    super(`The provider answered with status ${status}${reason ? ` (${reason})` : ''}.`);
  }
}

/** What a status that is no answer means: our fault for 4xx, the host's for 429 and 5xx. */
export function vendorStatusToApiError(refusal: VendorHttpError): ApiError {
  const isOurError = refusal.status < 500 && refusal.status !== 429;
  return new ApiError(isOurError ? 'PROVIDER_REJECTED' : 'PROVIDER_UNAVAILABLE', { cause: refusal });
}

/**
 * Whatever was thrown on the way to a vendor, in the product's words: UNAVAILABLE only when one of our own stores is away,
 * as work waits for that without end; INTERNAL for a fault of this service.
 */
export function toVendorApiError(thrown: unknown): ApiError {
  return thrown instanceof BrokenCircuitError
    ? new ApiError('PROVIDER_UNAVAILABLE', { cause: thrown })
    : toApiError(thrown);
}

/** A breaker for one host. `reopenAfter` is the ms a broken circuit stays open before one call tries again. */
export function createHostBreaker(reopenAfter: number = REOPEN_AFTER_MS): CircuitBreakerPolicy {
  return circuitBreaker(handleWhen(isHostFailure), {
    halfOpenAfter: reopenAfter,
    breaker: new ConsecutiveBreaker(MAX_CONSECUTIVE_FAILURES),
  });
}

/**
 * Whether a failure says that further calls will fail too. Waiting too long for a turn is our own crowd, and a 400 may
 * be one odd question of one visitor.
 */
function isHostFailure(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  if (thrown.code === 'PROVIDER_REJECTED') return thrown.cause instanceof VendorHttpError && thrown.cause.isKeyRejected;
  if (thrown.cause instanceof RateLimitedError) return false;
  return thrown.code === 'PROVIDER_UNAVAILABLE' || thrown.code === 'TIMED_OUT';
}
