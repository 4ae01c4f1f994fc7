import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, type ErrorBody, type ErrorCode, errorBody } from '@placelore/contracts/errors.js';
import { IDENTITY_HEADER, type Identity, REQUEST_ID_HEADER } from '@placelore/contracts/identity.js';
import type { Route, RouteAnswer, RouteArguments, ServiceName } from '@placelore/contracts/route.js';
import { Agent, request } from 'undici';
import { IdentityTokens } from '../identity/identity-token.js';
import { currentRequester, currentRequestId } from '../logging/request-context.js';
import { isConnectFault, ServiceUnavailableError } from './service-unavailable-error.js';

/** Ms an owner may take to answer an internal call; a photo is looked at and written about within it. */
const DEFAULT_TIMEOUT = 90_000;
const CONNECT_TIMEOUT = 2_000;
/** Further tries of an idempotent call, and the pause before the first of them in ms (doubling). */
const RETRIES = 2;
const RETRY_PAUSE = 100;
const IDEMPOTENT = new Set(['GET', 'PUT', 'DELETE']);

export interface CallOptions {
  /** Ms the other side may take. */
  timeout?: number;
  signal?: AbortSignal;
  /** Whose call it is, where it is not this process's own. */
  as?: Identity;
}

/** Calls routes of other processes of the product, as this process. */
export class InternalClient {
  private readonly agent = new Agent({ connect: { timeout: CONNECT_TIMEOUT }, keepAliveTimeout: 10_000 });

  constructor(
    private readonly self: 'gateway' | 'worker',
    private readonly urls: Partial<Record<ServiceName, string>>,
    private readonly tokens: IdentityTokens,
  ) {}

  /**
   * Calls a route with its typed input. Calls that are idempotent by their method are tried up to three times when the
   * other side is away.
   * @throws ApiError as the other side answered; ServiceUnavailableError when there is no answer: UNAVAILABLE when the
   * other side cannot be reached or says that it cannot work, TIMED_OUT after `timeout` ms.
   */
  async call<R extends Route>(route: R, input: RouteArguments<R>, options: CallOptions = {}): Promise<RouteAnswer<R>> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.attempt(route, input as Record<string, unknown>, options);
      } catch (thrown) {
        const again = thrown instanceof ApiError && thrown.code === 'UNAVAILABLE' && IDEMPOTENT.has(route.method);
        if (!again || attempt >= RETRIES) throw thrown;
        await delay(RETRY_PAUSE * 2 ** attempt);
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
  ): Promise<RouteAnswer<R>> {
    const { url, body } = this.address(route, input);
    const timeout = AbortSignal.timeout(options.timeout ?? DEFAULT_TIMEOUT);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      const answer = await request(url, {
        dispatcher: this.agent,
        method: route.method,
        signal,
        headers: {
          [IDENTITY_HEADER]: this.tokens.sign(options.as ?? this.ownIdentity()),
          [REQUEST_ID_HEADER]: currentRequestId(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      });
      return readAnswer(route, answer.statusCode, await answer.body.text());
    } catch (thrown) {
      if (thrown instanceof ApiError) throw thrown;
      const code = timeout.aborted ? 'TIMED_OUT' : 'UNAVAILABLE';
      const isInterrupted = timeout.aborted || !isConnectFault(thrown);
      throw new ServiceUnavailableError(code, { service: route.service, isInterrupted, cause: thrown });
    }
  }

  private ownIdentity(): Identity {
    const onBehalfOf = currentRequester();
    return { kind: 'service', service: this.self, ...(onBehalfOf && { onBehalfOf }) };
  }

  private address(route: Route, input: Record<string, unknown>): { url: URL; body: string | undefined } {
    const base = this.urls[route.service];
    if (!base) throw new Error(`The address of ${route.service} is not configured`);
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

function readAnswer<R extends Route>(route: R, status: number, text: string): RouteAnswer<R> {
  if (status >= 400) throw errorOf(route.service, status, text);
  if (!route.response) return undefined as RouteAnswer<R>;
  try {
    return route.response.parse(JSON.parse(text)) as RouteAnswer<R>;
  } catch (thrown) {
    // The service works, but does not answer as agreed: waiting for it would not help.
    throw new ApiError('UNAVAILABLE', { cause: thrown });
  }
}

/** Statuses with which a proxy, or a service that stops, says that nobody can take the call now. */
const GATEWAY_STATUSES = new Set([502, 503, 504]);

/** The error the other side answered with; anything that is not one of ours counts as that side being unavailable. */
function errorOf(service: ServiceName, status: number, text: string): ApiError {
  const body = parseErrorBody(text);
  const isAway = body ? body.code === 'UNAVAILABLE' : GATEWAY_STATUSES.has(status);
  if (isAway) {
    const cause = new Error(`answered with ${status}`);
    return new ServiceUnavailableError('UNAVAILABLE', {
      service,
      isInterrupted: false,
      cause,
      ...(body && { message: body.error }),
    });
  }
  if (body) return new ApiError(body.code, { message: body.error, ...(body.details && { details: body.details }) });
  const code: ErrorCode = status >= 500 ? 'UNAVAILABLE' : 'INTERNAL';
  return new ApiError(code, { cause: new Error(`unexpected answer ${status}`) });
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    return errorBody.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
