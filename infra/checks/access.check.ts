import { globSync } from 'node:fs';
import type { OwnerName } from '@placelore/contracts/jobs.js';
import { OWNERS } from '@placelore/contracts/jobs.js';
import type { Route } from '@placelore/contracts/route.js';
import { INTERNAL_ROUTES, PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { auditControllerFor } from '@placelore/platform/audit/audit.controller.js';
import { ROUTE } from '@placelore/platform/http/route.decorator.js';
import { accessFaults } from '@placelore/platform/identity/access.audit.js';
import { workControllersFor } from '@placelore/platform/work/work.module.js';
import { type Controller, routeFaults } from './access.ts';
import { report, rootOfCheck } from './report.ts';
import { loadBuilt, serviceNames } from './services.ts';

const root = rootOfCheck();
const isOwner = (service: string): service is OwnerName => OWNERS.some((owner) => owner === service);

async function controllersOf(service: string): Promise<Controller[]> {
  const files = globSync(`services/${service}/dist/**/*.controller.js`, { cwd: root });
  const modules = await Promise.all(files.map((file) => loadBuilt(root, file)));
  const own = modules.flatMap((module) => Object.values(module)).filter(isController);
  return isOwner(service) ? [...own, ...workControllersFor(service), auditControllerFor(service)] : own;
}

const isController = (value: unknown): value is Controller =>
  typeof value === 'function' && Reflect.hasMetadata('__controller__', value);

function boundRoutes(controller: Controller): Route[] {
  return Object.getOwnPropertyNames(controller.prototype)
    .map((name): unknown => Object.getOwnPropertyDescriptor(controller.prototype, name)?.value)
    .map((handler) => (typeof handler === 'function' ? Reflect.getMetadata(ROUTE, handler) : undefined))
    .filter((route): route is Route => route !== undefined);
}

const services = await Promise.all(
  serviceNames(root).map(async (service) => ({ service, controllers: await controllersOf(service) })),
);
const faults = [
  ...services.flatMap(({ service, controllers }) => accessFaults(controllers).map((fault) => `${service}: ${fault}`)),
  ...routeFaults(
    services.map(({ service, controllers }) => ({ service, bound: controllers.flatMap(boundRoutes) })),
    PUBLIC_ROUTES,
    INTERNAL_ROUTES,
  ),
];
const handlers = services.reduce((sum, { controllers }) => sum + controllers.flatMap(boundRoutes).length, 0);
report('access', `${handlers} handlers of ${services.length} services`, faults);
