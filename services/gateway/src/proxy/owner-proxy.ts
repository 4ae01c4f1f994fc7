import replyFrom from '@fastify/reply-from';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Route, ServiceName } from '@placelore/contracts/route.js';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normalizeTarget } from '../cache/cache-target.js';
import { answerShared, isForAnyGuest } from '../cache/kept-answer.js';
import type { Keeper, SharedAnswers } from '../cache/shared-answers.js';
import type { GatewayConfig } from '../config.js';
import { isPersonal } from '../identity/identify.js';
import { type BodyGates, receiveBody } from '../uploads/receive-upload.js';
import { forward, type Upstream } from './forward.js';
import { readSmallBody } from './small-body.js';

/** Ms an owner may take before its first byte: somebody may wait for a whole analysis. */
const HEADERS_TIMEOUT = 150_000;
/** Connections to each upstream. */
const CONNECTIONS = 256;

/** Forwards every public route of the contracts to its owner, bodies streaming through unread. */
export async function proxyOwners(
  fastify: FastifyInstance,
  config: GatewayConfig,
  {
    logger,
    stopping,
    answers,
    gates,
    passesCache,
  }: Pick<Upstream, 'logger' | 'stopping'> & {
    answers: SharedAnswers;
    gates: BodyGates;
    passesCache: (request: FastifyRequest) => boolean;
  },
): Promise<void> {
  await fastify.register(replyFrom, {
    undici: { connections: CONNECTIONS, headersTimeout: HEADERS_TIMEOUT, bodyTimeout: 0, connect: { timeout: 2_000 } },
    // Whether a call may be repeated is the client's to say.
    retryMethods: [],
    disableRequestLogging: true,
  });
  const addresses: Partial<Record<ServiceName, string>> = {
    auth: config.AUTH_URL,
    content: config.CONTENT_URL,
    analysis: config.ANALYSIS_URL,
    places: config.PLACES_URL,
  };
  for (const route of PUBLIC_ROUTES) {
    const address = addresses[route.service];
    if (!address) continue;
    fastify.route({
      method: route.method,
      url: route.path,
      ...fastify.limitsOf(route, { config: configOf(route) }),
      handler: async (request, reply) => {
        if (route.sharedCache && isForAnyGuest(request) && !isPersonal(request) && !passesCache(request)) {
          const target = normalizeTarget(request.url, Object.keys(route.query?.shape ?? {}));
          const upstream = { address, logger, stopping, withCookies: false, target };
          const ask = (keep?: Keeper) => forward(request, reply, { ...upstream, ...(keep && { keep }) });
          return answerShared(request, reply, { answers, key: target, ask });
        }
        if (route.bodyKind === 'stream') {
          request.body = await receiveBody(request, reply, gates.uploads);
          return forward(request, reply, { address, logger, stopping, withCookies: false });
        }
        const body = await readSmallBody(request, reply, gates.smallBodies);
        return forward(request, reply, { address, logger, stopping, withCookies: false, body });
      },
    });
  }
  refuseUnknownApi(fastify);
}

const configOf = ({ sharedCache, personalWith = [], startsWork, access }: Route) => ({
  sharedCache: sharedCache ?? false,
  startsWork: startsWork ?? false,
  personalWith,
  access,
});

/** `/api/…` paths that no route answers: 405 when only the method is wrong, else 404; never a page. */
function refuseUnknownApi(fastify: FastifyInstance): void {
  const known = PUBLIC_ROUTES.map((route) => ({ route, pattern: patternOf(route) }));
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route.method);
    if (methods.length === 0) throw new ApiError('NOT_FOUND');
    reply.header('allow', [...new Set(methods)].join(', '));
    throw new ApiError('METHOD_NOT_ALLOWED');
  };
  const anybody = { config: { access: 'public' } } as const;
  fastify.all('/api/*', anybody, async (request, reply) => refuse(request, reply));
  fastify.all('/internal/*', anybody, async () => {
    throw new ApiError('NOT_FOUND');
  });
}

function patternOf(route: Route): RegExp {
  return new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}$`);
}
