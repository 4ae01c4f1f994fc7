import { getRouteSeconds, ROUTE_SECONDS, type Route } from './core/route.js';
import { INTERNAL_ROUTE_GROUPS, INTERNAL_ROUTES, PUBLIC_ROUTE_GROUPS, PUBLIC_ROUTES } from './routes.js';

const ALL_ROUTES: Route[] = [...PUBLIC_ROUTES, ...INTERNAL_ROUTES];
const byId = (routes: readonly Route[]): [string, Route][] => routes.map((route) => [route.id, route]);
const getParameterNames = (route: Route) => [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);

/** Returns the path without the names of its parameters, which is what a router distinguishes. */
const toPathShape = (route: Route) => `${route.service} ${route.method} ${route.path.replace(/:\w+/g, ':')}`;
const findRepeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('route table', () => {
  it('has unique ids', () => expect(findRepeated(ALL_ROUTES.map(({ id }) => id))).toEqual([]));
  it('has ids of group and key, except for groups with one route per service', () => {
    const groups = Object.entries<Record<string, Route>>({ ...PUBLIC_ROUTE_GROUPS, ...INTERNAL_ROUTE_GROUPS });
    const named = groups.filter(([group]) => !group.endsWith('ByService'));
    expect(named.flatMap(([, routes]) => Object.values(routes).map(({ id }) => id))).toEqual(
      named.flatMap(([group, routes]) => Object.keys(routes).map((key) => `${group}.${key}`)),
    );
  });
  it('has unique methods and paths per service', () => expect(findRepeated(ALL_ROUTES.map(toPathShape))).toEqual([]));
  it('has unique public methods and paths, because the gateway serves them all', () => {
    expect(findRepeated(PUBLIC_ROUTES.map((route) => toPathShape(route).replace(route.service, '')))).toEqual([]);
  });

  it.each(byId(PUBLIC_ROUTES))('declares %s as reachable and not internal', (_, { access, path, id }) => {
    expect(access).not.toBe('internal');
    expect(path).toMatch(/^\/(api|objects|share)\/|^\/(articles\/:slug\/amp|[\w:-]+\.(xml|txt))$/);
    expect(id).toMatch(/^[a-z]\w*\.\w+$/);
  });

  it.each(byId(INTERNAL_ROUTES))('declares %s as internal by access and by path', (_, { access, path }) => {
    expect(access).toBe('internal');
    expect(path).toMatch(/^\/internal\//);
  });

  it.each(byId(ALL_ROUTES))('declares for %s exactly the parameters in its path', (_, route) => {
    expect(Object.keys(route.params?.shape ?? {})).toEqual(getParameterNames(route));
  });

  it.each(byId(ALL_ROUTES))('uses no name of %s twice in parameters, query and body, which are merged', (_, route) => {
    const names = [route.params, route.query, route.body].flatMap((part) => Object.keys(part?.shape ?? {}));
    expect(findRepeated(names)).toEqual([]);
  });

  it.each(byId(ALL_ROUTES.filter(({ method }) => method === 'GET')))('reads %s without a body', (_, { body }) => {
    expect(body).toBeUndefined();
  });

  it('declares which GET routes start jobs, so that other sites cannot call them', () => {
    const starting = PUBLIC_ROUTES.filter(({ startsWork }) => startsWork);
    expect(starting.map(({ id }) => id).sort()).toEqual([
      'guides.events',
      'guides.generate',
      'places.directions',
      'places.geocode',
      'places.nearbyAccommodations',
      'places.nearbyAttractions',
      'places.nearbyRestaurants',
      'places.reverseGeocode',
      'places.staticMap',
      'places.travelRecommendations',
      'tiles.archive',
      'tiles.image',
    ]);
    expect(new Set(starting.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(starting.filter(({ rateLimit }) => rateLimit?.maxPerAddress === undefined)).toEqual([]);
  });

  it('limits paid routes and password checks by network address, so that a new cookie does not help', () => {
    const limitedByAddress = PUBLIC_ROUTES.filter(
      ({ rateLimit }) => rateLimit?.by === 'address' || rateLimit?.maxPerAddress,
    );
    expect(limitedByAddress.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['auth.register', 'auth.login', 'analyses.create', 'guides.generate', 'guides.events']),
    );
  });
});

describe('getRouteSeconds', () => {
  it.each([
    ['a read', { method: 'GET', access: 'public' }, ROUTE_SECONDS.read],
    ['a write', { method: 'POST', access: 'signedIn' }, ROUTE_SECONDS.write],
    ['a lookup', { method: 'GET', access: 'public', startsWork: true }, ROUTE_SECONDS.lookup],
    ['a list for admins', { method: 'GET', access: 'admin' }, ROUTE_SECONDS.adminRead],
    ['an action of admins', { method: 'POST', access: 'admin' }, ROUTE_SECONDS.adminAction],
    ['a route with a limit of its own', { method: 'GET', access: 'public', maxSeconds: 20 }, 20],
  ] as const)('returns the time of %s', (_name, route, seconds) => {
    expect(getRouteSeconds(route)).toBe(seconds);
  });
});
