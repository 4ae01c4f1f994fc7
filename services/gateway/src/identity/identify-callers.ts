import {
  IDENTITY_HEADER,
  type Identity,
  SESSION_COOKIE,
  SESSION_HEADER,
  VISITOR_COOKIE,
} from '@placelore/contracts/core/identity.js';
import { sendErrorResponse } from '@placelore/platform/http/error-response.js';
import type { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import type { SessionStore } from '@placelore/platform/identity/session-store.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NetworkHasher } from './network-hasher.js';
import type { VisitorCookie } from './visitor-cookie.js';

export interface IdentificationDeps {
  sessions: SessionStore;
  visitors: VisitorCookie;
  networks: NetworkHasher;
  tokens: IdentityTokens;
  logger: Logger;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stated for every route of an owner: whether its answer is the same for all guests. */
    sharedCache?: boolean;
    /** Query parameters with which that answer depends on the visitor, too. */
    personalWith?: readonly string[];
  }
  interface FastifyRequest {
    /** Who the rate limits count: a user, a visitor that came with a cookie, or null for everyone else. */
    knownCaller: string | null;
    /** Whether the caller has no session: then answers that are the same for all guests are theirs too. */
    isGuest: boolean;
  }
}

/** Paths of calls, whoever answers them. */
const CALL_PATHS = /^\/(api|objects)\//;

/** Whether somebody who answers needs to know who calls: owners and this gateway do, pages and assets do not. */
const needsIdentity = ({ url, routeOptions }: FastifyRequest): boolean =>
  CALL_PATHS.test(url) || routeOptions.config.sharedCache !== undefined;

/**
 * Turns cookies into the signed identity owners trust. Whatever identity a client sent itself is dropped first.
 */
export function identifyCallers(fastify: FastifyInstance, deps: IdentificationDeps): void {
  const getAnonymousToken = createTokenCache(deps.tokens);
  fastify.decorateRequest('knownCaller', null);
  fastify.decorateRequest('isGuest', false);
  fastify.addHook('onRequest', async (request, reply) => {
    delete request.headers[IDENTITY_HEADER];
    if (!needsIdentity(request)) {
      request.isGuest = await hasNoSession(request, deps.sessions);
      return;
    }
    try {
      const identity = await identify(request, reply, deps);
      request.headers[IDENTITY_HEADER] =
        identity === ANONYMOUS_GUEST ? getAnonymousToken() : deps.tokens.sign(identity);
    } catch (thrown) {
      sendErrorResponse(reply, thrown, deps.logger);
      return reply;
    }
  });
  fastify.addHook('onSend', async (request, reply) => protectFromSharedCaches(request, reply));
}

/** While sessions cannot be read, whoever shows one counts as signed in. */
async function hasNoSession({ headers }: FastifyRequest, sessions: SessionStore): Promise<boolean> {
  const sessionId = parseCookie(headers.cookie ?? '')[SESSION_COOKIE];
  if (!sessionId) return true;
  return sessions.read(sessionId).then(
    (session) => session === null,
    () => false,
  );
}

/**
 * What caches on the way may give to others names nobody: with a cookie in it, all who get it would be one visitor. And
 * what says nothing of caches may depend on who called, so it is for nobody else.
 */
function protectFromSharedCaches(request: FastifyRequest, reply: FastifyReply): void {
  const cacheControl = reply.getHeader('cache-control');
  if (/\bpublic\b/.test(String(cacheControl))) reply.removeHeader('set-cookie');
  else if (cacheControl === undefined && needsIdentity(request)) reply.header('cache-control', 'private, no-cache');
}

/** Whether the answer to a call depends on the visitor that a cookie names. */
export function isPersonal({ query, routeOptions, headers }: FastifyRequest): boolean {
  const { personalWith = [] } = routeOptions.config;
  const hasVisitor = headers.cookie?.includes(`${VISITOR_COOKIE}=`) ?? false;
  return hasVisitor && personalWith.some((name) => name in (query as object));
}

/** A guest of whom nothing more needs to be known. */
const ANONYMOUS_GUEST: Identity = {
  kind: 'person',
  userId: null,
  username: null,
  isAdmin: false,
  sessionKey: null,
  visitorId: null,
};
/** Ms for which their token is used again; it is good for a minute. */
const TOKEN_REUSE_MS = 20_000;

function createTokenCache(tokens: IdentityTokens): () => string {
  let token = '';
  let expiresAt = 0;
  return () => {
    if (Date.now() < expiresAt) return token;
    expiresAt = Date.now() + TOKEN_REUSE_MS;
    token = tokens.sign(ANONYMOUS_GUEST);
    return token;
  };
}

async function identify(request: FastifyRequest, reply: FastifyReply, deps: IdentificationDeps): Promise<Identity> {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const sessionId = cookies[SESSION_COOKIE];
  const session = sessionId ? await deps.sessions.read(sessionId) : null;
  // Told, and the cookie left alone: another window may just have signed in and have a newer one.
  if (sessionId && !session) reply.header(SESSION_HEADER, 'ended');
  request.isGuest = session === null;
  let visitorId = deps.visitors.read(cookies[VISITOR_COOKIE]);
  request.knownCaller = session ? `user:${session.userId}` : visitorId && `visitor:${visitorId}`;
  // What is the same for all guests may be kept by whoever stands between, with its headers: it names no visitor.
  const isShared = request.routeOptions.config.sharedCache && !(visitorId !== null && isPersonal(request));
  if (!session && isShared) return ANONYMOUS_GUEST;
  if (visitorId === null) {
    const issued = deps.visitors.issue();
    visitorId = issued.visitorId;
    reply.header('set-cookie', issued.header);
  }
  return {
    kind: 'person',
    userId: session?.userId ?? null,
    username: session?.username ?? null,
    isAdmin: session?.isAdmin ?? false,
    sessionKey: session?.key ?? null,
    visitorId,
    network: deps.networks.hash(request.callerAddress),
  };
}
