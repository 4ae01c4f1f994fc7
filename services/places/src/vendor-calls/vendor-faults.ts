import { ApiError } from '@placelore/contracts/errors.js';
import { toApiError } from '@placelore/platform/http/error-answer.js';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { NoTurnError } from './host-turns.js';

/** Failures in a row that break the circuit, and ms it then stays open. */
const FAILURES = 5;
const REOPEN_AFTER = 30_000;

/** Seconds without calls after a 429 that names none, and at most. */
export const PAUSE = { standard: 60, most: 3600 };

/** A status that is no answer. Holds nothing the vendor wrote: vendors repeat keys and questions in their messages. */
export class Refusal extends Error {
  /**
   * @param ofOurKey whether the vendor refuses us and not this one request
   * @param reason the vendor's own constant for it, such as `SERVICE_DISABLED`
   */
  constructor(
    readonly status: number,
    readonly ofOurKey: boolean = [401, 403].includes(status),
    reason?: string,
  ) {
    super(`The provider answered with status ${status}${reason ? ` (${reason})` : ''}.`);
  }
}

/** What a status that is no answer means: our fault for 4xx, the host's for 429 and 5xx. */
export function refused(refusal: Refusal): ApiError {
  const mine = refusal.status < 500 && refusal.status !== 429;
  return new ApiError(mine ? 'PROVIDER_REJECTED' : 'PROVIDER_UNAVAILABLE', { cause: refusal });
}

/**
 * Whatever was thrown on the way to a vendor, in the product's words: UNAVAILABLE only when one of our own stores is away,
 * as work waits for that without end; INTERNAL for a fault of this service.
 */
export function asApiError(thrown: unknown): ApiError {
  return thrown instanceof BrokenCircuitError
    ? new ApiError('PROVIDER_UNAVAILABLE', { cause: thrown })
    : toApiError(thrown);
}

/** A breaker for one host. `reopenAfter` is the ms a broken circuit stays open before one call tries again. */
export function hostBreaker(reopenAfter: number = REOPEN_AFTER): CircuitBreakerPolicy {
  return circuitBreaker(handleWhen(isHostsFault), {
    halfOpenAfter: reopenAfter,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
}

/**
 * Whether a failure says that further calls will fail too. Waiting too long for a turn is our own crowd, and a 400 may
 * be one odd question of one visitor.
 */
function isHostsFault(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  if (thrown.code === 'PROVIDER_REJECTED') return thrown.cause instanceof Refusal && thrown.cause.ofOurKey;
  if (thrown.cause instanceof NoTurnError) return false;
  return thrown.code === 'PROVIDER_UNAVAILABLE' || thrown.code === 'TIMED_OUT';
}
