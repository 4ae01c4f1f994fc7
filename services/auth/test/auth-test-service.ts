import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IDENTITY_HEADER, type Identity } from '@placelore/contracts/core/identity.js';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import { argon2id, hash } from 'argon2';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database.ts';
import { PasswordHasher } from '../src/accounts/password-hasher.js';
import { AppModule } from '../src/app.module.js';
import { type AuthConfig, authVariables } from '../src/config.js';
import { SessionStore } from '../src/sessions/session-store.js';

export const SECRET = 'a secret that only these tests know, long enough';
export const WORKER: Identity = { kind: 'service', service: 'worker' };

/** A twentieth of the product's work. The hash states its parameters, so verifying such a password is as quick. */
const CHEAP_HASH = { type: argon2id, memoryCost: 1_024, timeCost: 2, parallelism: 1 } as const;

type ActorIdentity = Extract<Identity, { kind: 'person' }>;

/** Caller without a session, with or without a visitor cookie. */
export const createGuest = (visitorId: string | null = null): ActorIdentity => ({
  kind: 'person',
  userId: null,
  username: null,
  isAdmin: false,
  visitorId,
  sessionKey: null,
});

/** Returns the configuration of an auth service on a database. */
export function authConfig(database: TestDatabase, changes: Record<string, string> = {}): AuthConfig {
  return readConfig('auth', authVariables, {
    PORT: '0',
    LOG_LEVEL: 'silent',
    IDENTITY_SECRET: SECRET,
    REDIS_URL: database.redisUrl,
    DATABASE_URL: database.urls.auth,
    DATABASE_POOL_SIZE: '4',
    ...changes,
  });
}

export const buildAuth = (config: AuthConfig): Promise<NestFastifyApplication> =>
  buildService({ name: 'auth', variables: config, module: AppModule.forRoot(config) });

/** Starts an auth service on its own database, listening on a free port. */
export class AuthTestService {
  private readonly tokens = new IdentityTokens(SECRET);

  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly config: AuthConfig,
    private readonly dropDatabase: () => Promise<void>,
  ) {}

  /** @param hasCheapHashes whether passwords are stored with less work than in the product */
  static async start(changes: Record<string, string> = {}, { hasCheapHashes = true } = {}): Promise<AuthTestService> {
    const database = await createTestDatabase();
    const config = authConfig(database, changes);
    const app = await buildAuth(config);
    if (hasCheapHashes) app.get(PasswordHasher).hash = (password) => hash(password, CHEAP_HASH);
    await app.listen(0, '127.0.0.1');
    return new AuthTestService(app, await app.getUrl(), config, database.drop);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.dropDatabase();
  }

  get dataSource(): DataSource {
    return this.app.get(DataSource);
  }
  get redis() {
    return this.app.get(QUEUE_REDIS);
  }
  get sessions(): SessionStore {
    return this.app.get(SessionStore);
  }

  async call(
    method: 'get' | 'post' | 'patch' | 'delete',
    path: string,
    actor: Identity | null,
    body?: object | string,
  ): Promise<request.Response> {
    const pendingRequest = request(this.url)[method](path);
    if (actor !== null) pendingRequest.set(IDENTITY_HEADER, await this.tokens.sign(actor));
    return body === undefined ? pendingRequest : pendingRequest.type('json').send(body);
  }

  register(body: object | string, actor: Identity | null = createGuest()): Promise<request.Response> {
    return this.call('post', '/api/register', actor, body);
  }
  login(username: string, password: string, actor: Identity | null = createGuest()): Promise<request.Response> {
    return this.call('post', '/api/login', actor, { username, password });
  }

  /** Creates an account. */
  async createAccount(
    password = 'secret1',
  ): Promise<{ id: number; username: string; email: string; sessionId: string }> {
    const username = `user-${randomUUID().slice(0, 8)}`;
    const response = await this.register({ username, email: `${username}@example.org`, password });
    if (response.status !== 201) throw new Error(`not registered: ${response.status} ${response.text}`);
    return { ...response.body, sessionId: getSessionId(response) };
  }

  /** Creates an admin account, and the identity the gateway would send for its session. */
  async createAdmin(): Promise<ActorIdentity & { userId: number; username: string; sessionId: string }> {
    const { id, username } = await this.createAccount();
    await this.dataSource.query('update users set is_admin = true where id = $1', [id]);
    const sessionId = getSessionId(await this.login(username, 'secret1'));
    const actor = await this.withSession(sessionId);
    return { ...actor, userId: id, username, sessionId };
  }

  /** Returns the audit entries of a subject, latest first. */
  getAuditEntries(subject: string): Promise<object[]> {
    return this.dataSource.query(
      `select actor_id as "actorId", actor_name as "actorName", action, subject_name as "subjectName", before, after
         from audit_log where subject_type || ':' || subject_id = $1 order by id desc`,
      [subject],
    );
  }

  /** Calls with an identity that is signed with a wrong secret. */
  async callForged(method: 'get' | 'post' | 'patch' | 'delete', path: string, actor: Identity, body?: object) {
    const pendingRequest = request(this.url)[method](path);
    pendingRequest.set(
      IDENTITY_HEADER,
      await new IdentityTokens('a secret that is not the one of the house').sign(actor),
    );
    return body === undefined ? pendingRequest : pendingRequest.type('json').send(body);
  }

  /** Returns the identity the gateway would send for this session. */
  async withSession(sessionId: string, visitorId: string | null = null): Promise<ActorIdentity> {
    const session = await this.sessions.read(sessionId);
    if (!session) return createGuest(visitorId);
    const { userId, username, isAdmin, key } = session;
    return { kind: 'person', userId, username, isAdmin, visitorId, sessionKey: key };
  }

  setStatus(username: string, status: 'active' | 'suspended'): Promise<unknown> {
    return this.dataSource.query('update users set status = $2 where username = $1', [username, status]);
  }
}

/** Returns the session id set by a response, '' when it cleared the cookie. */
export function getSessionId(response: request.Response): string {
  const cookie = ([] as string[])
    .concat(response.headers['set-cookie'] ?? [])
    .find((cookie) => /^placelore_session=/.test(cookie));
  if (!cookie) throw new Error('no session cookie was set');
  return /^placelore_session=([^;]*)/.exec(cookie)?.[1] ?? '';
}
