import type { ErrorCode } from '@placelore/contracts/core/errors.js';
import type { Route } from '@placelore/contracts/core/route.js';

/** Errors that any call may return. */
const COMMON_ERRORS: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'];
/** Errors of calls that the gateway forwards to a service. */
const FORWARDING_ERRORS: readonly ErrorCode[] = ['OVERLOADED', 'TIMED_OUT'];
/** Errors of any body, which the gateway receives within limits. */
const BODY_ERRORS: readonly ErrorCode[] = ['UNSUPPORTED_MEDIA_TYPE', 'UPLOAD_TOO_SLOW', 'UPLOADS_FULL'];

/** Returns all errors of a route: those that it lists, and those that follow from its access, method and input. */
export function getErrorCodes(route: Route): ErrorCode[] {
  const { access, service, bodyKind } = route;
  const takesBody = route.body !== undefined || route.consumes !== undefined;
  const takesInput = takesBody || route.params !== undefined || route.query !== undefined || route.path.endsWith('*');
  const isWrite = route.method !== 'GET';
  return [
    ...new Set([
      ...(route.errors ?? []),
      ...(takesInput ? (['INVALID_INPUT'] as const) : []),
      ...(access === 'public' ? [] : (['AUTHENTICATION_REQUIRED'] as const)),
      ...(access === 'admin' ? (['ADMIN_REQUIRED'] as const) : []),
      ...(isWrite || route.startsWork ? (['CROSS_ORIGIN_REJECTED'] as const) : []),
      ...(takesBody ? BODY_ERRORS : []),
      // A route that reads its body as a stream lists its own limits.
      ...(takesBody && bodyKind !== 'stream' ? (['BODY_TOO_LARGE'] as const) : []),
      ...(service === 'gateway' ? [] : FORWARDING_ERRORS),
      ...(isWrite && service !== 'gateway' ? (['STORAGE_FULL'] as const) : []),
      ...COMMON_ERRORS,
    ]),
  ];
}
