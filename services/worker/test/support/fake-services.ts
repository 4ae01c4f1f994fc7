import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, ERRORS, type ErrorCode } from '@placelore/contracts/core/errors.js';
import type { Requester } from '@placelore/contracts/core/identity.js';
import { IDENTITY_HEADER, REQUEST_ID_HEADER } from '@placelore/contracts/core/identity.js';
import type { Route, ServiceName } from '@placelore/contracts/core/route.js';
import { INTERNAL_ROUTES } from '@placelore/contracts/routes.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import type { WireFailure } from '../crashes/outage-cases.js';

export const SECRET = 'a secret that only these tests know, long enough';

export interface Call {
  /** Id of the route. */
  id: string;
  /** Parameters of path and query. */
  params: Record<string, unknown>;
  body: Record<string, unknown>;
  requestId: string;
  /** The requester on whose behalf the worker called. */
  onBehalfOf: Requester | undefined;
}
/** Returns the response to a call; throws an ApiError to respond with it. */
export type RouteStub = (call: Call, times: number) => unknown;

const SERVICES = ['auth', 'content', 'analysis', 'places'] as const;
export type FakeServiceName = (typeof SERVICES)[number];

/**
 * Fakes of all services, each on its own URL. They accept and return only what the contracts allow, accept calls from
 * the worker only, and record every call.
 */
export class FakeServices {
  readonly calls: Call[] = [];
  private readonly stubs = new Map<string, RouteStub>();
  private readonly wireFailures = new Map<string, { failure: WireFailure; times: number }>();
  private constructor(
    private readonly servers: Server[],
    readonly urls: Record<FakeServiceName, string>,
  ) {}

  static async start(): Promise<FakeServices> {
    const tokens = new IdentityTokens(SECRET);
    const servers = SERVICES.map(() => createServer());
    await Promise.all(servers.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))));
    const urlEntries = SERVICES.map((service, index) => {
      const { port } = servers[index]!.address() as AddressInfo;
      return [service, `http://127.0.0.1:${port}`];
    });
    const services = new FakeServices(servers, Object.fromEntries(urlEntries));
    for (const [index, service] of SERVICES.entries()) services.serve(servers[index]!, service, tokens);
    return services;
  }

  /** Sets the response of a route. */
  on(route: Route, stub: RouteStub): void {
    this.stubs.set(route.id, stub);
  }

  /** Returns the current stub of a route. @throws Error when there is none. */
  getStub(route: Route): RouteStub {
    const stub = this.stubs.get(route.id);
    if (!stub) throw new Error(`No stub for ${route.id}`);
    return stub;
  }

  /** Makes a route fail the first `times` times. */
  failWith(route: Route, code: ErrorCode, times = Number.POSITIVE_INFINITY): void {
    const stub = this.stubs.get(route.id);
    this.on(route, (call, count) => {
      if (count <= times) throw new ApiError(code);
      return stub?.(call, count);
    });
  }

  /**
   * Makes the next calls of a route fail on the wire. With `refused`, the service stops at the first one, until {@link
   * restart}.
   */
  breakConnection(routeId: string, failure: WireFailure, times: number): void {
    this.wireFailures.set(routeId, { failure, times });
  }

  /** Restarts a service on its former port. */
  async restart(service: FakeServiceName): Promise<void> {
    const server = this.servers[SERVICES.indexOf(service)]!;
    const port = Number(new URL(this.urls[service]).port);
    if (!server.listening) await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  }

  getCalledIds(): string[] {
    return this.calls.map(({ id }) => id);
  }
  getCalls(route: Route): Call[] {
    return this.calls.filter(({ id }) => id === route.id);
  }

  reset(): void {
    this.calls.length = 0;
    this.stubs.clear();
    this.wireFailures.clear();
  }

  async stop(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  private serve(server: Server, service: ServiceName, tokens: IdentityTokens): void {
    server.on('request', async (request, response) => {
      try {
        let text = '';
        for await (const chunk of request) text += chunk;
        const identity = await tokens.verify(request.headers[IDENTITY_HEADER]);
        if (identity?.kind !== 'service' || identity.service !== 'worker') throw new ApiError('INTERNAL_ONLY');
        const requestId = String(request.headers[REQUEST_ID_HEADER]);
        const caller = { requestId, onBehalfOf: identity.onBehalfOf };
        const { route, call } = this.find(service, request.method ?? '', request.url ?? '', text, caller);
        const wireFailure = this.wireFailures.get(route.id);
        if (wireFailure && wireFailure.times-- > 0) return failOnWire(server, request, response, wireFailure.failure);
        const result = await this.respond(route, call);
        response.writeHead(result === undefined ? 204 : 200, { 'content-type': 'application/json' });
        response.end(result === undefined ? undefined : JSON.stringify(result));
      } catch (thrown) {
        const error = thrown instanceof ApiError ? thrown : new ApiError('INVALID_INPUT', { message: String(thrown) });
        const body = { error: error.message, code: error.code, requestId: 'r' };
        response.writeHead(error.status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      }
    });
  }

  private find(
    service: ServiceName,
    method: string,
    path: string,
    text: string,
    caller: Pick<Call, 'requestId' | 'onBehalfOf'>,
  ) {
    for (const route of INTERNAL_ROUTES) {
      const pattern = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
      const [pathname = '', query] = path.split('?');
      const match = route.service === service && route.method === method ? pattern.exec(pathname) : null;
      if (!match) continue;
      const params = { ...match.groups, ...route.query?.parse(Object.fromEntries(new URLSearchParams(query))) };
      route.params?.parse(match.groups);
      const body = route.body ? (route.body.parse(JSON.parse(text)) as Call['body']) : {};
      return { route: route as Route, call: { id: route.id, params, body, ...caller } };
    }
    throw new ApiError('NOT_FOUND');
  }

  private respond(route: Route, call: Call): unknown {
    this.calls.push(call);
    const result = this.stubs.get(route.id)?.(call, this.getCalls(route).length);
    return result instanceof Promise ? result : route.response?.parse(result);
  }
}

/** Responses that come from another server, such as a proxy, instead of the service. */
const FOREIGN_RESPONSES: Partial<Record<string, [status: number, body: string]>> = {
  '503 of a proxy': [503, '{"statusCode":503,"code":"FST_ERR_REOPENED_CLOSE_SERVER","error":"Stopping"}'],
  '502 of a proxy': [502, '<html>Bad Gateway</html>'],
  '504 of a proxy': [504, '<html>Gateway Timeout</html>'],
  '500 of an unknown server': [500, 'oh no'],
  'response outside the contract': [200, '{"something":"else"}'],
};

/** Fails a call as it would look on the wire. */
function failOnWire(server: Server, request: IncomingMessage, response: ServerResponse, failure: WireFailure): void {
  if (failure === 'refused') {
    server.close();
    server.closeAllConnections();
  } else if (failure === 'reset before the response') {
    request.socket.destroy();
  } else if (failure === 'reset within the response') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"observation":', () => request.socket.destroy());
  } else {
    const code = typeof failure === 'string' ? 'UNAVAILABLE' : failure.code;
    const ownResponse: [number, string] = [
      ERRORS[code].status,
      JSON.stringify({ error: ERRORS[code].message, code, requestId: 'r' }),
    ];
    const [status, body] = (typeof failure === 'string' ? FOREIGN_RESPONSES[failure] : undefined) ?? ownResponse;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }
}
