import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IDENTITY_HEADER, type Identity } from '@placelore/contracts/identity.js';
import { IdentityTokens } from '../src/identity/identity-token.js';
import { OWNER_SECRET } from './work-owner.js';

const person = (given: Partial<Extract<Identity, { kind: 'person' }>> = {}): Identity => ({
  kind: 'person',
  userId: null,
  username: null,
  isAdmin: false,
  visitorId: null,
  sessionKey: null,
  ...given,
});
export const ADMIN = person({ userId: 3, username: 'ada', isAdmin: true });
export const OPERATING: Identity = { kind: 'service', service: 'worker' };

/** Everybody who may try, with the header they come with. */
export const CALLERS = {
  nobody: async () => null,
  guest: () => signed(person()),
  user: () => signed(person({ userId: 2, username: 'bob' })),
  admin: () => signed(ADMIN),
  service: () => signed(OPERATING),
  forged: () => new IdentityTokens('a secret that is not the one of the house').sign(ADMIN),
};
export type Caller = keyof typeof CALLERS;
export const EVERYBODY = Object.keys(CALLERS) as Caller[];

const signed = (who: Identity) => new IdentityTokens(OWNER_SECRET).sign(who);

/** Calls an application without a socket between. */
export async function callAs(
  app: NestFastifyApplication,
  caller: Caller,
  method: 'GET' | 'POST',
  url: string,
  body?: object,
) {
  const header = await CALLERS[caller]();
  const headers = header === null ? {} : { [IDENTITY_HEADER]: header };
  const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : JSON.parse(answer.body) };
}
