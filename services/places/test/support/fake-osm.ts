import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { startFakeNominatim } from '../../../../infra/fake-vendors/nominatim.ts';
import { startFakeOsrm } from '../../../../infra/fake-vendors/osrm.ts';
import { startFakeOverpass } from '../../../../infra/fake-vendors/overpass.ts';
import { EmbeddedGeo } from '../../src/geo/embedded/embedded-geo.js';
import { OsmGeo } from '../../src/geo/osm/osm-geo.js';
import { createTestRedis } from './test-redis.js';

/** Call rate of the public servers. */
const EACH_SECOND = { kind: 'interval', interval: 1_000 } as const;

/** Starts an OSM provider with fakes of its three servers. */
export async function startFakeOsm() {
  const [nominatim, overpass, osrm] = await Promise.all([startFakeNominatim(), startFakeOverpass(), startFakeOsrm()]);
  const redis = await createTestRedis();
  const settings = {
    nominatimUrl: nominatim.url,
    overpassUrls: [`${overpass.url}/api/interpreter`],
    routerUrl: osrm.url,
    userAgent: 'Placelore/1.0 (ops@example.org)',
    paces: { nominatim: EACH_SECOND, overpass: { kind: 'oneAtATime' } as const, router: EACH_SECOND },
  };
  const embedded = new EmbeddedGeo(Atlas.load());
  const geo = new OsmGeo(redis, settings, embedded, { warn: () => {} });
  return {
    nominatim,
    overpass,
    osrm,
    geo,
    embedded,
    settings,
    close: async () => {
      await geo.onModuleDestroy();
      redis.disconnect();
      await Promise.all([nominatim, overpass, osrm].map((server) => server.close()));
    },
  };
}
