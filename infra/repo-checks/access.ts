import { globSync } from 'node:fs';
import type { DomainServiceName } from '@placelore/contracts/core/jobs/jobs.js';
import { DOMAIN_SERVICES } from '@placelore/contracts/core/jobs/jobs.js';
import type { Access, Route } from '@placelore/contracts/core/route.js';
import { INTERNAL_ROUTES, PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { createAuditController } from '@placelore/platform/audit/audit.controller.js';
import { ROUTE } from '@placelore/platform/http/route.decorator.js';
import { findAccessViolations } from '@placelore/platform/identity/access-declarations.js';
import { createJobsControllers } from '@placelore/platform/jobs/jobs.module.js';
import { listServiceNames } from '../build/workspaces.ts';
import { type CheckResult, importBuilt } from './check-support.ts';

/** Class that binds handlers to routes. */
export type Controller = abstract new (...args: never[]) => unknown;

/** A service and the routes to which its handlers are bound, one entry per handler. */
export interface ServiceRoutes {
  service: string;
  bound: Pick<Route, 'id' | 'service' | 'access'>[];
}

/**
 * Finds routes of the contracts without a handler, with several handlers, or with a handler in the wrong service. Also
 * finds handlers whose route is in no table.
 */
export function findHandlerViolations(
  services: ServiceRoutes[],
  publicRoutes: readonly Pick<Route, 'id' | 'service' | 'access'>[],
  internalRoutes: readonly Pick<Route, 'id' | 'service' | 'access'>[],
): string[] {
  const expected = [...publicRoutes, ...internalRoutes];
  const ids = new Set(expected.map((route) => route.id));
  const duplicateIds = [...ids].filter((id) => expected.filter((route) => route.id === id).length > 1);
  return [
    ...duplicateIds.map((id) => `route ${id} is in the contracts' tables twice`),
    ...findMisplacedRoutes(publicRoutes, (access) => access !== 'internal', 'PUBLIC_ROUTES'),
    ...findMisplacedRoutes(internalRoutes, (access) => access === 'internal', 'INTERNAL_ROUTES'),
    ...expected.flatMap((route) => findBindingViolations(route, services)),
    ...services.flatMap(({ service, bound }) =>
      bound
        .filter((route) => !ids.has(route.id))
        .map((route) => `${service} binds ${route.id}, which is in neither PUBLIC_ROUTES nor INTERNAL_ROUTES`),
    ),
  ];
}

function findMisplacedRoutes(
  routes: readonly Pick<Route, 'id' | 'access'>[],
  isAllowed: (access: Access) => boolean,
  table: string,
): string[] {
  return routes
    .filter((route) => !isAllowed(route.access))
    .map((route) => `route ${route.id} is ${route.access}, but is in ${table}`);
}

function findBindingViolations(route: Pick<Route, 'id' | 'service'>, services: ServiceRoutes[]): string[] {
  return services
    .map(({ service, bound }) => ({ service, bindingCount: bound.filter(({ id }) => id === route.id).length }))
    .filter(({ service, bindingCount }) => bindingCount !== (service === route.service ? 1 : 0))
    .map(({ service, bindingCount }) =>
      service === route.service
        ? `route ${route.id} is bound by ${bindingCount} handlers of ${service} instead of one`
        : `route ${route.id} belongs to ${route.service}, but ${service} binds it`,
    )
    .concat(
      services.some(({ service }) => service === route.service)
        ? []
        : [`route ${route.id} belongs to ${route.service}, which does not exist`],
    );
}

const isDomainService = (service: string): service is DomainServiceName =>
  DOMAIN_SERVICES.some((name) => name === service);

async function loadControllers(root: string, service: string): Promise<Controller[]> {
  const files = globSync(`services/${service}/dist/**/*.controller.js`, { cwd: root });
  const modules = await Promise.all(files.map((file) => importBuilt(root, file)));
  const ownControllers = modules.flatMap((module) => Object.values(module)).filter(isController);
  return isDomainService(service)
    ? [...ownControllers, ...createJobsControllers(service), createAuditController(service)]
    : ownControllers;
}

const isController = (value: unknown): value is Controller =>
  typeof value === 'function' && Reflect.hasMetadata('__controller__', value);

function getBoundRoutes(controller: Controller): Route[] {
  return Object.getOwnPropertyNames(controller.prototype)
    .map((name): unknown => Object.getOwnPropertyDescriptor(controller.prototype, name)?.value)
    .map((handler) => (typeof handler === 'function' ? Reflect.getMetadata(ROUTE, handler) : undefined))
    .filter((route): route is Route => route !== undefined);
}

/** Checks that every route has exactly one handler, in its service, and that every handler declares who may call it. */
export async function checkAccess(root: string): Promise<CheckResult> {
  const services = await Promise.all(
    listServiceNames(root).map(async (service) => ({ service, controllers: await loadControllers(root, service) })),
  );
  const violations = [
    ...services.flatMap(({ service, controllers }) =>
      findAccessViolations(controllers).map((violation) => `${service}: ${violation}`),
    ),
    ...findHandlerViolations(
      services.map(({ service, controllers }) => ({ service, bound: controllers.flatMap(getBoundRoutes) })),
      PUBLIC_ROUTES,
      INTERNAL_ROUTES,
    ),
  ];
  const handlers = services.reduce((sum, { controllers }) => sum + controllers.flatMap(getBoundRoutes).length, 0);
  return { subject: `${handlers} handlers of ${services.length} services`, violations };
}
