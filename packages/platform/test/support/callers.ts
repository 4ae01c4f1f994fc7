import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IDENTITY_HEADER, type Identity } from '@placelore/contracts/core/identity.js';
import { IdentityTokens } from '../../src/identity/identity-token.js';
import { SERVICE_SECRET } from './job-service.js';

const buildActor = (changes: Partial<Extract<Identity, { kind: 'person' }>> = {}): Identity => ({
  kind: 'person',
  userId: null,
  username: null,
  isAdmin: false,
  visitorId: null,
  sessionKey: null,
  ...changes,
});
export const ADMIN = buildActor({ userId: 3, username: 'ada', isAdmin: true });
export const OPERATOR: Identity = { kind: 'service', service: 'worker' };

/** All kinds of callers with their identity header. */
export const CALLERS = {
  unauthenticated: async () => null,
  guest: () => sign(buildActor()),
  user: () => sign(buildActor({ userId: 2, username: 'bob' })),
  admin: () => sign(ADMIN),
  service: () => sign(OPERATOR),
  forged: () => new IdentityTokens('a secret that is not the one of the house').sign(ADMIN),
};
export type Caller = keyof typeof CALLERS;
export const CALLER_NAMES = Object.keys(CALLERS) as Caller[];

const sign = (actor: Identity) => new IdentityTokens(SERVICE_SECRET).sign(actor);

/** Calls an application without a socket. */
export async function callAs(
  app: NestFastifyApplication,
  caller: Caller,
  method: 'GET' | 'POST',
  url: string,
  body?: object,
) {
  const header = await CALLERS[caller]();
  const headers = header === null ? {} : { [IDENTITY_HEADER]: header };
  const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: response.statusCode, body: response.body === '' ? null : JSON.parse(response.body) };
}
