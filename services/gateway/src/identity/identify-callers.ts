import {
  IDENTITY_HEADER,
  type Identity,
  SESSION_COOKIE,
  SESSION_HEADER,
  VISITOR_COOKIE,
} from '@placelore/contracts/core/identity.js';
import { sendErrorResponse } from '@placelore/platform/http/error-response.js';
import type { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NetworkHasher } from './network-hasher.js';
import type { Sessions } from './sessions.js';
import type { VisitorCookie } from './visitor-cookie.js';

export interface IdentificationDeps {
  sessions: Sessions;
  visitors: VisitorCookie;
  networks: NetworkHasher;
  tokens: IdentityTokens;
  logger: Logger;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for every route of a service: whether its response is the same for all guests. */
    sharedCache?: boolean;
    /** Query parameters that make this response depend on the visitor as well. */
    personalWith?: readonly string[];
  }
  interface FastifyRequest {
    /** Caller counted by rate limits: a user, a visitor who came with a cookie, or null for everyone else. */
    knownCaller: string | null;
    /** Whether the caller has no session and may receive responses cached for guests. */
    isGuest: boolean;
  }
}

/** Paths of API and object calls. */
const CALL_PATHS = /^\/(api|objects)\//;

/**
 * Checks whether the handler needs the caller's identity: services and the gateway's own routes do, pages and assets do
 * not.
 */
const needsIdentity = ({ url, routeOptions }: FastifyRequest): boolean =>
  CALL_PATHS.test(url) || routeOptions.config.sharedCache !== undefined;

/** Converts cookies to the signed identity that services trust, after removing any identity header of the client. */
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
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    protectFromSharedCaches(request, reply);
    done();
  });
}

/** Treats a caller with a session cookie as signed in while sessions cannot be read. */
async function hasNoSession({ headers, callerAddress }: FastifyRequest, sessions: Sessions): Promise<boolean> {
  const sessionId = parseCookie(headers.cookie ?? '')[SESSION_COOKIE];
  if (!sessionId) return true;
  return sessions.read(sessionId, callerAddress).then(
    (session) => session === null,
    () => false,
  );
}

/**
 * Removes cookies from responses that shared caches may store, because all their readers would become one visitor.
 * Responses without cache headers may depend on the caller and are marked private.
 */
function protectFromSharedCaches(request: FastifyRequest, reply: FastifyReply): void {
  const cacheControl = reply.getHeader('cache-control');
  if (/\bpublic\b/.test(String(cacheControl))) reply.removeHeader('set-cookie');
  else if (cacheControl === undefined && needsIdentity(request)) reply.header('cache-control', 'private, no-cache');
}

/** Checks whether the response depends on the visitor named by a cookie. */
export function isPersonal({ query, routeOptions, headers }: FastifyRequest): boolean {
  const { personalWith = [] } = routeOptions.config;
  const hasVisitor = headers.cookie?.includes(`${VISITOR_COOKIE}=`) ?? false;
  return hasVisitor && personalWith.some((name) => name in (query as object));
}

/** Identity of guests about whom nothing else needs to be known. */
const ANONYMOUS_GUEST: Identity = {
  kind: 'person',
  userId: null,
  username: null,
  isAdmin: false,
  sessionKey: null,
  visitorId: null,
};
/** Milliseconds for which one token is reused for all anonymous guests; a token is valid for a minute. */
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
  const session = sessionId ? await deps.sessions.read(sessionId, request.callerAddress) : null;
  // Reports the ended session but does not clear the cookie, because another window may just have signed in with a
  // newer one.
  if (sessionId && !session) reply.header(SESSION_HEADER, 'ended');
  request.isGuest = session === null;
  let visitorId = deps.visitors.read(cookies[VISITOR_COOKIE]);
  request.knownCaller = session ? `user:${session.userId}` : visitorId && `visitor:${visitorId}`;
  // Responses that are the same for all guests may be cached with their headers, so they must not set a visitor cookie.
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
