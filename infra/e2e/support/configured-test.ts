import { type FakeOpenAi, startFakeOpenAi } from '../../fake-vendors/openai.ts';
import { createFakeFixture } from './fake-fixture.ts';
import { test as base } from './test.ts';

const UNREACHABLE_URL = 'http://127.0.0.1:9';

/** Origin of the URLs in the product's documents. Tests do not call it. */
export const PUBLIC_ORIGIN = 'http://placelore.example';

/**
 * Tests of a product with a public URL; with a daily budget of 4 USD for a fake OpenAI-compatible model, of which a
 * guest may spend 1 USD; and with maps from Google and from a tile server, both of which are unreachable.
 */
export const test = base.extend<object, { openAi: FakeOpenAi }>({
  openAi: createFakeFixture(() => startFakeOpenAi()),
  settings: [
    ({ openAi }, use) =>
      use({
        PUBLIC_URL: PUBLIC_ORIGIN,
        OPENAI_BASE_URL: `${openAi.url}/v1`,
        OPENAI_API_KEY: 'key-of-a-stand-in',
        OPENAI_WRITING_MODEL: 'stand-in',
        OPENAI_PRICES: JSON.stringify({ 'stand-in': { input: 80, output: 40 } }),
        BUDGET_DAILY_USD: '4',
        BUDGET_VISITOR_SHARE: '0.25',
        GEO_PROVIDER: 'google',
        GOOGLE_MAPS_SERVER_KEY: 'key-of-nobody',
        GOOGLE_MAPS_BROWSER_KEY: 'browser-key',
        GOOGLE_PLACES_ENDPOINT: UNREACHABLE_URL,
        GOOGLE_ROUTES_ENDPOINT: UNREACHABLE_URL,
        GOOGLE_MAPS_ENDPOINT: UNREACHABLE_URL,
        TILE_SERVER_URL: `${UNREACHABLE_URL}/{z}/{x}/{y}.png`,
        TILE_ATTRIBUTION: 'Tiles by Example',
      }),
    { scope: 'worker' },
  ],
});
