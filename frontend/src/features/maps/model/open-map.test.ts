import { type MapEngine, NoMapEngineError, type OpenMap, openFirstWorkingEngine } from './open-map.js';

const map: OpenMap = { show: () => undefined, close: () => undefined };
const engine = (name: MapEngine['name'], works: boolean): MapEngine => ({
  name,
  open: async () => {
    if (!works) throw new Error(name);
    return map;
  },
});
const open = (item: MapEngine) =>
  item.open(null as unknown as HTMLElement, { center: { lat: 0, lng: 0 }, zoom: 1 }, {});

test.each<[string, boolean[], string]>([
  ['Google’s map when it works', [true, true, true], 'google'],
  ['tiles when Google’s map fails', [false, true, true], 'tiles'],
  ['the coastline when both fail', [false, false, true], 'coastline'],
])('openFirstWorkingEngine: opens %s', async (_, [google, tiles, coastline], expected) => {
  const engines = [engine('google', google!), engine('tiles', tiles!), engine('coastline', coastline!)];
  const opened = await openFirstWorkingEngine(engines, open);
  expect([opened.name, opened.isFallback]).toEqual([expected, expected !== 'google']);
});

test('openFirstWorkingEngine: opens no engines after the first that works', async () => {
  const opened: string[] = [];
  await openFirstWorkingEngine([engine('tiles', true), engine('coastline', true)], (item) => {
    opened.push(item.name);
    return open(item);
  });
  expect(opened).toEqual(['tiles']);
});

test('openFirstWorkingEngine: rejects only if all engines fail', async () => {
  const attempt = openFirstWorkingEngine([engine('google', false), engine('coastline', false)], open);
  await expect(attempt).rejects.toBeInstanceOf(NoMapEngineError);
  await expect(attempt).rejects.toMatchObject({ errors: [new Error('google'), new Error('coastline')] });
});
