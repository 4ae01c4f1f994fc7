import { METHOD_METADATA } from '@nestjs/common/constants.js';
import type { Access, Route as RouteDefinition } from '@placelore/contracts/core/route.js';
import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { ROUTE } from '../http/route.decorator.js';
import { ACCESS } from './access.decorators.js';

type Constructor = abstract new (...args: never[]) => unknown;

/** Returns the errors in the access declarations of `controllers`, one sentence each. */
export function findAccessViolations(controllers: Constructor[]): string[] {
  return controllers.flatMap((controller) =>
    listMethodNames(controller.prototype).flatMap((name) => findHandlerViolations(controller, name)),
  );
}

/** Returns the names of all methods, including inherited ones, which serve requests as well. */
function listMethodNames(prototype: object): string[] {
  const names = new Set<string>();
  for (let current = prototype; current && current !== Object.prototype; current = Object.getPrototypeOf(current)) {
    for (const name of Object.getOwnPropertyNames(current)) {
      if (typeof Object.getOwnPropertyDescriptor(current, name)?.value === 'function') names.add(name);
    }
  }
  return [...names];
}

function findHandlerViolations(controller: Constructor, name: string): string[] {
  const handler: unknown = Reflect.get(controller.prototype, name);
  if (typeof handler !== 'function' || !Reflect.hasMetadata(METHOD_METADATA, handler)) return [];
  const handlerName = `${controller.name}.${name}`;
  const access: Access | undefined = Reflect.getMetadata(ACCESS, handler);
  const definition: RouteDefinition | undefined = Reflect.getMetadata(ROUTE, handler);
  if (!access) return [`${handlerName} declares no access: add @Public(), @SignedIn(), @AdminOnly() or @Internal()`];
  if (!definition) return [`${handlerName} has no route of the contracts: bind it with @Route()`];
  if (definition.access !== access) {
    return [`${handlerName} is declared ${access}, but its contract ${definition.id} says ${definition.access}`];
  }
  return [];
}

/**
 * @throws Error naming every handler without exactly one matching access declaration; such a service must not boot.
 */
export function assertAccessDeclared(controllers: Constructor[]): void {
  assertNoViolations(findAccessViolations(controllers));
}

/** @throws Error naming every route without an access declaration, whether or not a controller binds it. */
export function assertRoutesDeclared(routes: readonly RegisteredRoute[]): void {
  assertNoViolations(findRouteViolations(routes));
}

function assertNoViolations(violations: string[]): void {
  if (violations.length > 0)
    throw new Error(`Refusing to start:\n${violations.map((violation) => `  - ${violation}`).join('\n')}`);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access level of the route; declared by `@Route` or beside the route itself. */
    access?: Access;
  }
}

/** Route as Fastify reports it. */
export interface RegisteredRoute {
  method: string | string[];
  url: string;
  access: Access | undefined;
}

/** Collects every route that a server registers from now on, including routes without a controller. */
export function collectRoutes(fastify: Pick<FastifyInstance, 'addHook'>): RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  fastify.addHook('onRoute', ({ method, url, config }) => {
    routes.push({ method, url, access: config?.access });
  });
  return routes;
}

/** Returns the routes without an access declaration, one sentence each. */
export const findRouteViolations = (routes: readonly RegisteredRoute[]): string[] =>
  routes
    .filter(({ access }) => access === undefined)
    .map(({ method, url }) => `${[method].flat().join(', ')} ${url} declares no access: add it to the route's config`);
