import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, ERRORS, type ErrorCode } from '@placelore/contracts/errors.js';
import type { Requester } from '@placelore/contracts/identity.js';
import { IDENTITY_HEADER, REQUEST_ID_HEADER } from '@placelore/contracts/identity.js';
import type { Route, ServiceName } from '@placelore/contracts/route.js';
import { INTERNAL_ROUTES } from '@placelore/contracts/routes.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import type { Fault } from './outage-cases.js';

export const SECRET = 'a secret that only these tests know, long enough';

export interface Call {
  /** Id of the route. */
  id: string;
  /** Of path and query. */
  params: Record<string, unknown>;
  body: Record<string, unknown>;
  requestId: string;
  /** On whose behalf the worker called. */
  onBehalfOf: Requester | undefined;
}
/** Gives the answer to a call; throw an ApiError to answer with it. */
export type Answer = (call: Call, times: number) => unknown;

const OWNERS = ['auth', 'content', 'analysis', 'places'] as const;
export type Owner = (typeof OWNERS)[number];

/**
 * Fakes of all owners, each on an address of its own. They take and give only what the contracts allow, from the worker alone, and
 * record every call.
 */
export class FakeOwners {
  readonly calls: Call[] = [];
  private readonly answers = new Map<string, Answer>();
  private readonly faults = new Map<string, { fault: Fault; times: number }>();
  private constructor(
    private readonly servers: Server[],
    readonly urls: Record<Owner, string>,
  ) {}

  static async start(): Promise<FakeOwners> {
    const tokens = new IdentityTokens(SECRET);
    const servers = OWNERS.map(() => createServer());
    await Promise.all(servers.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))));
    const addresses = OWNERS.map((owner, index) => {
      const { port } = servers[index]!.address() as AddressInfo;
      return [owner, `http://127.0.0.1:${port}`];
    });
    const owners = new FakeOwners(servers, Object.fromEntries(addresses));
    for (const [index, service] of OWNERS.entries()) owners.serve(servers[index]!, service, tokens);
    return owners;
  }

  /** What a route answers with from now on. */
  on(route: Route, answer: Answer): void {
    this.answers.set(route.id, answer);
  }

  /** What a route answers with now. @throws Error when nothing was said. */
  answerOf(route: Route): Answer {
    const answer = this.answers.get(route.id);
    if (!answer) throw new Error(`no answer for ${route.id}`);
    return answer;
  }

  /** Has a route fail the first `times` times. */
  failing(route: Route, code: ErrorCode, times = Number.POSITIVE_INFINITY): void {
    const works = this.answers.get(route.id);
    this.on(route, (call, count) => {
      if (count <= times) throw new ApiError(code);
      return works?.(call, count);
    });
  }

  /**
   * Has the next calls of a route fail as `fault` says. With `refused`, the owner dies at the first one and is not
   * there until {@link comeBack}.
   */
  breaking(routeId: string, fault: Fault, times: number): void {
    this.faults.set(routeId, { fault, times });
  }

  /** Has an owner listen again where it did before. */
  async comeBack(owner: Owner): Promise<void> {
    const server = this.servers[OWNERS.indexOf(owner)]!;
    const port = Number(new URL(this.urls[owner]).port);
    if (!server.listening) await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  }

  ids(): string[] {
    return this.calls.map(({ id }) => id);
  }
  callsOf(route: Route): Call[] {
    return this.calls.filter(({ id }) => id === route.id);
  }

  reset(): void {
    this.calls.length = 0;
    this.answers.clear();
    this.faults.clear();
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
        const who = await tokens.verify(request.headers[IDENTITY_HEADER]);
        if (who?.kind !== 'service' || who.service !== 'worker') throw new ApiError('INTERNAL_ONLY');
        const requestId = String(request.headers[REQUEST_ID_HEADER]);
        const caller = { requestId, onBehalfOf: who.onBehalfOf };
        const { route, call } = this.find(service, request.method ?? '', request.url ?? '', text, caller);
        const broken = this.faults.get(route.id);
        if (broken && broken.times-- > 0) return breakOff(server, request, response, broken.fault);
        const answer = await this.answer(route, call);
        response.writeHead(answer === undefined ? 204 : 200, { 'content-type': 'application/json' });
        response.end(answer === undefined ? undefined : JSON.stringify(answer));
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
      const [address = '', query] = path.split('?');
      const match = route.service === service && route.method === method ? pattern.exec(address) : null;
      if (!match) continue;
      const params = { ...match.groups, ...route.query?.parse(Object.fromEntries(new URLSearchParams(query))) };
      route.params?.parse(match.groups);
      const body = route.body ? (route.body.parse(JSON.parse(text)) as Call['body']) : {};
      return { route: route as Route, call: { id: route.id, params, body, ...caller } };
    }
    throw new ApiError('NOT_FOUND');
  }

  private answer(route: Route, call: Call): unknown {
    this.calls.push(call);
    const answer = this.answers.get(route.id)?.(call, this.callsOf(route).length);
    return answer instanceof Promise ? answer : route.response?.parse(answer);
  }
}

/** What something that is no owner answers with. */
const FOREIGN_ANSWERS: Partial<Record<string, [status: number, body: string]>> = {
  '503 of something in between': [503, '{"statusCode":503,"code":"FST_ERR_REOPENED_CLOSE_SERVER","error":"Stopping"}'],
  '502 of something in between': [502, '<html>Bad Gateway</html>'],
  '504 of something in between': [504, '<html>Gateway Timeout</html>'],
  '500 of something unknown': [500, 'oh no'],
  'another answer than agreed': [200, '{"something":"else"}'],
};

/** Fails a call as it would look on the wire. */
function breakOff(server: Server, request: IncomingMessage, response: ServerResponse, fault: Fault): void {
  if (fault === 'refused') {
    server.close();
    server.closeAllConnections();
  } else if (fault === 'reset before the answer') {
    request.socket.destroy();
  } else if (fault === 'reset within the answer') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"observation":', () => request.socket.destroy());
  } else {
    const code = typeof fault === 'string' ? 'UNAVAILABLE' : fault.code;
    const own: [number, string] = [
      ERRORS[code].status,
      JSON.stringify({ error: ERRORS[code].message, code, requestId: 'r' }),
    ];
    const [status, body] = (typeof fault === 'string' ? FOREIGN_ANSWERS[fault] : undefined) ?? own;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }
}
