import { globSync } from 'node:fs';
import type { OwnerName } from '@placelore/contracts/jobs.js';
import { JOBS } from '@placelore/contracts/jobs.js';
import type { Route } from '@placelore/contracts/route.js';
import { INTERNAL_ROUTES, PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { ROUTE } from '@placelore/platform/http/route.decorator.js';
import { accessFaults } from '@placelore/platform/identity/access.audit.js';
import { settleControllerFor } from '@placelore/platform/work/settle.controller.js';
import { type Controller, routeFaults } from './access.ts';
import { report, rootOfCheck } from './report.ts';
import { loadBuilt, serviceNames } from './services.ts';

const root = rootOfCheck();
/** Owners that hand work to the worker, and so let it settle their requests. */
const requesters = new Set<string>(Object.values(JOBS).map((job) => job.owner));

async function controllersOf(service: string): Promise<Controller[]> {
  const files = globSync(`services/${service}/dist/**/*.controller.js`, { cwd: root });
  const modules = await Promise.all(files.map((file) => loadBuilt(root, file)));
  const own = modules.flatMap((module) => Object.values(module)).filter(isController);
  return requesters.has(service) ? [...own, settleControllerFor(service as OwnerName)] : own;
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
