import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from '@placelore/platform/config/read-config.js';
import { z } from 'zod';
import { formatUserAgent } from '../open-services/open-services-variables.js';
import { LIST_PRICES } from './google/google-prices.js';
import { addGeoIssues, geoVariables, REPORT_WITH_OTHER_ISSUES, selectGeoProvider } from './select-geo-provider.js';

const schema = z.object(geoVariables).superRefine(addGeoIssues, REPORT_WITH_OTHER_ISSUES);
const selectProvider = (environment: Record<string, string>) =>
  selectGeoProvider(readConfig('places', schema, environment));
function readIssues(environment: Record<string, string>): string[] {
  try {
    readConfig('places', schema, environment);
    return [];
  } catch (thrown) {
    return (thrown as ConfigError).issues;
  }
}

const OWN_SERVERS = {
  OSM_NOMINATIM_URL: 'http://nominatim.internal:8080',
  OSM_OVERPASS_URL: 'http://overpass.internal/api/interpreter',
  OSM_ROUTER_URL: 'http://osrm.internal:5000',
};

const FAST = { kind: 'interval', interval: 50 };
const EACH_SECOND = { kind: 'interval', interval: 1_000 };

describe('selectGeoProvider', () => {
  test('selects the embedded provider without configuration', () => {
    expect(selectProvider({})).toEqual({ kind: 'embedded' });
    expect(selectProvider({ OSM_NOMINATIM_URL: OWN_SERVERS.OSM_NOMINATIM_URL })).toEqual({ kind: 'embedded' });
    expect(selectProvider({ ...OWN_SERVERS, GEO_PROVIDER: 'embedded' })).toEqual({ kind: 'embedded' });
  });

  test("selects the operator's own OSM servers in auto mode if all are configured, even without a contact", () => {
    expect(selectProvider(OWN_SERVERS)).toEqual({
      kind: 'osm',
      settings: {
        nominatimUrl: OWN_SERVERS.OSM_NOMINATIM_URL,
        overpassUrls: [OWN_SERVERS.OSM_OVERPASS_URL],
        routerUrl: OWN_SERVERS.OSM_ROUTER_URL,
        userAgent: formatUserAgent(undefined),
        paces: { nominatim: FAST, overpass: FAST, router: FAST },
      },
    });
  });

  test('selects the public OSM servers in auto mode when a contact is configured', () => {
    expect(selectProvider({ OPEN_SERVICES_CONTACT: 'ops@example.org' })).toEqual({
      kind: 'osm',
      settings: {
        nominatimUrl: 'https://nominatim.openstreetmap.org',
        overpassUrls: ['https://overpass-api.de/api/interpreter'],
        routerUrl: 'https://routing.openstreetmap.de/routed-foot',
        userAgent: formatUserAgent('ops@example.org'),
        paces: { nominatim: EACH_SECOND, overpass: { kind: 'oneAtATime' }, router: EACH_SECOND },
      },
    });
  });

  test.each([
    ['used by default', { GEO_PROVIDER: 'osm' }],
    ['as one of three', { ...OWN_SERVERS, OSM_ROUTER_URL: '', GEO_PROVIDER: 'osm' }],
    ['by its own URL', { ...OWN_SERVERS, OSM_NOMINATIM_URL: 'https://nominatim.openstreetmap.org/' }],
  ])('requires a contact for a public server (%s)', (_how, environment) => {
    expect(readIssues(environment)).toEqual([
      expect.stringMatching(/^OPEN_SERVICES_CONTACT: is needed to call the public servers/),
    ]);
  });

  test("applies the configured call rate to the operator's own servers only", () => {
    const choice = selectProvider({
      OSM_NOMINATIM_URL: OWN_SERVERS.OSM_NOMINATIM_URL,
      OSM_CALLS_PER_SECOND: '3',
      OPEN_SERVICES_CONTACT: 'ops@example.org',
    });
    expect(choice).toMatchObject({
      settings: {
        paces: {
          nominatim: { kind: 'interval', interval: 334 },
          overpass: { kind: 'oneAtATime' },
          router: EACH_SECOND,
        },
      },
    });
  });

  const GOOGLE = { GOOGLE_MAPS_SERVER_KEY: 'key' };

  test('prefers Google in auto mode when a server key is configured', () => {
    expect(selectProvider({ ...OWN_SERVERS, ...GOOGLE })).toEqual({
      kind: 'google',
      settings: {
        serverKey: 'key',
        signingSecret: null,
        legacy: false,
        eea: false,
        placesUrl: 'https://places.googleapis.com',
        routesUrl: 'https://routes.googleapis.com',
        mapsUrl: 'https://maps.googleapis.com',
        prices: LIST_PRICES,
        dailyBudgetUsd: 5,
        visitorShare: 0.1,
      },
    });
    expect(selectProvider({ ...OWN_SERVERS, ...GOOGLE, GEO_PROVIDER: 'osm' }).kind).toBe('osm');
    expect(selectProvider({ ...GOOGLE, GEO_PROVIDER: 'embedded' })).toEqual({ kind: 'embedded' });
    expect(selectProvider({ ...OWN_SERVERS, GOOGLE_MAPS_SERVER_KEY: '' }).kind).toBe('osm');
  });

  test('requires a key for Google and accepts proxies, prices and a budget', () => {
    expect(readIssues({ GEO_PROVIDER: 'google' })).toEqual([
      'GOOGLE_MAPS_SERVER_KEY: is needed when GEO_PROVIDER is google',
    ]);
    const set = {
      ...GOOGLE,
      GOOGLE_MAPS_LEGACY: 'true',
      GOOGLE_PLACES_EEA: 'true',
      GOOGLE_MAPS_SIGNING_SECRET: 'vNIXE0xscrmjlyV-12Nj_BvUPaw=',
      GOOGLE_MAPS_ENDPOINT: 'http://proxy.internal:8080/google/',
      GOOGLE_MAPS_PRICES: '{"geocoding": 4, "staticMaps": null}',
      GEO_BUDGET_DAILY_USD: '0.5',
    };
    expect(selectProvider(set)).toMatchObject({
      settings: {
        legacy: true,
        eea: true,
        signingSecret: 'vNIXE0xscrmjlyV-12Nj_BvUPaw=',
        mapsUrl: 'http://proxy.internal:8080/google',
        prices: { ...LIST_PRICES, geocoding: 4, staticMaps: null },
        dailyBudgetUsd: 0.5,
      },
    });
  });

  test('never repeats a secret in a configuration error', () => {
    const issues = readIssues({
      GOOGLE_MAPS_SIGNING_SECRET: 'not a secret of Google',
      GOOGLE_MAPS_LEGACY: 'perhaps',
      GOOGLE_MAPS_PRICES: '{"geocoding": "4"}',
      GOOGLE_PLACES_ENDPOINT: 'places',
      GEO_BUDGET_DAILY_USD: '-1',
    });
    expect(issues.map((issue) => issue.split(/[:.]/)[0]).sort()).toEqual([
      'GEO_BUDGET_DAILY_USD',
      'GOOGLE_MAPS_LEGACY',
      'GOOGLE_MAPS_PRICES',
      'GOOGLE_MAPS_SIGNING_SECRET',
      'GOOGLE_PLACES_ENDPOINT',
    ]);
    expect(issues.join()).not.toContain('not a secret');
  });

  test('reports all invalid URLs, contacts and providers at once, by the names of the variables', () => {
    const issues = readIssues({
      GEO_PROVIDER: 'mars',
      OSM_NOMINATIM_URL: 'nominatim',
      OPEN_SERVICES_CONTACT: 'a b\r\nX-Evil: 1',
    });
    expect(issues.map((issue) => issue.split(':')[0]).sort()).toEqual([
      'GEO_PROVIDER',
      'OPEN_SERVICES_CONTACT',
      'OSM_NOMINATIM_URL',
    ]);
  });
});
