import { jest } from '@jest/globals';
import { loadGoogleMaps } from './google-script.js';

const listScripts = () => [...document.head.querySelectorAll('script')];
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** Calls what Google's script calls when it has loaded. */
const finish = () => (window as unknown as Record<string, () => void>).placeloreGoogleMapsReady!();
/** Lets every attempt fail in a way, and returns the error of the last one. */
async function failAll(fail: () => unknown): Promise<unknown> {
  const failure = loadGoogleMaps('key').catch((error: Error) => error.message);
  for (let attempt = 1; attempt <= 4; attempt++) {
    expect(listScripts()).toHaveLength(1);
    await fail();
    await pass(30);
  }
  return failure;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loadGoogleMaps: rejects when the browser cannot load the script, leaves none behind, and tries again', async () => {
  const first = await failAll(() => listScripts()[0]!.dispatchEvent(new Event('error')));
  expect([first, listScripts()]).toEqual(['Failed to load the Google Maps script', []]);
  const second = await failAll(() => listScripts()[0]!.dispatchEvent(new Event('error')));
  expect(second).toBe('Failed to load the Google Maps script');
});

test('loadGoogleMaps: gives up on each attempt after 15 s', async () => {
  const failure = loadGoogleMaps('key').catch((error: Error) => error.message);
  const [script] = listScripts();
  await pass(14_999);
  expect(listScripts()).toEqual([script]);
  await pass(1);
  expect(listScripts()).toEqual([]);
  for (let attempt = 2; attempt <= 4; attempt++) await pass(15_030);
  expect([await failure, listScripts()]).toEqual(['Failed to load the Google Maps script', []]);
});

test('loadGoogleMaps: loads the script once for all maps, with the key', async () => {
  const loads = [loadGoogleMaps('a key&x'), loadGoogleMaps('a key&x')];
  const [script] = listScripts();
  const { origin, pathname, searchParams } = new URL(script!.src);
  expect([`${origin}${pathname}`, script!.async]).toEqual(['https://maps.googleapis.com/maps/api/js', true]);
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ key: 'a key&x', v: 'quarterly', libraries: 'marker', loading: 'async' },
    callback: 'placeloreGoogleMapsReady',
  });
  finish();
  expect(await Promise.all(loads)).toEqual([undefined, undefined]);
  await pass(20_000);
  await loadGoogleMaps('a key&x');
  expect(listScripts()).toHaveLength(1);
});
