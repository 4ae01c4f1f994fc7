import { describe, expect, test } from '@jest/globals';
import { CACHE_LIFETIMES } from '../../http/vendor-response-cache.js';
import type { NearbyQuery } from '../geo-provider.js';
import { Nominatim } from './nominatim.js';
import { findOsmIssues, hasOwnServers, type OsmVariables, toOsmSettings } from './osm-variables.js';
import { Overpass } from './overpass.js';
import { buildOverpassQuery } from './overpass-query.js';

interface Call {
  path: string;
  form?: Record<string, string>;
  schema: { parse: (value: unknown) => unknown };
  getLifetime?: (value: never) => unknown;
}
/** Returns a host that records its calls and returns a response, read by the schema of the call. */
function fakeHost(response: unknown) {
  const calls: Call[] = [];
  const call = async (sent: Call) => {
    calls.push(sent);
    return sent.schema.parse(response);
  };
  const callDated = async (sent: Call) => ({ value: await call(sent), retrievedAt: new Date(0), isStale: false });
  return { calls, host: { call, callDated } as never };
}
const ROME = { latitude: 41.890251, longitude: 12.492249 };
const north = (meters: number) => ROME.latitude + meters / 111_195;

describe('Nominatim', () => {
  const ADDRESS = { city: 'Rome', state: 'Lazio', country: 'Italia', country_code: 'it' };
  const found = (overrides: object = {}) => ({
    ...{ lat: '41.9', lon: '12.5', name: 'Trevi Fountain', display_name: 'Trevi, Rome', address: ADDRESS },
    ...{ osm_type: 'node', osm_id: 7, ...overrides },
  });

  test('requests eight results in English, with their addresses', async () => {
    const { calls, host } = fakeHost([]);
    await new Nominatim(host).geocode('  Trevi \n Fountain ');
    await new Nominatim(host).searchTagged(' Trevi  Fountain');
    await new Nominatim(host).reverse({ latitude: 41.890251, longitude: -12.49996 }).catch(() => {});
    const common = 'q=Trevi+Fountain&format=jsonv2&addressdetails=1';
    expect(calls.map(({ path }) => path)).toEqual([
      `/search?${common}&accept-language=en&limit=8`,
      `/search?${common}&extratags=1&namedetails=1&accept-language=en&limit=8`,
      '/reverse?lat=41.8903&lon=-12.5000&format=jsonv2&addressdetails=1&accept-language=en&zoom=14',
    ]);
    const lifetime = calls[1]!.getLifetime as (places: unknown[]) => unknown;
    expect([lifetime([]), lifetime([{}])]).toEqual([CACHE_LIFETIMES.misses, CACHE_LIFETIMES.facts]);
  });

  test.each([
    [
      'its own name',
      {},
      [{ name: 'Trevi Fountain', city: 'Rome', region: 'Lazio', country: 'Italy', countryCode: 'IT' }],
    ],
    [
      'the start of its address without one',
      { name: '', display_name: ' Via Veneto , Rome' },
      [{ name: 'Via Veneto' }],
    ],
    ['nothing without a country', { address: { city: 'Rome' } }, []],
    ['nothing with a code that is none', { address: { country: 'Italy', country_code: 'ita' } }, []],
    ['nothing without a latitude', { lat: 'x' }, []],
    ['nothing without a longitude', { lon: 'x' }, []],
  ])('geocode: returns %s', async (_, overrides, places) => {
    const { host } = fakeHost([found(overrides), found(overrides)]);
    const results = await new Nominatim(host).geocode('x');
    expect(results).toHaveLength(places.length);
    expect(results).toMatchObject(places);
  });

  const address = async (fields: Record<string, string>) => {
    const { host } = fakeHost({ address: fields });
    const { city, locality, region } = await new Nominatim(host).reverse(ROME);
    return [city, locality, region];
  };
  const CITY = ['city', 'town', 'village', 'municipality', 'hamlet'];
  const LOCALITY = ['suburb', 'borough', 'quarter', 'neighbourhood', 'city_district', 'hamlet'];
  const REGION = ['state', 'province', 'region', 'state_district', 'county'];
  const toFields = (names: string[]) => Object.fromEntries(names.toReversed().map((name) => [name, name]));

  test('reads city, locality and region from the first existing field', async () => {
    for (const [index, name] of CITY.entries()) expect((await address(toFields(CITY.slice(index))))[0]).toBe(name);
    for (const [index, name] of LOCALITY.entries())
      expect((await address(toFields(LOCALITY.slice(index))))[1]).toBe(name);
    for (const [index, name] of REGION.entries()) expect((await address(toFields(REGION.slice(index))))[2]).toBe(name);
    expect(await address({ city: '', road: 'x' })).toEqual([null, null, null]);
  });

  test('reverse: returns nothing far out at sea, and keeps the name of a country without a code', async () => {
    const NOTHING = { city: null, locality: null, region: null, country: null, countryCode: null };
    const reverse = (response: unknown) => new Nominatim(fakeHost(response).host).reverse(ROME);
    expect(await reverse({ error: 'Unable to geocode' })).toEqual(NOTHING);
    expect(await reverse({ address: { country: 'Atlantis' } })).toEqual({ ...NOTHING, country: 'Atlantis' });
  });

  test.each([
    ['names', { namedetails: { name: 'Fontana', 'name:en': 'Trevi' } }, { name: 'Trevi', localName: 'Fontana' }],
    ['one name', { namedetails: { name: 'Trevi Fountain' } }, { name: 'Trevi Fountain', localName: null }],
    ['no name', { name: null, namedetails: { 'name:it': 'Fontana' } }, { name: 'Fontana', localName: null }],
    ['no names at all', { name: null }, { name: '', localName: null, names: [] }],
    ['nothing else', {}, { category: '', placeType: '', importance: 0, tags: {}, wikidata: null, wikipedia: null }],
    ['tags', { extratags: { wikidata: 'Q1', wikipedia: 'it:F' } }, { wikidata: 'Q1', wikipedia: 'it:F' }],
    ['what it is', { category: 'amenity', type: 'fountain' }, { category: 'amenity', placeType: 'fountain' }],
    ['a suburb', { addresstype: 'suburb' }, { isSettlement: true, addressType: 'suburb' }],
    ['a state', { addresstype: 'state' }, { isSettlement: false }],
    ['its address', {}, { city: 'Rome', region: 'Lazio', countryCode: 'IT', id: '7', type: 'node' }],
    ['no address', { address: undefined }, { city: null, region: null, countryCode: null, address: {} }],
  ])('searchTagged: reads %s', async (_, overrides, expected) => {
    const [place] = await new Nominatim(fakeHost([found(overrides)]).host).searchTagged('x');
    expect(place).toMatchObject({ ...expected, position: { latitude: 41.9, longitude: 12.5 } });
  });
});

