import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IDENTITY_HEADER, type Identity, type Session } from '@placelore/contracts/core/identity.js';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { createSessionId, SessionCache, toSessionKey } from '@placelore/platform/identity/session-cache.js';
import { connectRedis } from '@placelore/platform/queues/redis.js';
import type { Redis } from 'ioredis';
import request from 'supertest';
import { createTestRedis } from '../../../../infra/test/test-database.ts';
import { gatewayDefinition } from '../../src/app.module.js';
import { gatewayVariables } from '../../src/config.js';
import { FakeUpstream, type Received } from './fake-upstream.js';
import type { TcpProxy } from './tcp-proxy.js';

export const UPSTREAMS = ['auth', 'content', 'analysis', 'places', 'worker', 'frontend'] as const;
export type Upstreams = Record<(typeof UPSTREAMS)[number], FakeUpstream>;
const SECRET = 'a secret that only these tests know, long enough';
const COOKIE_SECRET = 'another secret that only these tests know';

/** Returns the environment of a gateway in front of these fakes. */
export function buildGatewayEnvironment(upstreams: Upstreams, redisUrl: string): Record<string, string> {
  const urls = UPSTREAMS.map((name) => [`${name.toUpperCase()}_URL`, upstreams[name].url]);
  return {
    ...Object.fromEntries(urls),
    PORT: '0',
    LOG_LEVEL: 'silent',
    IDENTITY_SECRET: SECRET,
    COOKIE_SECRET,
    REDIS_URL: redisUrl,
  };
}

export async function startUpstreams(): Promise<Upstreams> {
  const started = await Promise.all(UPSTREAMS.map(async (name) => [name, await FakeUpstream.start()] as const));
  return Object.fromEntries(started) as Upstreams;
}

export async function startGateway(environment: Record<string, string>): Promise<NestFastifyApplication> {
  const app = await buildService(gatewayDefinition(readConfig('gateway', gatewayVariables, environment)));
  await app.listen(0, '127.0.0.1');
  return app;
}

/** Starts a gateway on its own Redis database, in front of fakes. */
export class Gateway {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly upstreams: Upstreams,
    readonly redis: Redis,
    readonly environment: Record<string, string>,
  ) {}

  /** @param proxy TCP proxy between the gateway and its Redis */
  static async start(changes: Record<string, string> = {}, proxy?: TcpProxy): Promise<Gateway> {
    const redisUrl = await createTestRedis();
    const upstreams = await startUpstreams();
    const usedRedisUrl = proxy ? proxy.proxiedUrl(redisUrl) : redisUrl;
    const environment = { ...buildGatewayEnvironment(upstreams, usedRedisUrl), ...changes };
    const app = await startGateway(environment);
    return new Gateway(app, await app.getUrl(), upstreams, connectRedis(redisUrl), environment);
  }

  async stop(): Promise<void> {
    await this.app.close();
    this.redis.disconnect();
    await Promise.all(Object.values(this.upstreams).map((upstream) => upstream.stop()));
  }

  /** Resets all limits and the fakes. */
  async reset(): Promise<void> {
    await this.redis.flushdb();
    for (const upstream of Object.values(this.upstreams)) upstream.reset();
  }

  get(path: string, headers: Record<string, string> = {}): request.Test {
    return request(this.url).get(path).set(headers);
  }
  post(path: string, headers: Record<string, string> = {}): request.Test {
    return request(this.url).post(path).set(headers);
  }

  request(
    method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    headers: Record<string, string> = {},
  ): request.Test {
    return request(this.url)[method](path).set(headers);
  }

  /** Creates a session. @returns its cookie */
  async createSession(session: Session): Promise<string> {
    const id = createSessionId();
    await new SessionCache(this.redis).write(toSessionKey(id), session);
    return `placelore_session=${id}`;
  }
}

/** Returns the caller's identity that the gateway forwarded. */
export const readIdentity = ({ headers }: Received): Identity | null =>
  new IdentityTokens(SECRET).verify(headers[IDENTITY_HEADER]);

/** Returns the visitor cookie that a response set, as the browser sends it back. */
export function getVisitorCookie(response: request.Response): string | undefined {
  const cookies = ([] as string[]).concat(response.headers['set-cookie'] ?? []);
  return cookies.find((cookie) => cookie.startsWith('placelore_visitor='))?.split(';')[0];
}
