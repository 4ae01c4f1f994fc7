import { renderHook } from '@testing-library/react';
import type { MapViewport } from '../../features/maps/model/map-model.js';
import { useMapTarget } from './useMapTarget.js';

const HERE = { lat: 41.9, lng: 12.5 };
const COLOSSEUM = { lat: 41.8902, lng: 12.4922 };

function show() {
  const views: MapViewport[] = [];
  const searches: MapViewport[] = [];
  const setView = (view: MapViewport) => void views.push(view);
  const search = (view: MapViewport) => void searches.push(view);
  const { rerender } = renderHook(({ position, destination }) => useMapTarget(position, destination, setView, search), {
    initialProps: { position: null, destination: null } as Record<'position' | 'destination', typeof HERE | null>,
  });
  return { views, searches, rerender };
}

test('useMapTarget: shows and searches each new position', () => {
  const { views, searches, rerender } = show();
  expect(views).toEqual([]);
  rerender({ position: HERE, destination: null });
  rerender({ position: { ...HERE }, destination: null });
  expect(views).toEqual([
    { center: HERE, zoom: 13 },
    { center: HERE, zoom: 13 },
  ]);
  expect(searches).toEqual(views);
});

test('useMapTarget: shows a route once, and does not move when it ends', () => {
  const { views, searches, rerender } = show();
  rerender({ position: HERE, destination: null });
  rerender({ position: HERE, destination: COLOSSEUM });
  expect(views).toHaveLength(2);
  expect(views[1]!.center.lat).toBeCloseTo(41.8951, 3);
  // Another search returns the same guide again.
  rerender({ position: HERE, destination: { ...COLOSSEUM } });
  rerender({ position: HERE, destination: null });
  expect([views.length, searches.length]).toEqual([2, 1]);
});

test('useMapTarget: shows the route rather than a position that is found for it', () => {
  const { views, searches, rerender } = show();
  rerender({ position: null, destination: COLOSSEUM });
  expect(views).toEqual([]);
  rerender({ position: HERE, destination: COLOSSEUM });
  expect(views).toHaveLength(1);
  expect(views[0]!.center.lat).toBeCloseTo(41.8951, 3);
  expect(searches).toEqual([]);
});
