import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeGoogleVision, startFakeGoogleVision } from '../../fake-vendors/google-vision.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../fake-vendors/openai.ts';
import { type FakeCollector, startFakeCollector } from '../../fake-vendors/otlp-collector.ts';
import { type FakeTileServer, startFakeTileServer } from '../../fake-vendors/tile-server.ts';
import { createFakeFixture } from './fake-fixture.ts';
import { findFreePort } from './product.ts';
import { test as base } from './test.ts';

interface ProviderFixtures {
  google: FakeGoogleVision;
  openAi: FakeOpenAi;
  tileServer: FakeTileServer;
  /** Receives the product's traces. */
  collector: FakeCollector;
  /** Path of the product's own map file, which does not exist yet. */
  mapFile: string;
}

/** Tests of a product that calls fakes of Google Vision, of an OpenAI-compatible model and of a tile server. */
export const test = base.extend<object, ProviderFixtures>({
  google: createFakeFixture(() => startFakeGoogleVision()),
  openAi: createFakeFixture(() => startFakeOpenAi()),
  tileServer: createFakeFixture(async () => startFakeTileServer(await findFreePort())),
  collector: createFakeFixture(() => startFakeCollector()),
  mapFile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const mapFile = join(tmpdir(), `placelore-e2e-${process.pid}.pmtiles`);
      await use(mapFile);
      await rm(mapFile, { force: true });
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ google, openAi, tileServer, collector, mapFile }, use) =>
      use({
        GOOGLE_VISION_API_KEY: 'key-of-a-stand-in',
        GOOGLE_VISION_ENDPOINT: google.url,
        GOOGLE_VISION_TIMEOUT_MS: '2000',
        OPENAI_BASE_URL: `${openAi.url}/v1`,
        OPENAI_API_KEY: 'key-of-a-stand-in',
        OPENAI_WRITING_MODEL: 'stand-in',
        OPENAI_PRICES: JSON.stringify({ 'stand-in': { input: 1, output: 2 } }),
        OPENAI_TIMEOUT_MS: '2000',
        PROVIDER_DEADLINE_MS: '8000',
        TILE_SERVER_URL: `${tileServer.url}/{z}/{x}/{y}.png`,
        OPEN_SERVICES_CONTACT: 'ops@example.org',
        GEO_PROVIDER: 'embedded',
        TILES_FILE: mapFile,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      }),
    { scope: 'worker' },
  ],
});
