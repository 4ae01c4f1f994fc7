import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { dataSourceOptions, migrate } from '@placelore/platform/database/database.module.js';
import { DataSource } from 'typeorm';
import { startFakeGoogleMaps } from '../../../../infra/fake-vendors/google-maps.ts';
import { startFakeGooglePlaces } from '../../../../infra/fake-vendors/google-places.ts';
import { startFakeGoogleRoutes } from '../../../../infra/fake-vendors/google-routes.ts';
import { createTestDatabase } from '../../../../infra/test/test-database.ts';
import { entities, migrations } from '../../src/database.js';
import { EmbeddedGeo } from '../../src/geo/embedded/embedded-geo.js';
import { LIST_PRICES } from '../../src/geo/google/google-prices.js';
import type { GoogleSettings } from '../../src/geo/google/google-variables.js';
import { loadGoogleClients, openGoogle } from '../../src/geo/google/open-google.js';
import { createTestRedis, duplicateConnection } from './test-redis.js';

export const KEY = 'the-key-of-this-server';

/** Starts the three fake Google servers with shared helpers. */
export async function startFakeGoogleServers() {
  const [places, routes, maps] = await Promise.all([
    startFakeGooglePlaces(),
    startFakeGoogleRoutes(),
    startFakeGoogleMaps(),
  ]);
  const servers = [places, routes, maps];
  return {
    places,
    routes,
    maps,
    reset: () => {
      for (const server of servers) server.reset();
    },
    countRequests: () => servers.reduce((sum, { requests }) => sum + requests.length, 0),
    close: () => Promise.all(servers.map((server) => server.close())),
  };
}

/** Starts Google providers with fake servers and their own database. */
export async function startFakeGoogle() {
  const [servers, database] = await Promise.all([startFakeGoogleServers(), createTestDatabase()]);
  const options = { DATABASE_URL: database.urls.places, DATABASE_POOL_SIZE: 6 };
  const dataSource = await new DataSource(dataSourceOptions(options, entities, migrations)).initialize();
  await migrate(dataSource);
  const embedded = new EmbeddedGeo(Atlas.load());
  const settings: GoogleSettings = {
    serverKey: KEY,
    signingSecret: null,
    legacy: false,
    eea: false,
    placesUrl: servers.places.url,
    routesUrl: servers.routes.url,
    mapsUrl: servers.maps.url,
    prices: LIST_PRICES,
    dailyBudgetUsd: 5,
    visitorShare: 0.1,
  };
  // These take a second to create and contain no state of a test.
  const clients = {
    new: await loadGoogleClients(settings),
    legacy: await loadGoogleClients({ ...settings, legacy: true }),
  };
  let redis = await createTestRedis();
  const opened: { close(): Promise<unknown> }[] = [];

  /** Opens another process of the same installation. */
  async function open(changes: Partial<GoogleSettings> = {}, reopenAfterMs?: number) {
    const connection = duplicateConnection(redis);
    const parts = { settings: { ...settings, ...changes }, redis: connection, dataSource, embedded };
    const google = await openGoogle(
      { ...parts, ...(reopenAfterMs !== undefined && { reopenAfterMs }) },
      changes.legacy ? clients.legacy : clients.new,
    );
    opened.push({ close: () => google.close().then(() => connection.disconnect()) });
    return google;
  }

  /** Deletes calls, costs and stored places. */
  async function resetAll(): Promise<void> {
    await Promise.all(opened.splice(0).map((connection) => connection.close()));
    redis.disconnect();
    redis = await createTestRedis();
    servers.reset();
    await dataSource.query('truncate places, geo_provider_costs');
  }

  async function close(): Promise<void> {
    await Promise.all(opened.map((connection) => connection.close()));
    redis.disconnect();
    await dataSource.destroy();
    await Promise.all([clients.new.places?.close(), clients.new.routes?.close()]);
    await Promise.all([servers.close(), database.drop()]);
  }

  return { ...servers, embedded, dataSource, redis: () => redis, open, resetAll, close };
}
export type FakeGoogle = Awaited<ReturnType<typeof startFakeGoogle>>;
