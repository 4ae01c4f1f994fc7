import { METHOD_METADATA } from '@nestjs/common/constants.js';
import type { Access, Route as RouteDefinition } from '@placelore/contracts/route.js';
import 'reflect-metadata';
import { ROUTE } from '../http/route.decorator.js';
import { ACCESS } from './access.decorators.js';
import { type RegisteredRoute, routeAccessFaults } from './route-access.js';

type Constructor = abstract new (...args: never[]) => unknown;

/** Faults in the access declarations of `controllers`, one sentence each; an empty list when all is well. */
export function accessFaults(controllers: Constructor[]): string[] {
  return controllers.flatMap((controller) =>
    methodNames(controller.prototype).flatMap((name) => handlerFaults(controller, name)),
  );
}

/** Inherited handlers answer requests as well. */
function methodNames(prototype: object): string[] {
  const names = new Set<string>();
  for (let one = prototype; one && one !== Object.prototype; one = Object.getPrototypeOf(one)) {
    for (const name of Object.getOwnPropertyNames(one)) {
      if (typeof Object.getOwnPropertyDescriptor(one, name)?.value === 'function') names.add(name);
    }
  }
  return [...names];
}

function handlerFaults(controller: Constructor, name: string): string[] {
  const handler: unknown = Reflect.get(controller.prototype, name);
  if (typeof handler !== 'function' || !Reflect.hasMetadata(METHOD_METADATA, handler)) return [];
  const where = `${controller.name}.${name}`;
  const access: Access | undefined = Reflect.getMetadata(ACCESS, handler);
  const definition: RouteDefinition | undefined = Reflect.getMetadata(ROUTE, handler);
  if (!access) return [`${where} declares no access: add @Public(), @SignedIn(), @AdminOnly() or @Internal()`];
  if (!definition) return [`${where} has no route of the contracts: bind it with @Route()`];
  if (definition.access !== access) {
    return [`${where} is declared ${access}, but its contract ${definition.id} says ${definition.access}`];
  }
  return [];
}

/** @throws Error that names every handler without exactly one right access declaration; such a service must not boot. */
export function refuseUndeclaredAccess(controllers: Constructor[]): void {
  refuse(accessFaults(controllers));
}

/** @throws Error that names every route, bound by a controller or not, that does not say who may call. */
export function refuseUndeclaredRoutes(routes: readonly RegisteredRoute[]): void {
  refuse(routeAccessFaults(routes));
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(`Refusing to start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
}
