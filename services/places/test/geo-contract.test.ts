import { afterAll, beforeAll, describe } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas.js';
import { EmbeddedGeo } from '../src/geo/embedded/embedded-geo.js';
import type { GoogleGeo } from '../src/geo/google/google-geo.js';
import { keepsTheGeoContract } from './geo.contract.js';
import { type GoogleStandIns, startGoogle } from './google/google-stand-ins.js';
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

describe.each([
  ['google', false],
  ['google with the legacy services', true],
])('%s', (_name, legacy) => {
  let google: GoogleStandIns;
  let geo: GoogleGeo;
  beforeAll(async () => {
    google = await startGoogle();
    ({ geo } = await google.open({ legacy }));
  });
  afterAll(() => google.close());
  keepsTheGeoContract(() => geo);
});