describe('buildOverpassQuery', () => {
  test.each([
    [300, 300],
    [500, 500],
    [2_000, 500],
  ])('requests three parts within %i m, those nearby within %i m', (radius, closeBy) => {
    const filter = '["tourism"~"^(hotel|guest_house|hostel|motel|apartment|chalet)$"]';
    const part = (extra: string, meters: number, max: number) =>
      `(nwr["name"]["amenity"="restaurant"]${extra}(around:${meters},1,2);nwr["name"]${filter}${extra}(around:${meters},1,2););out center ${max};`;
    expect(
      buildOverpassQuery(['restaurant', 'accommodation'], { latitude: 1, longitude: 2 }, radius).split('\n'),
    ).toEqual([
      '[out:json][timeout:10][maxsize:67108864];',
      part('["wikidata"]', radius, 80),
      part('', closeBy, 120),
      part('', radius, 200),
    ]);
  });

  test('requests sights whose tags have a known meaning, some of them only with an encyclopedia entry', () => {
    const [, notable] = buildOverpassQuery(['attraction'], ROME, 100).split('\n');
    expect(
      [...notable!.matchAll(/nwr\["name"\]\["(\w+)"[=~][^\]]*\](\["wikidata"\]){1,2}\(/g)].map(([, key]) => key),
    ).toEqual(['tourism', 'historic', 'amenity', 'leisure', 'natural']);
    expect(notable!.match(/\["wikidata"\]\["wikidata"\]/g)).toHaveLength(3);
  });
});

