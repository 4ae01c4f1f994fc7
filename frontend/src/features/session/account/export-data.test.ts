import type { ExportedAnalysis } from '@placelore/contracts/analysis/analyses.js';
import type { ExportedDiscovery, ExportedGuide } from '@placelore/contracts/content/data-export.js';
import { buildStop, buildTrip } from '../../../testing/builders/trips.js';
import { collectData, type DataReader } from './export-data.js';

const account = { id: 1, username: 'ada', email: 'ada@example.org', isAdmin: false, createdAt: '2026-05-03T00:00:00Z' };
const discovery = (id: number) =>
  ({ id, title: `d${id}`, imageUrl: `/objects/${id}.webp`, thumbnailUrl: null }) as unknown as ExportedDiscovery;
const analysis = (id: string) =>
  ({ id, result: { imageUrl: null, thumbnailUrl: '/objects/t.webp#large,UklGRg==' } }) as unknown as ExportedAnalysis;

const reader = (found: ExportedDiscovery[], analyses: ExportedAnalysis[], most: number): DataReader => ({
  account: async () => account,
  discoveries: async (before = 1000) => found.filter(({ id }) => id < before).slice(0, most),
  analyses: async (after = '') => analyses.filter(({ id }) => id > after).slice(0, most),
  guides: async (before = 0) =>
    [-1, -2, -3]
      .map((id) => ({ id, thumbnailUrl: '/objects/g.webp#photo,UklGRg==' }))
      .filter(({ id }) => id < before)
      .slice(0, most) as unknown as ExportedGuide[],
  trips: async () => [
    buildTrip({ shareToken: 'A'.repeat(44), stops: [buildStop({ thumbnailUrl: '/objects/s.webp' })] }),
  ],
});

test('collectData: contains every page of every list, with absolute image URLs', async () => {
  const all = [5, 4, 3, 2, 1].map(discovery);
  const data = await collectData('https://placelore.example', reader(all, ['a', 'b', 'c'].map(analysis), 2));
  expect(data.account).toEqual(account);
  expect(data.discoveries.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(data.discoveries[0]).toMatchObject({
    title: 'd5',
    imageUrl: 'https://placelore.example/objects/5.webp',
    thumbnailUrl: null,
  });
  expect(data.analyses.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(data.guides.map(({ id }) => id)).toEqual([-1, -2, -3]);
  expect(data.trips.map(({ id }) => id)).toEqual([7]);
  expect(data.guides[0]?.thumbnailUrl).toBe('https://placelore.example/objects/g.webp');
  expect(data.trips[0]?.stops[0]?.thumbnailUrl).toBe('https://placelore.example/objects/s.webp');
  expect(data.analyses[0]?.result?.thumbnailUrl).toBe('https://placelore.example/objects/t.webp');
});

test('collectData: contains neither previews of images nor the secret of a link', async () => {
  const data = await collectData('https://placelore.example', reader([discovery(1)], [analysis('a')], 2));
  expect(JSON.stringify(data)).not.toMatch(/UklGRg|shareToken|AAAA/);
});

test('collectData: contains no position that may not be stored', async () => {
  const stops = [buildStop(), buildStop({ id: 2, isPositionStorable: false })];
  const read = { ...reader([], [], 2), trips: async () => [buildTrip({ stops })] };
  const { trips } = await collectData('https://placelore.example', read);
  expect(trips[0]?.stops.map(({ coordinates }) => coordinates !== null)).toEqual([true, false]);
});

test('collectData: rejects if any part cannot be read', async () => {
  const broken = { ...reader([], [], 2), analyses: () => Promise.reject(new Error('away')) };
  await expect(collectData('https://placelore.example', broken)).rejects.toThrow('away');
});
