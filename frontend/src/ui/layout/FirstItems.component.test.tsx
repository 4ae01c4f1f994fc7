import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render/render.js';
import { FirstItems } from './FirstItems.js';

/** @param things noun in the button's name; lists with the same name in one history entry are expanded together */
const buildList = (things: string, count: number, needsAll = false) => (
  <FirstItems
    items={Array.from({ length: count }, (_, index) => `Trip ${index + 1}`)}
    limit={3}
    needsAll={needsAll}
    label={(total) => `Show all ${total} ${things}`}
    renderList={(trips, list) => (
      <ul ref={list}>
        {trips.map((trip) => (
          <li key={trip}>{trip}</li>
        ))}
      </ul>
    )}
  />
);

const countItems = () => screen.getAllByRole('listitem').length;

test('FirstItems: shows all items on request, and moves the focus to the first new one', async () => {
  const { user, unmount } = renderWithProviders(buildList('trips', 1_200));
  expect(countItems()).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Show all 1,200 trips' }));
  expect(countItems()).toBe(1_200);
  expect(document.activeElement?.textContent).toBe('Trip 4');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
});

test('FirstItems: has no button for a short list, or after an item beyond the limit was needed', () => {
  const { rerender } = renderWithProviders(buildList('stops', 3));
  expect([countItems(), screen.queryByRole('button')]).toEqual([3, null]);
  rerender(buildList('stops', 4, true));
  expect([countItems(), screen.queryByRole('button')]).toEqual([4, null]);
  rerender(buildList('stops', 4));
  expect([countItems(), screen.queryByRole('button')]).toEqual([4, null]);
});