describe('Overpass', () => {
  const node = (id: number, meters: number, tags: Record<string, string>) => ({
    ...{ type: 'node', id, lat: north(meters), lon: ROME.longitude },
    tags: { tourism: 'museum', ...tags },
  });
  const QUERY: NearbyQuery = { kind: 'attraction', position: ROME, radius: 500, limit: 9, excludeNames: [] };
  const list = async (elements: object[], query: Partial<NearbyQuery> = {}) => {
    const { calls, host } = fakeHost({ elements });
    const places = await new Overpass(host).nearby({ ...QUERY, ...query });
    return { calls, names: places.map(({ name }) => name) };
  };

  test.each([
    [170, 250],
    [171, 500],
    [500, 750],
  ])('searches within %i m with a query for %i m around a rounded position', async (radius, searched) => {
    const { calls } = await list([], { radius });
    expect(calls[0]!.form!.data).toBe(
      buildOverpassQuery(['attraction'], { latitude: 41.89, longitude: 12.492 }, searched),
    );
  });

  test('lists the nearest places first, within the radius and the limit', async () => {
    const elements = [node(3, 499, { name: 'C' }), node(1, 10, { name: 'A' }), node(4, 501, { name: 'D' })];
    expect((await list([...elements, node(2, 20, { name: 'B' })])).names).toEqual(['A', 'B', 'C']);
    expect((await list([...elements, node(2, 20, { name: 'B' })], { limit: 2 })).names).toEqual(['A', 'B']);
    expect((await list([node(2, 5, { name: 'Y' }), node(1, 5, { name: 'X' })])).names).toEqual(['X', 'Y']);
  });

  test.each([
    ['nameless ones', [node(1, 1, {})], []],
    ['ones without a position', [{ type: 'way', id: 1, tags: { name: 'A' } }], []],
    ['the farther of two alike', [node(1, 1, { name: 'Á' }), node(2, 2, { name: 'a' })], ['Á']],
    [
      'the farther of one item',
      [node(1, 1, { name: 'A', wikidata: 'Q1' }), node(2, 2, { name: 'B', wikidata: 'Q1' })],
      ['A'],
    ],
    [
      'no other item',
      [node(1, 1, { name: 'A', wikidata: 'Q1' }), node(2, 2, { name: 'B', wikidata: 'Q2' })],
      ['A', 'B'],
    ],
    ['excluded ones, by any name', [node(1, 1, { name: 'Foro', alt_name: 'The Forum' })], []],
  ])('omits %s', async (_, elements, names) => {
    expect((await list(elements, { excludeNames: ['the forum'] })).names).toEqual(names);
  });

  test.each([
    [{ 'name:en': 'English', int_name: 'International', name: 'Local' }, 'English'],
    [{ int_name: 'International', name: 'Local' }, 'International'],
    [{ name: 'Local' }, 'Local'],
  ])('names %j %s', async (tags, name) => expect((await list([node(1, 1, tags)])).names).toEqual([name]));

  test('uses the center of an area', async () => {
    const way = {
      type: 'way',
      id: 1,
      center: { lat: north(10), lon: ROME.longitude },
      tags: { name: 'A', historic: 'fort' },
    };
    expect((await list([way])).names).toEqual(['A']);
  });

  test('rejects a partial result', async () => {
    const nearby = (remark: string) => new Overpass(fakeHost({ elements: [], remark }).host).nearby(QUERY);
    await expect(nearby('runtime Error: Query timed out')).rejects.toThrow('incomplete');
    await expect(nearby('cached')).resolves.toEqual([]);
  });

  test.each([
    ['within 100 m', [node(1, 99, { name: 'Forum' })], 'forum', 1, true],
    ['by another name', [node(1, 9, { name: 'Foro', alt_name: 'Forum' })], 'Forum', 1, true],
    ['beyond 100 m', [node(1, 101, { name: 'Forum' })], 'Forum', 2, false],
    ['by a name without letters', [node(1, 9, { name: '!!' })], '!!', 1, true],
    ['by another one without letters', [node(1, 9, { name: '!!' })], '??', 2, false],
  ])('findPlaceByName: finds a place %s', async (_, elements, name, count, isFound) => {
    const { calls, host } = fakeHost({ elements });
    expect((await new Overpass(host).findPlaceByName(name, ROME)) !== null).toBe(isFound);
    expect(calls).toHaveLength(count);
  });
});

describe('variables', () => {
  const variables = (overrides: Partial<OsmVariables> = {}): OsmVariables =>
    ({ OSM_CALLS_PER_SECOND: 20, ...overrides }) as OsmVariables;
  const OWN = {
    OSM_NOMINATIM_URL: 'http://nominatim.local',
    OSM_OVERPASS_URL: 'http://a.local/api, http://b.local/api',
    OSM_ROUTER_URL: 'http://router.local',
  };

  test("calls public servers as their policies permit, and the operator's own as often as configured", () => {
    const slow = { kind: 'interval', interval: 1_000 };
    expect(toOsmSettings(variables()).paces).toEqual({
      nominatim: slow,
      overpass: { kind: 'oneAtATime' },
      router: slow,
    });
    const own = { kind: 'interval', interval: 334 };
    expect(toOsmSettings(variables({ ...OWN, OSM_CALLS_PER_SECOND: 3 })).paces).toEqual({
      nominatim: own,
      overpass: own,
      router: own,
    });
    expect(toOsmSettings(variables(OWN))).toMatchObject({
      nominatimUrl: 'http://nominatim.local',
      overpassUrls: ['http://a.local/api', 'http://b.local/api'],
      routerUrl: 'http://router.local',
    });
    expect(toOsmSettings(variables())).toMatchObject({
      nominatimUrl: 'https://nominatim.openstreetmap.org',
      overpassUrls: ['https://overpass-api.de/api/interpreter'],
      routerUrl: 'https://routing.openstreetmap.de/routed-foot',
    });
  });

  test.each([
    [{}, ['OSM_NOMINATIM_URL, OSM_OVERPASS_URL, OSM_ROUTER_URL']],
    [{ OPEN_SERVICES_CONTACT: 'a@b.example' }, []],
    [OWN, []],
    [{ ...OWN, OSM_NOMINATIM_URL: undefined }, ['OSM_NOMINATIM_URL']],
    [{ ...OWN, OSM_OVERPASS_URL: `${OWN.OSM_OVERPASS_URL},https://overpass-api.de/x` }, ['OSM_OVERPASS_URL']],
  ])('findOsmIssues: with %j the public servers need a contact: %j', (overrides, servers) => {
    const issues = findOsmIssues(variables(overrides as Partial<OsmVariables>));
    expect(issues.map(({ message }) => /\((.*)\)/.exec(message)?.[1])).toEqual(servers);
    expect(hasOwnServers(variables(overrides as Partial<OsmVariables>))).toBe(
      Object.keys(OWN).every((name) => (overrides as Record<string, string>)[name]),
    );
  });
});
