import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { UIConfig } from '@bull-board/api/typings/app';
import { type Identity, SESSION_COOKIE } from '@placelore/contracts/core/identity.js';
import { sendErrorResponse } from '@placelore/platform/http/error-response.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../identity/sessions.js';
import type { PageHandler } from '../proxy/frontend-proxy.js';
import { collectDashboardParts } from './bull-board-adapter.js';
import { DashboardActions } from './dashboard-actions.js';
import {
  DASHBOARD_POLICY,
  DashboardAssets,
  renderDashboardPage,
  renderDashboardStyles,
  STYLES_PATH,
} from './dashboard-page.js';
import { DASHBOARD_REPAIRS, REPAIRS_PATH } from './dashboard-repairs.js';
import { createDashboardRoutes } from './dashboard-routes.js';
import { RedactedQueue } from './redacted-queue.js';

/** Path of the dashboard. */
export const DASHBOARD_PATH = '/admin/queues';

const UI_SETTINGS: UIConfig = {
  boardTitle: 'Placelore queues',
  miscLinks: [{ text: 'Back to the console', url: '/admin' }],
  hideDocsLink: true,
  locale: { lng: 'en-US' },
  showMetrics: true,
};

export interface DashboardDeps {
  sessions: Sessions;
  queues: JobQueues;
  client: InternalClient;
  /** Whether jobs may be deleted. */
  canDelete: boolean;
  /** Answers everyone but admins in the same way as for an unknown path. */
  notFoundHandler: PageHandler;
  logger: Logger;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Calling admin; null outside the dashboard. */
    admin: Identity | null;
  }
}

const ADMIN_ROUTE = { config: { access: 'admin' } } as const;

/** Serves the dashboard of all queues to admins: its page, assets and calls. */
export function registerQueueDashboard(fastify: FastifyInstance, deps: DashboardDeps): void {
  const redactedQueues = deps.queues.getQueues().map((queue) => new RedactedQueue(queue));
  const { queues, views, assets, pages, calls, settings } = collectDashboardParts(
    redactedQueues,
    findLibraryFolder(),
    UI_SETTINGS,
  );
  const page = renderDashboardPage(views, DASHBOARD_PATH, settings);
  const files = new DashboardAssets(assets);
  const styles = renderDashboardStyles(deps.canDelete);
  // Not awaited: that would create the routes registered so far now, without Nest's error handling.
  fastify.register(
    async (board) => {
      board.decorateRequest('admin', null);
      board.setErrorHandler((error, _request, reply) => sendErrorResponse(reply, error, deps.logger));
      board.addHook('onRequest', (request, reply) => admitAdmin(request, reply, deps));
      for (const path of pages) {
        board.get(path, ADMIN_ROUTE, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
      }
      board.get(`/${STYLES_PATH}`, ADMIN_ROUTE, (_request, reply) =>
        reply.type('text/css; charset=utf-8').send(styles),
      );
      board.get(`/${REPAIRS_PATH}`, ADMIN_ROUTE, (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(DASHBOARD_REPAIRS),
      );
      board.get('/static/*', ADMIN_ROUTE, async (request, reply) => {
        const file = await files.read((request.params as { '*': string })['*']);
        return file ? reply.type(file.type).send(file.content) : deps.notFoundHandler(request, reply);
      });
      for (const { method, path, call } of createDashboardRoutes(
        calls,
        new DashboardActions(deps.client),
        deps.canDelete,
      )) {
        board.route({
          method: method as 'GET',
          url: path,
          ...ADMIN_ROUTE,
          handler: async (request, reply) => {
            const params = request.params as Record<string, string>;
            if (method !== 'GET') logAction(deps.logger, request);
            const query = request.query as Record<string, string>;
            const response = await call(
              { queues, uiConfig: settings, params, query, body: {}, headers: {} },
              request.admin!,
            );
            reply.status(response.status ?? 200);
            return response.status === 204 ? reply.send() : reply.send(response.body);
          },
        });
      }
    },
    { prefix: DASHBOARD_PATH },
  );
}

const findLibraryFolder = (): string =>
  dirname(createRequire(join(process.cwd(), 'services/gateway/package.json')).resolve('@bull-board/ui/package.json'));

/** Admits admins; to everyone else the path does not exist. */
async function admitAdmin(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, notFoundHandler }: DashboardDeps,
): Promise<FastifyReply | undefined> {
  request.admin = await identifyAdmin(request, sessions);
  if (request.admin) {
    reply.headers({ 'content-security-policy': DASHBOARD_POLICY, 'cache-control': 'no-store' });
    return undefined;
  }
  if (request.method === 'GET' || request.method === 'HEAD') notFoundHandler(request, reply);
  else reply.callNotFound();
  return reply;
}

async function identifyAdmin(request: FastifyRequest, sessions: Sessions): Promise<Identity | null> {
  const sessionId = parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE];
  const session = sessionId ? await sessions.read(sessionId, request.callerAddress) : null;
  if (!session?.isAdmin) return null;
  const { userId, username, key } = session;
  return { kind: 'person', userId, username, isAdmin: true, sessionKey: key, visitorId: null };
}

function logAction(logger: Logger, { admin, method, url }: FastifyRequest): void {
  const userId = admin?.kind === 'person' ? admin.userId : null;
  logger.info({ userId, method, url }, 'queue dashboard');
}
