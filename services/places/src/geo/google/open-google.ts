import type { Client } from '@googlemaps/google-maps-services-js';
import type { PlacesClient } from '@googlemaps/places';
import type { RoutesClient } from '@googlemaps/routing';
import { SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { GeoProviderCostsRepository } from '../../costs/geo-provider-costs.repository.js';
import { CachedPlacesRepository } from '../../place-cache/cached-places.repository.js';
import type { GeoProvider } from '../geo-provider.js';
import { Geocoder } from './geocoder.js';
import { GoogleGeo, type GooglePlaces, type GoogleRoutes } from './google-geo.js';
import { CALL_TIMEOUT_MS, type GoogleAccount, GoogleHost } from './google-host.js';
import { GoogleStaticMap } from './google-static-map.js';
import type { GoogleSettings } from './google-variables.js';
import { LegacyDirections } from './legacy-directions.js';
import { LegacyPlaces } from './legacy-places.js';
import { PlacesSearch } from './places-search.js';
import { WalkingRoutes } from './walking-routes.js';

export interface GoogleDependencies {
  settings: GoogleSettings;
  redis: Redis;
  dataSource: DataSource;
  embedded: GeoProvider;
  /** Time in ms after which one call is allowed to test an open circuit. */
  reopenAfterMs?: number;
}

/** All open resources for Google. */
export interface GoogleConnection {
  geo: GoogleGeo;
  staticMap: GoogleStaticMap;
  close(): Promise<void>;
}

/** Clients of Google's services; the two newer ones are null if they are not used. */
export interface GoogleClients {
  web: Client;
  places: PlacesClient | null;
  routes: RoutesClient | null;
}

/** Opens the connection to Google; several connections may share the given clients. */
export async function openGoogle(deps: GoogleDependencies, sharedClients?: GoogleClients): Promise<GoogleConnection> {
  const { settings, redis, dataSource, embedded, reopenAfterMs } = deps;
  const { prices, dailyBudgetUsd, visitorShare: share, mapsUrl: url, serverKey: key, signingSecret } = settings;
  const clients = sharedClients ?? (await loadGoogleClients(settings));
  const spending = new GeoProviderCostsRepository(dataSource);
  const shares = new SpendingShares(redis, { account: 'places', dailyBudgetUsd: dailyBudgetUsd, share });
  const account = {
    redis,
    spending,
    shares,
    prices,
    dailyBudgetUsd,
    ...(reopenAfterMs !== undefined && { reopenAfterMs }),
  };
  const host = new GoogleHost(account, url);
  const services = {
    ...createSearches(clients, account, host, settings),
    geocoder: new Geocoder(host, clients.web, url, key),
  };
  const staticMap = new GoogleStaticMap(host, { url, key, signingSecret });
  return {
    geo: new GoogleGeo(services, new CachedPlacesRepository(dataSource), embedded),
    staticMap,
    close: async () => {
      await Promise.all([
        staticMap.close(),
        ...(sharedClients ? [] : [clients.places?.close(), clients.routes?.close()]),
      ]);
    },
  };
}

function createSearches(
  { web, places, routes }: GoogleClients,
  account: GoogleAccount,
  host: GoogleHost,
  { eea, placesUrl, routesUrl, mapsUrl, serverKey }: GoogleSettings,
): { places: GooglePlaces | null; routes: GoogleRoutes } {
  const createPlaces = (): GooglePlaces =>
    places
      ? new PlacesSearch(new GoogleHost(account, placesUrl), places)
      : new LegacyPlaces(host, web, mapsUrl, serverKey);
  return {
    places: eea ? null : createPlaces(),
    routes: routes
      ? new WalkingRoutes(new GoogleHost(account, routesUrl), routes)
      : new LegacyDirections(host, web, mapsUrl, serverKey),
  };
}

/** Loads the clients, only when Google is selected, because this takes about 0.3 s and 50 MB. */
export async function loadGoogleClients({
  legacy,
  placesUrl,
  routesUrl,
  serverKey,
}: GoogleSettings): Promise<GoogleClients> {
  const { Client } = await import('@googlemaps/google-maps-services-js');
  // Disables the client's own retries, which would exceed the timeout and be charged again, and redirects, because the
  // key in the query must not reach another host.
  const config = { timeout: CALL_TIMEOUT_MS, maxRedirects: 0, raxConfig: { retry: 0, noResponseRetries: 0 } };
  const web = new Client({ config });
  if (legacy) return { web, places: null, routes: null };
  const [{ PlacesClient }, { RoutesClient }] = await Promise.all([
    import('@googlemaps/places'),
    import('@googlemaps/routing'),
  ]);
  const places = new PlacesClient(buildSdkOptions(placesUrl, serverKey));
  const routes = new RoutesClient(buildSdkOptions(routesUrl, serverKey));
  // Initializes here, so that this does not use up the timeout of the first call.
  await Promise.all([places.initialize(), routes.initialize()]);
  return { web, places, routes };
}

/** Uses REST, because gRPC cannot be directed to a plain HTTP server. */
function buildSdkOptions(url: string, apiKey: string) {
  const { hostname, protocol, port } = new URL(url);
  return {
    apiKey,
    // The key determines the project. Without an id here, the SDK would run gcloud and query the cloud's metadata
    // server.
    projectId: 'of-the-key',
    fallback: true,
    apiEndpoint: hostname,
    protocol: protocol.slice(0, -1),
    port: Number(port) || (protocol === 'http:' ? 80 : 443),
  };
}
