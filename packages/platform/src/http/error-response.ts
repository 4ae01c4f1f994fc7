import { HttpException } from '@nestjs/common';
import { ApiError, type ErrorCode, type ErrorResponse } from '@placelore/contracts/core/errors.js';
import type { FastifyReply } from 'fastify';
import { isDatabaseUnavailable, isInvalidValue, isStatementTimeout } from '../database/database-errors.js';
import { isMemoryFull, isStorageFull } from '../database/storage-errors.js';
import type { Logger } from '../logging/logger.js';
import { getCurrentRequestId } from '../logging/request-context.js';
import { countRejection } from '../telemetry/measure-call.js';

/** Error code for an HTTP status that Nest or Fastify set. */
const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'INVALID_INPUT',
  401: 'AUTHENTICATION_REQUIRED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  414: 'INVALID_INPUT',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'INVALID_INPUT',
  503: 'UNAVAILABLE',
};

/** Seconds after which a client may retry while a part of the product is unavailable. */
const RETRY_AFTER_SECONDS = 2;
/** Longer while the disk is full, because an operator has to make room. */
const STORAGE_RETRY_AFTER_SECONDS = 60;

const RETRY_AFTER_BY_STATUS: Record<number, number> = { 503: RETRY_AFTER_SECONDS, 507: STORAGE_RETRY_AFTER_SECONDS };

/** Converts anything thrown to a row of the error table. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isStorageFull(thrown)) return new ApiError('STORAGE_FULL', { cause: thrown });
  if (isDatabaseUnavailable(thrown) || isRedisUnavailable(thrown) || isMemoryFull(thrown))
    return new ApiError('UNAVAILABLE', { cause: thrown });
  if (isStatementTimeout(thrown)) return new ApiError('TIMED_OUT', { cause: thrown });
  if (isInvalidValue(thrown)) return new ApiError('INVALID_INPUT', { cause: thrown });
  const status = thrown instanceof HttpException ? thrown.getStatus() : getFastifyStatus(thrown);
  const code = typeof status === 'number' ? CODE_BY_STATUS[status] : undefined;
  if (code) return new ApiError(code, { cause: thrown });
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new ApiError('INVALID_INPUT', { cause: thrown });
  return new ApiError('INTERNAL', { cause: thrown });
}

/** Returns the status of Fastify's own errors only. Errors of vendor libraries may have status codes as well. */
function getFastifyStatus(thrown: unknown): unknown {
  const { code, statusCode } = (thrown ?? {}) as { code?: unknown; statusCode?: unknown };
  return typeof code === 'string' && code.startsWith('FST_') ? statusCode : undefined;
}

/** Messages of ioredis when a server or cluster cannot be reached. */
const REDIS_UNAVAILABLE =
  /Connection is closed|Stream isn't writeable|Command timed out|Cluster isn't ready|CLUSTERDOWN|None of startup nodes|Failed to refresh slots/;

function isRedisUnavailable(thrown: unknown): boolean {
  return (
    thrown instanceof Error && (thrown.name === 'MaxRetriesPerRequestError' || REDIS_UNAVAILABLE.test(thrown.message))
  );
}

/** Sends an error response. Server errors are logged with their cause. */
export function sendErrorResponse(reply: FastifyReply, thrown: unknown, logger: Logger): void {
  const error = toApiError(thrown);
  countRejection(error);
  if (error.status >= 500) logger.error({ err: error.cause ?? error, code: error.code }, error.message);
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  const retryAfter = error.retryAfter ?? RETRY_AFTER_BY_STATUS[error.status];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const body: ErrorResponse = {
    error: error.message,
    code: error.code,
    ...(error.details && { details: error.details }),
    requestId: getCurrentRequestId(),
  };
  reply.status(error.status).header('cache-control', 'no-store').send(body);
}
