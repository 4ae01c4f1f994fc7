import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderWithProviders } from '../../testing/render/render.js';
import { useMapSearch } from './useMapSearch.js';

const FLORENCE = { center: { lat: 43.77, lng: 11.25 }, zoom: 9 };

/** Stands for the map. Its element has no size in jsdom, so the hook assumes 800 x 600 pixels. */
function Example() {
  const frame = useRef<HTMLDivElement>(null);
  const { shown, area, isMoved, search, onMove } = useMapSearch(frame);
  return (
    <div ref={frame}>
      <output>{JSON.stringify(area)}</output>
      <button type="button" onClick={() => onMove(FLORENCE)}>
        Move
      </button>
      {isMoved && (
        <button type="button" onClick={() => search(shown)}>
          Search
        </button>
      )}
    </div>
  );
}

const getArea = () => JSON.parse(screen.getByRole('status').textContent);

test('useMapSearch: starts with most of the world', () => {
  renderWithProviders(<Example />, { initialUrl: '/map' });
  expect(getArea()).toMatchObject({ west: -128.7, east: 152.7 });
});

test('useMapSearch: starts with both sides of the Atlantic and Asia on a phone', () => {
  const { innerWidth } = window;
  Object.assign(window, { innerWidth: 390 });
  renderWithProviders(<Example />, { initialUrl: '/map' });
  expect(getArea()).toMatchObject({ west: -180, east: 180 });
  Object.assign(window, { innerWidth });
});

test('useMapSearch: searches another area on request only, and keeps the view in the URL', async () => {
  const { user, getCurrentUrl, getNavigationType } = renderWithProviders(<Example />, {
    initialUrl: '/map?at=41.9,12.49,9',
  });
  const before = getArea();
  expect(before.south).toBeLessThan(41.9);
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(getArea()).toEqual(before);
  expect(getCurrentUrl()).toBe('/map?at=43.7700,11.2500,9');
  expect(getNavigationType()).toBe('REPLACE');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(getArea().north).toBeGreaterThan(before.north);
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
});

test('useMapSearch: ignores an impossible view', () => {
  renderWithProviders(<Example />, { initialUrl: '/map?at=100,200,3' });
  expect(getArea()).toMatchObject({ west: -128.7, east: 152.7 });
});
