import 'reflect-metadata';
import { Controller, Get } from '@nestjs/common';
import { type Route as Definition, route } from '@placelore/contracts/core/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly, Public } from '@placelore/platform/identity/access.decorators.js';
import { findAccessViolations, findRouteViolations } from '@placelore/platform/identity/access-declarations.js';
import { findHandlerViolations } from './access.ts';

const createRoute = (id: string, service: Definition['service'], access: Definition['access'] = 'public') =>
  route({ id, service, access, method: 'GET', path: `/${id}`, summary: id });
const userRoute = createRoute('auth.user', 'auth');
const internalRoute = createRoute('auth.settle', 'auth', 'internal');
const listRoute = createRoute('content.list', 'content');
const validServices = [
  { service: 'auth', bound: [userRoute, internalRoute] },
  { service: 'content', bound: [listRoute] },
];

describe('findHandlerViolations', () => {
  it('returns nothing if every route has one handler', () => {
    expect(findHandlerViolations(validServices, [userRoute, listRoute], [internalRoute])).toEqual([]);
  });

  it('finds a route without a handler', () => {
    expect(findHandlerViolations([{ service: 'auth', bound: [userRoute] }], [userRoute], [internalRoute])).toEqual([
      'route auth.settle is bound by 0 handlers of auth instead of one',
    ]);
  });

  it('finds a route with two handlers', () => {
    expect(findHandlerViolations([{ service: 'auth', bound: [userRoute, userRoute] }], [userRoute], [])).toEqual([
      'route auth.user is bound by 2 handlers of auth instead of one',
    ]);
  });

  it('finds a route bound by the wrong service and one of an unknown service', () => {
    expect(findHandlerViolations([{ service: 'content', bound: [userRoute] }], [userRoute], [])).toEqual([
      'route auth.user belongs to auth, but content binds it',
      'route auth.user belongs to auth, which does not exist',
    ]);
  });

  it('finds a handler whose route is in no table', () => {
    expect(findHandlerViolations(validServices, [userRoute], [internalRoute])).toEqual([
      'content binds content.list, which is in neither PUBLIC_ROUTES nor INTERNAL_ROUTES',
    ]);
  });

  it('finds an internal route in the public table and a public one in the internal table', () => {
    expect(findHandlerViolations(validServices, [userRoute, internalRoute], [listRoute])).toEqual([
      'route auth.settle is internal, but is in PUBLIC_ROUTES',
      'route content.list is public, but is in INTERNAL_ROUTES',
    ]);
  });
});

describe('findAccessViolations', () => {
  it('finds handlers without a declaration, with the wrong one, and without a route', () => {
    @Controller()
    class FixtureController {
      @Route(userRoute) undeclared() {}
      @Route(listRoute) @AdminOnly() wrong() {}
      @Get('/x') @Public() free() {}
      @Route(userRoute) @Public() fine() {}
    }
    expect(findAccessViolations([FixtureController])).toEqual([
      expect.stringContaining('FixtureController.undeclared declares no access'),
      expect.stringContaining('FixtureController.wrong is declared admin, but its contract content.list says public'),
      expect.stringContaining('FixtureController.free has no route of the contracts'),
    ]);
  });
});

describe('findRouteViolations', () => {
  it('finds routes outside controllers that do not declare who may call them', () => {
    const routes = [
      { method: 'GET', url: '/admin/fixture', access: undefined },
      { method: ['GET', 'HEAD'], url: '/fixture', access: 'public' as const },
    ];
    expect(findRouteViolations(routes)).toEqual([
      "GET /admin/fixture declares no access: add it to the route's config",
    ]);
  });
});
