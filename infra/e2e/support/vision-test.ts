import { type FakeGoogleVision, startFakeGoogleVision } from '../../fake-vendors/google-vision.ts';
import { createFakeFixture } from './fake-fixture.ts';
import { test as base } from './test.ts';

/** Tests of a product without the starter library. A fake of Google Vision reads and moderates its photos. */
export const test = base.extend<object, { google: FakeGoogleVision }>({
  google: createFakeFixture(() => startFakeGoogleVision()),
  isFirstStart: true,
  settings: [
    ({ google }, use) =>
      use({
        STARTER_LIBRARY: 'off',
        GOOGLE_VISION_API_KEY: 'key-of-a-stand-in',
        GOOGLE_VISION_ENDPOINT: google.url,
      }),
    { scope: 'worker' },
  ],
});
