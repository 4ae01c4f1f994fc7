import type { Access } from '@placelore/contracts/route.js';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; stated for every route, by `@Route` or beside the route itself. */
    access?: Access;
  }
}

/** A route as Fastify knows it. */
export interface RegisteredRoute {
  method: string | string[];
  url: string;
  access: Access | undefined;
}

/** Every route of a server, from now on; those that no controller binds as well. */
export function collectRoutes(fastify: Pick<FastifyInstance, 'addHook'>): RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  fastify.addHook('onRoute', ({ method, url, config }) => {
    routes.push({ method, url, access: config?.access });
  });
  return routes;
}

/** Routes that do not say who may call, one sentence each. */
export const findRouteViolations = (routes: readonly RegisteredRoute[]): string[] =>
  routes
    .filter(({ access }) => access === undefined)
    .map(({ method, url }) => `${[method].flat().join(', ')} ${url} declares no access: add it to the route's config`);
