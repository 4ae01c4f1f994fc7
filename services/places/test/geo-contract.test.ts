import { afterAll, beforeAll, describe } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas.js';
import { EmbeddedGeo } from '../src/geo/embedded/embedded-geo.js';
import type { GoogleGeo } from '../src/geo/google/google-geo.js';
import { testGeoProviderContract } from './geo.contract.js';
import { type FakeGoogle, startFakeGoogle } from './google/google-stand-ins.js';
import { startFakeOsm } from './osm/osm-stand-ins.js';

describe('embedded', () => {
  const geo = new EmbeddedGeo(Atlas.load());
  testGeoProviderContract(() => geo);
});

describe('osm', () => {
  let osm: Awaited<ReturnType<typeof startFakeOsm>>;
  beforeAll(async () => {
    osm = await startFakeOsm();
  });
  afterAll(() => osm.close());
  testGeoProviderContract(() => osm.geo);
});

describe.each([
  ['google', false],
  ['google with the legacy services', true],
])('%s', (_name, legacy) => {
  let google: FakeGoogle;
  let geo: GoogleGeo;
  beforeAll(async () => {
    google = await startFakeGoogle();
    ({ geo } = await google.open({ legacy }));
  });
  afterAll(() => google.close());
  testGeoProviderContract(() => geo);
});
