import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { UIConfig } from '@bull-board/api/typings/app';
import { type Identity, SESSION_COOKIE } from '@placelore/contracts/identity.js';
import { answerError } from '@placelore/platform/http/error-answer.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { JobQueues } from '@placelore/platform/queues/job-queues.js';
import type { SessionStore } from '@placelore/platform/sessions/session-store.js';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageHandler } from '../proxy/frontend-proxy.js';
import { boardParts } from './board-library.js';
import { BOARD_POLICY, BoardAssets, boardPage } from './board-page.js';
import { boardRoutes } from './board-routes.js';
import { boardStyles, STYLES_PATH } from './board-styles.js';
import { DashboardActions } from './dashboard-actions.js';
import { ShownQueue } from './shown-queue.js';

/** Where the dashboard is. */
export const BOARD_PATH = '/admin/queues';

const SETTINGS: UIConfig = {
  boardTitle: 'Placelore queues',
  miscLinks: [{ text: 'Back to the console', url: '/admin' }],
  hideDocsLink: true,
  locale: { lng: 'en-US' },
  showMetrics: true,
};

export interface BoardSurroundings {
  sessions: SessionStore;
  queues: JobQueues;
  client: InternalClient;
  /** Whether jobs may be deleted. */
  deletion: boolean;
  /** Answers everybody who is no admin, as any address does at which nothing is. */
  nothingHere: PageHandler;
  logger: Logger;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The admin who calls; null outside the dashboard. */
    admin: Identity | null;
  }
}

const ADMINS = { config: { access: 'admin' } } as const;

/** The dashboard of all queues: its page, its assets and its calls, for admins. */
export function serveQueueBoard(fastify: FastifyInstance, around: BoardSurroundings): void {
  const shown = around.queues.all().map((queue) => new ShownQueue(queue));
  const { queues, views, assets, pages, calls, settings } = boardParts(shown, libraryFolder(), SETTINGS);
  const page = boardPage(views, BOARD_PATH, settings);
  const files = new BoardAssets(assets);
  const styles = boardStyles(around.deletion);
  // Not awaited: routes that others registered before would be made now, without Nest's way to answer errors.
  fastify.register(
    async (board) => {
      board.decorateRequest('admin', null);
      board.setErrorHandler((fault, _request, reply) => answerError(reply, fault, around.logger));
      board.addHook('onRequest', (request, reply) => admit(request, reply, around));
      for (const path of pages) {
        board.get(path, ADMINS, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
      }
      board.get(`/${STYLES_PATH}`, ADMINS, (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
      board.get('/static/*', ADMINS, async (request, reply) => {
        const file = await files.read((request.params as { '*': string })['*']);
        return file ? reply.type(file.type).send(file.content) : around.nothingHere(request, reply);
      });
      for (const { method, path, call } of boardRoutes(calls, new DashboardActions(around.client), around.deletion)) {
        board.route({
          method: method as 'GET',
          url: path,
          ...ADMINS,
          handler: async (request, reply) => {
            const params = request.params as Record<string, string>;
            if (method !== 'GET') noteAction(around.logger, request);
            const query = request.query as Record<string, string>;
            const answer = await call(
              { queues, uiConfig: settings, params, query, body: {}, headers: {} },
              request.admin!,
            );
            reply.status(answer.status ?? 200);
            return answer.status === 204 ? reply.send() : reply.send(answer.body);
          },
        });
      }
    },
    { prefix: BOARD_PATH },
  );
}

const libraryFolder = (): string =>
  dirname(createRequire(join(process.cwd(), 'services/gateway/package.json')).resolve('@bull-board/ui/package.json'));

/** Lets admins in; for all others there is nothing at this address. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, nothingHere }: BoardSurroundings,
): Promise<FastifyReply | undefined> {
  request.admin = await adminOf(request, sessions);
  if (request.admin) {
    reply.headers({ 'content-security-policy': BOARD_POLICY, 'cache-control': 'no-store' });
    return undefined;
  }
  if (request.method === 'GET' || request.method === 'HEAD') nothingHere(request, reply);
  else reply.callNotFound();
  return reply;
}

async function adminOf(request: FastifyRequest, sessions: SessionStore): Promise<Identity | null> {
  const sessionId = parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE];
  const session = sessionId ? await sessions.read(sessionId) : null;
  if (!session?.isAdmin) return null;
  const { userId, username, key } = session;
  return { kind: 'person', userId, username, isAdmin: true, sessionKey: key, visitorId: null };
}

function noteAction(logger: Logger, { admin, method, url }: FastifyRequest): void {
  const userId = admin?.kind === 'person' ? admin.userId : null;
  logger.info({ userId, method, url }, 'queue dashboard');
}
