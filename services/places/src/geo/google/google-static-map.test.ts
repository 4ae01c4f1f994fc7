import { expect, test } from '@jest/globals';
import { signatureOf } from './google-static-map.js';

test('signs as Google’s documentation shows it', () => {
  const address = new URL('https://maps.googleapis.com/maps/api/geocode/json?address=New+York&client=clientID');
  expect(signatureOf(address, 'vNIXE0xscrmjlyV-12Nj_BvUPaw=')).toBe('chaRF2hTJKOScPr-RQCEhZbSzIE=');
});
