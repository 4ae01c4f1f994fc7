import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, type ErrorCode, type ErrorResponse, errorResponse } from '@placelore/contracts/core/errors.js';
import { IDENTITY_HEADER, type Identity, REQUEST_ID_HEADER } from '@placelore/contracts/core/identity.js';
import type { Route, RouteArguments, RouteResponse, ServiceName } from '@placelore/contracts/core/route.js';
import { Agent, request } from 'undici';
import { IdentityTokens } from '../identity/identity-token.js';
import { getCurrentRequester, getCurrentRequestId } from '../logging/request-context.js';
import { startServiceCall, toCallOutcome } from '../telemetry/measure-call.js';
import { metrics } from '../telemetry/metrics.js';
import { TRACEPARENT_HEADER } from '../telemetry/trace-context.js';
import { isConnectError, ServiceUnavailableError } from './service-unavailable-error.js';

/** Timeout of a call in milliseconds, unless the route declares a longer one. */
const DEFAULT_TIMEOUT_MS = 90_000;
const CONNECT_TIMEOUT_MS = 2_000;
/** Shorter than services drain, so that no service closes an idle connection just when a call uses it. */
const IDLE_CONNECTION_MS = 4_000;
/** Retries of an idempotent call, and the pause before the first of them in milliseconds (doubling). */
const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 100;
const IDEMPOTENT_METHODS = new Set(['GET', 'PUT', 'DELETE']);

export interface CallOptions {
  /** Milliseconds the called service may take. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Identity to call with, if not this process's own. */
  as?: Identity;
}

/** Calls routes of other processes of the product with this process's identity. */
export class InternalClient {
  private readonly agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: IDLE_CONNECTION_MS,
    keepAliveMaxTimeout: IDLE_CONNECTION_MS,
    // Each call has its own signal instead.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  constructor(
    private readonly self: 'gateway' | 'worker',
    private readonly urls: Partial<Record<ServiceName, string>>,
    private readonly tokens: IdentityTokens,
  ) {}

  /**
   * Calls a route with its typed input. Calls with an idempotent method are tried up to three times when the service is
   * unavailable.
   * @throws ApiError as the service responded; ServiceUnavailableError without a response: UNAVAILABLE when the service
   * is unreachable or reports that it cannot work, TIMED_OUT after `timeoutMs`.
   */
  async call<R extends Route>(
    route: R,
    input: RouteArguments<R>,
    options: CallOptions = {},
  ): Promise<RouteResponse<R>> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.attempt(route, input as Record<string, unknown>, options);
      } catch (thrown) {
        const canRetry =
          thrown instanceof ApiError && thrown.code === 'UNAVAILABLE' && IDEMPOTENT_METHODS.has(route.method);
        if (!canRetry || attempt >= MAX_RETRIES) throw thrown;
        metrics.retries.inc({ target: `service ${route.service}` });
        await delay(RETRY_DELAY_MS * 2 ** attempt);
      }
    }
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async attempt<R extends Route>(
    route: R,
    input: Record<string, unknown>,
    options: CallOptions,
  ): Promise<RouteResponse<R>> {
    const { url, body } = this.buildRequest(route, input);
    const timeoutMs = options.timeoutMs ?? (route.maxSeconds ? route.maxSeconds * 1000 : DEFAULT_TIMEOUT_MS);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    const call = startServiceCall(route.service, route.id);
    try {
      const response = await request(url, {
        dispatcher: this.agent,
        method: route.method,
        signal,
        headers: {
          [IDENTITY_HEADER]: this.tokens.sign(options.as ?? this.getOwnIdentity()),
          [REQUEST_ID_HEADER]: getCurrentRequestId(),
          [TRACEPARENT_HEADER]: call.traceparent,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      });
      const text = await response.body.text();
      call.end(toCallOutcome(response.statusCode));
      return readResponse(route, response.statusCode, text);
    } catch (thrown) {
      if (thrown instanceof ApiError) throw thrown;
      const code = timeout.aborted ? 'TIMED_OUT' : 'UNAVAILABLE';
      call.end(timeout.aborted ? 'timed_out' : 'unavailable');
      const isInterrupted = timeout.aborted || !isConnectError(thrown);
      throw new ServiceUnavailableError(code, { service: route.service, isInterrupted, cause: thrown });
    }
  }

  private getOwnIdentity(): Identity {
    const onBehalfOf = getCurrentRequester();
    return { kind: 'service', service: this.self, ...(onBehalfOf && { onBehalfOf }) };
  }

  private buildRequest(route: Route, input: Record<string, unknown>): { url: URL; body: string | undefined } {
    const base = this.urls[route.service];
    if (!base) throw new Error(`The URL of ${route.service} is not configured`);
    const rest = { ...input };
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = rest[name];
      delete rest[name];
      return encodeURIComponent(String(value));
    });
    const url = new URL(path, base);
    for (const name of Object.keys(route.query?.shape ?? {})) {
      if (rest[name] !== undefined) url.searchParams.set(name, String(rest[name]));
      delete rest[name];
    }
    return { url, body: route.body ? JSON.stringify(rest) : undefined };
  }
}

function readResponse<R extends Route>(route: R, status: number, text: string): RouteResponse<R> {
  if (status >= 400) throw toServiceError(route.service, status, text);
  if (!route.response) return undefined as RouteResponse<R>;
  try {
    return route.response.parse(JSON.parse(text)) as RouteResponse<R>;
  } catch (thrown) {
    // The service works but its response breaks the contract; waiting would not help.
    throw new ApiError('UNAVAILABLE', { cause: thrown });
  }
}

/** Statuses with which a proxy or a stopping service reports that it cannot take the call now. */
const GATEWAY_STATUSES = new Set([502, 503, 504]);

/** Codes that mean that a service cannot take any such call now; jobs wait as in an outage. */
const CANNOT_WORK_NOW: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE', 'STORAGE_FULL']);

/** Returns the service's error. A response of unknown format counts as an unavailable service. */
function toServiceError(service: ServiceName, status: number, text: string): ApiError {
  const body = parseErrorResponse(text);
  const isUnavailable = body ? CANNOT_WORK_NOW.has(body.code) : GATEWAY_STATUSES.has(status);
  if (isUnavailable) {
    const cause = new Error(`responded with ${status}`);
    return new ServiceUnavailableError('UNAVAILABLE', {
      service,
      isInterrupted: false,
      cause,
      ...(body && { message: body.error }),
    });
  }
  if (body) return new ApiError(body.code, { message: body.error, ...(body.details && { details: body.details }) });
  const code: ErrorCode = status >= 500 ? 'UNAVAILABLE' : 'INTERNAL';
  return new ApiError(code, { cause: new Error(`unexpected response ${status}`) });
}

function parseErrorResponse(text: string): ErrorResponse | null {
  try {
    return errorResponse.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
