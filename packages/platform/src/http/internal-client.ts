import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, type ErrorCode, errorBody } from '@placelore/contracts/errors.js';
import { IDENTITY_HEADER, type Identity, REQUEST_ID_HEADER } from '@placelore/contracts/identity.js';
import type { Route, RouteAnswer, RouteArguments, ServiceName } from '@placelore/contracts/route.js';
import { Agent, type Dispatcher, request } from 'undici';
import { IdentityTokens } from '../identity/identity-token.js';
import { currentRequester, currentRequestId } from '../logging/request-context.js';

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
   * @throws ApiError as the other side answered; UNAVAILABLE when it cannot be reached, TIMED_OUT after `timeout` ms.
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
      return await readAnswer(route, answer);
    } catch (thrown) {
      if (thrown instanceof ApiError) throw thrown;
      if (timeout.aborted) throw new ApiError('TIMED_OUT', { cause: thrown });
      throw new ApiError('UNAVAILABLE', { cause: thrown });
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

async function readAnswer<R extends Route>(route: R, answer: Dispatcher.ResponseData): Promise<RouteAnswer<R>> {
  const text = await answer.body.text();
  if (answer.statusCode >= 400) throw errorOf(answer.statusCode, text);
  if (!route.response) return undefined as RouteAnswer<R>;
  return route.response.parse(JSON.parse(text)) as RouteAnswer<R>;
}

/** The error the other side answered with; anything that is not one of ours counts as that side being unavailable. */
function errorOf(status: number, text: string): ApiError {
  try {
    const body = errorBody.parse(JSON.parse(text));
    return new ApiError(body.code, { message: body.error, ...(body.details && { details: body.details }) });
  } catch {
    const code: ErrorCode = status >= 500 ? 'UNAVAILABLE' : 'INTERNAL';
    return new ApiError(code, { cause: new Error(`unexpected answer ${status}`) });
  }
}
