import type { Access, Route } from '@placelore/contracts/core/route.js';

/** A class that binds handlers to routes. */
export type Controller = abstract new (...args: never[]) => unknown;

/** A service with the routes its handlers are bound to, a route once for each handler. */
export interface ServiceRoutes {
  service: string;
  bound: Pick<Route, 'id' | 'service' | 'access'>[];
}

/**
 * Routes of the contracts that nobody answers, that several handlers answer or that the wrong service answers; and
 * handlers whose route stands in no table.
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
    ...duplicateIds.map((id) => `route ${id} stands in the contracts' tables twice`),
    ...findMisplacedRoutes(publicRoutes, (access) => access !== 'internal', 'PUBLIC_ROUTES'),
    ...findMisplacedRoutes(internalRoutes, (access) => access === 'internal', 'INTERNAL_ROUTES'),
    ...expected.flatMap((route) => findBindingViolations(route, services)),
    ...services.flatMap(({ service, bound }) =>
      bound
        .filter((route) => !ids.has(route.id))
        .map((route) => `${service} binds ${route.id}, which stands in neither PUBLIC_ROUTES nor INTERNAL_ROUTES`),
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
    .map((route) => `route ${route.id} is ${route.access} and stands in ${table}`);
}

function findBindingViolations(route: Pick<Route, 'id' | 'service'>, services: ServiceRoutes[]): string[] {
  return services
    .map(({ service, bound }) => ({ service, bindingCount: bound.filter(({ id }) => id === route.id).length }))
    .filter(({ service, bindingCount: times }) => times !== (service === route.service ? 1 : 0))
    .map(({ service, bindingCount: times }) =>
      service === route.service
        ? `route ${route.id} is bound by ${times} handlers of ${service} instead of one`
        : `route ${route.id} belongs to ${route.service}, but ${service} binds it`,
    )
    .concat(
      services.some(({ service }) => service === route.service)
        ? []
        : [`route ${route.id} belongs to ${route.service}, and there is no such service`],
    );
}
