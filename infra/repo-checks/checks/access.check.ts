import { globSync } from 'node:fs';
import type { DomainServiceName } from '@placelore/contracts/core/jobs.js';
import { DOMAIN_SERVICES } from '@placelore/contracts/core/jobs.js';
import type { Route } from '@placelore/contracts/core/route.js';
import { INTERNAL_ROUTES, PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { createAuditController } from '@placelore/platform/audit/audit.controller.js';
import { ROUTE } from '@placelore/platform/http/route.decorator.js';
import { findAccessViolations } from '@placelore/platform/identity/access-declarations.js';
import { createJobsControllers } from '@placelore/platform/jobs/jobs.module.js';
import { type Controller, findHandlerViolations } from '../access.ts';
import { getProjectRoot, importBuilt, listServiceNames, reportViolations } from '../check-support.ts';

const root = getProjectRoot();
const isDomainService = (service: string): service is DomainServiceName =>
  DOMAIN_SERVICES.some((owner) => owner === service);

async function loadControllers(service: string): Promise<Controller[]> {
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

const services = await Promise.all(
  listServiceNames(root).map(async (service) => ({ service, controllers: await loadControllers(service) })),
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
reportViolations('access', `${handlers} handlers of ${services.length} services`, violations);
