import type { IncomingMessage } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IDENTITY_HEADER, type Identity } from '@placelore/contracts/core/identity.js';
import type { Route } from '@placelore/contracts/core/route.js';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import request from 'supertest';
import { createTestDatabase } from '../../../../infra/test/test-database.ts';
import { AppModule } from '../../src/app.module.js';
import { placesVariables } from '../../src/config.js';

const SECRET = 'a secret that only these tests know, long enough';

export const WORKER: Identity = { kind: 'service', service: 'worker' };
export const GUEST: Identity = {
  kind: 'person',
  userId: null,
  username: null,
  isAdmin: false,
  visitorId: null,
  sessionKey: null,
};
export const ADMIN: Identity = { ...GUEST, userId: 1, username: 'admin', isAdmin: true, sessionKey: 'session' };

/**
 * Starts the places service with its own database: one process or, to test their interaction, several, with additional
 * variables of an installation.
 */
export async function startPlacesService(processes = 1, variables: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const config = readConfig('places', placesVariables, {
    PORT: '0',
    LOG_LEVEL: 'silent',
    IDENTITY_SECRET: SECRET,
    REDIS_URL: database.redisUrl,
    DATABASE_URL: database.urls.places,
    ...variables,
  });
  const apps: NestFastifyApplication[] = [];
  for (let count = 0; count < processes; count++) {
    const app = await buildService({ name: 'places', variables: config, module: AppModule.forRoot(config) });
    await app.listen(0, '127.0.0.1');
    apps.push(app);
  }
  const app = apps[0]!;
  const tokens = new IdentityTokens(SECRET);

  /** Calls a route with an identity; the input becomes the query for GET, otherwise the body. */
  async function call(route: Route, input: object, identity: Identity = GUEST, headers: Record<string, string> = {}) {
    const agent = request(await app.getUrl());
    const made = route.method === 'GET' ? agent.get(route.path).query(input) : agent.post(route.path).send(input);
    return made.set({ [IDENTITY_HEADER]: await tokens.sign(identity), ...headers });
  }

  /** Requests a path as a guest; images and files are returned as bytes. */
  async function get(path: string, headers: Record<string, string> = {}) {
    const made = request(await app.getUrl()).get(path);
    return made.set({ [IDENTITY_HEADER]: await tokens.sign(GUEST), ...headers }).parse(parseBody);
  }

  async function stop(): Promise<void> {
    for (const app of apps) await app.close();
    await database.drop();
  }

  return { app, apps, call, get, stop, redisUrl: database.redisUrl };
}

/** Reads a body: JSON as an object, anything else as bytes. */
function parseBody(response: request.Response, done: (error: Error | null, body: unknown) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as unknown as IncomingMessage;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => {
    const bytes = Buffer.concat(chunks);
    const isJson = stream.headers['content-type']?.startsWith('application/json');
    done(null, isJson ? JSON.parse(bytes.toString()) : bytes);
  });
}

export type PlacesTestService = Awaited<ReturnType<typeof startPlacesService>>;
