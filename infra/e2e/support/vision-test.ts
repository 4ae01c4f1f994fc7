import { type FakeGoogleVision, startFakeGoogleVision } from '../../fake-vendors/google-vision.ts';
import { createFakeFixture } from './fake-fixture.ts';
import { test as base } from './test.ts';

/** Tests of a product without library whose photos a fake of Google Vision reads and moderates. */
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
