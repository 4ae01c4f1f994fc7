import type { Route } from './route.js';
import { INTERNAL_ROUTES, PUBLIC_ROUTES } from './routes.js';

const all: Route[] = [...PUBLIC_ROUTES, ...INTERNAL_ROUTES];
const named = (routes: readonly Route[]): [string, Route][] => routes.map((route) => [route.id, route]);
const parametersOf = (route: Route) => [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);

/** The path with its parameters' names taken out: what a router tells apart. */
const shapeOf = (route: Route) => `${route.service} ${route.method} ${route.path.replace(/:\w+/g, ':')}`;
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the route table', () => {
  it('has no id twice', () => expect(repeated(all.map(({ id }) => id))).toEqual([]));
  it('has no method and path twice in one service', () => expect(repeated(all.map(shapeOf))).toEqual([]));
  it('has no public method and path twice: the gateway serves them all', () => {
    expect(repeated(PUBLIC_ROUTES.map((route) => shapeOf(route).replace(route.service, '')))).toEqual([]);
  });

  it.each(named(PUBLIC_ROUTES))('%s is reachable and not internal', (_, { access, path, id }) => {
    expect(access).not.toBe('internal');
    expect(path).toMatch(/^\/(api|objects|share)\/|^\/(articles\/:slug\/amp|[\w:-]+\.(xml|txt))$/);
    expect(id).toMatch(/^[a-z]\w*\.\w+$/);
  });

  it.each(named(INTERNAL_ROUTES))('%s is internal by access and by path', (_, { access, path }) => {
    expect(access).toBe('internal');
    expect(path).toMatch(/^\/internal\//);
  });

  it.each(named(all))('%s declares exactly the parameters in its path', (_, route) => {
    expect(Object.keys(route.params?.shape ?? {})).toEqual(parametersOf(route));
  });

  it.each(named(all))('%s uses no name twice in parameters, query and body, which are joined', (_, route) => {
    const names = [route.params, route.query, route.body].flatMap((part) => Object.keys(part?.shape ?? {}));
    expect(repeated(names)).toEqual([]);
  });

  it.each(named(all.filter(({ method }) => method === 'GET')))('%s reads without a body', (_, { body }) => {
    expect(body).toBeUndefined();
  });

  it('declares which GET routes start work, so that pages of other sites cannot call them', () => {
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
    ]);
    expect(new Set(starting.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(starting.filter(({ rateLimit }) => rateLimit?.maxOfAddress === undefined)).toEqual([]);
  });

  it('limits what costs money or guesses passwords by network address, so that a new cookie does not help', () => {
    const byAddress = PUBLIC_ROUTES.filter(({ rateLimit }) => rateLimit?.by === 'address' || rateLimit?.maxOfAddress);
    expect(byAddress.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['auth.register', 'auth.login', 'analyses.create', 'guides.generate', 'guides.events']),
    );
  });
});
