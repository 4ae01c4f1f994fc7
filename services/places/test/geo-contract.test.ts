import { afterAll, beforeAll, describe } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas.js';
import { EmbeddedGeo } from '../src/geo/embedded/embedded-geo.js';
import { keepsTheGeoContract } from './geo.contract.js';
import { startOsm } from './osm/osm-stand-ins.js';

describe('embedded', () => {
  const geo = new EmbeddedGeo(Atlas.load());
  keepsTheGeoContract(() => geo);
});

describe('osm', () => {
  let osm: Awaited<ReturnType<typeof startOsm>>;
  beforeAll(async () => {
    osm = await startOsm();
  });
  afterAll(() => osm.close());
  keepsTheGeoContract(() => osm.geo);
});
