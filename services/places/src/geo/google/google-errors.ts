import { ApiError } from '@placelore/contracts/core/errors.js';
import { VendorHttpError, vendorStatusToApiError } from '../../http/vendor-errors.js';

/** The call did not reach Google, so nothing was charged. */
export class NotReachedError extends Error {
  constructor() {
    super('The provider could not be reached.');
  }
}

/** gRPC code for a timeout of the SDK itself. */
const DEADLINE_EXCEEDED = 4;
/** gRPC code that the SDKs also use for unreadable responses. */
const UNAVAILABLE = 14;
/** Google's reason for an unknown key, with status 400. */
const KEY_INVALID = 'API_KEY_INVALID';

/**
 * Converts an error of the Places and Routes SDKs. Does not pass on the error or its message, because they contain the
 * key or the query.
 */
export function toSdkApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const { code, httpStatusCode: status, reason, cause } = (thrown ?? {}) as Record<string, unknown>;
  if (typeof status === 'number') {
    const constant = typeof reason === 'string' && /^[A-Z][A-Z0-9_]{2,62}$/.test(reason) ? reason : undefined;
    return vendorStatusToApiError(
      new VendorHttpError(status, [401, 403].includes(status) || constant === KEY_INVALID, constant),
    );
  }
  if (code === DEADLINE_EXCEEDED) return new ApiError('TIMED_OUT');
  if (code === UNAVAILABLE && !(cause instanceof SyntaxError)) return createNotReachedError();
  return createUnreadableError();
}

/**
 * Returns the types that Google's error names as unsupported, as in "Unsupported types: castle, plaza."; nothing for
 * any other error.
 * @param types those of the request; other words are ignored
 */
export function findRefusedTypes(thrown: unknown, types: readonly string[]): string[] {
  const { httpStatusCode: status, message } = (thrown ?? {}) as Record<string, unknown>;
  if (status !== 400 || typeof message !== 'string' || !/\btypes?\b/i.test(message)) return [];
  const words = new Set(message.match(/[a-z_]+/g));
  return types.filter((type) => words.has(type));
}

/**
 * Converts an error of the client for the older web services, which has already mapped a `status` in the body to an
 * HTTP status. The error itself contains the whole request, including the key.
 */
export function toWebApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const { code, response } = (thrown ?? {}) as { code?: string; response?: { status?: number } };
  if (typeof response?.status === 'number') return vendorStatusToApiError(new VendorHttpError(response.status));
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT' || code === 'ERR_CANCELED') return new ApiError('TIMED_OUT');
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' ? createNotReachedError() : createUnreadableError();
}

const createNotReachedError = () => new ApiError('PROVIDER_UNAVAILABLE', { cause: new NotReachedError() });

/** Returns the error for responses that do not match Google's documentation. */
export const createUnreadableError = () =>
  new ApiError('PROVIDER_UNAVAILABLE', { cause: new Error('The provider returned an unreadable response.') });
