import { expect, test } from '@jest/globals';
import { signUrl } from './google-static-map.js';

test("signUrl: matches the example of Google's documentation", () => {
  const url = new URL('https://maps.googleapis.com/maps/api/geocode/json?address=New+York&client=clientID');
  expect(signUrl(url, 'vNIXE0xscrmjlyV-12Nj_BvUPaw=')).toBe('chaRF2hTJKOScPr-RQCEhZbSzIE=');
});
