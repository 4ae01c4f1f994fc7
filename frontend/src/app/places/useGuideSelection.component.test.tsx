import { act, renderHook } from '@testing-library/react';
import { showAbove } from '../../features/maps/model/map-area.js';
import { buildLocatedCard } from '../../testing/builders/collections.js';
import { toGuidePins } from './to-guide-pins.js';
import { useGuideSelection } from './useGuideSelection.js';

const PINS = toGuidePins([buildLocatedCard(), buildLocatedCard({ id: 2, latitude: 43.77, longitude: 11.25 })]);
const PHONE = { clientWidth: 390, clientHeight: 700 };

/** Renders the hook for a map on a small or a large screen. */
function show(isSmall: boolean) {
  window.matchMedia = () => ({ matches: isSmall, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  const frame = { current: PHONE as HTMLElement };
  const { result, rerender } = renderHook(({ pins }) => useGuideSelection(pins, 9, frame), {
    initialProps: { pins: PINS },
  });
  return { result, rerender, select: (id: number | null) => act(() => result.current.onSelect(id)) };
}

test('useGuideSelection: moves the map on a small screen, so that the sheet does not cover the selected pin', () => {
  const { result, select } = show(true);
  expect(result.current).toMatchObject({ selectedId: null, view: undefined });
  select(2);
  const view = showAbove({ lat: 43.77, lng: 11.25 }, 9, { width: 390, height: 700 });
  expect(result.current).toMatchObject({ selectedId: 2, view });
  select(null);
  expect(result.current).toMatchObject({ selectedId: null, view });
});

test('useGuideSelection: does not move the map on a large screen', () => {
  const { result, select } = show(false);
  select(2);
  expect(result.current).toMatchObject({ selectedId: 2, view: undefined });
});

test('useGuideSelection: selects among the newest pins by a function that stays the same', () => {
  const { result, rerender, select } = show(true);
  const { onSelect } = result.current;
  const later = { id: 3, latitude: 10, longitude: 20 };
  rerender({ pins: toGuidePins([buildLocatedCard(later)]) });
  select(3);
  expect(result.current.view?.center.lng).toBe(20);
  expect(result.current.onSelect).toBe(onSelect);
  select(2);
  expect(result.current).toMatchObject({ selectedId: 2, view: { center: { lng: 20 } } });
});
