import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { buildLocatedCard } from '../../../testing/builders/collections.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { AreaStatus } from './AreaStatus.js';
import { MapWithList } from './MapWithList.js';

const GUIDES = [
  buildLocatedCard(),
  buildLocatedCard({ id: 2, slug: 'pantheon', title: 'Pantheon' }),
  buildLocatedCard({ id: 3, slug: 'lost', title: 'Lost City', latitude: null, longitude: null }),
];

function Example() {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  return (
    <MapWithList
      guides={GUIDES}
      selectedId={selectedId}
      onSelect={setSelectedId}
      status="3 guides"
      actions={({ title }) => <button type="button">{`Walk to ${title}`}</button>}
      map={<p>{`Marked: ${selectedId}`}</p>}
    />
  );
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('MapWithList: marks a guide chosen in the list on the map, and offers its actions', async () => {
  const { user } = renderWithProviders(<Example />);
  const list = within(screen.getByRole('region', { name: 'Guides on the map' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Colosseum',
    'Pantheon',
    'Lost City',
  ]);
  expect(list.getByRole('link', { name: 'Pantheon' }).getAttribute('href')).toBe('/articles/pantheon');
  await user.click(list.getByRole('button', { name: 'Show Pantheon on the map' }));
  expect(screen.getByText('Marked: 2')).not.toBeNull();
  expect(list.getByRole('button', { name: 'Show Pantheon on the map', pressed: true })).not.toBeNull();
  const rows = list.getAllByRole('listitem').map(({ dataset }) => [dataset.guide, dataset.selected]);
  expect(rows).toEqual([
    ['1', undefined],
    ['2', 'true'],
    ['3', undefined],
  ]);
  expect(list.getAllByRole('button', { name: /^Walk to/ }).map(({ textContent }) => textContent)).toEqual([
    'Walk to Pantheon',
  ]);
  await user.click(list.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Marked: null')).not.toBeNull();
  expect(document.activeElement).toBe(list.getByRole('button', { name: 'Show list' }));
});

test('MapWithList: has no button for a guide that is not on the map', () => {
  renderWithProviders(<Example />);
  expect(screen.queryByRole('button', { name: 'Show Lost City on the map' })).toBeNull();
});

test('MapWithList: opens and closes its list on small screens', async () => {
  const { user } = renderWithProviders(<Example />);
  const toggle = screen.getByRole('button', { name: 'Show list' });
  await user.click(toggle);
  expect(screen.getByRole('button', { name: 'Show map' })).toBe(toggle);
  // The button's name changes with the state, so `aria-expanded` would contradict it.
  expect(toggle.hasAttribute('aria-expanded')).toBe(false);
});

test.each([
  [{ count: undefined }, 'Loading guides…'],
  [{ count: 0 }, 'No guides in this area yet'],
  [{ count: 1 }, '1 guide'],
  [{ count: 100, hasMore: true }, 'The 100 best-known guides here. Zoom in for more.'],
  [{ count: 3, hasFailed: true }, "Couldn't load the guides in this area"],
])('AreaStatus: reports %j as: %s', (change, text) => {
  const props = { hasMore: false, hasFailed: false, onRetry: () => undefined, ...change };
  renderWithProviders(<AreaStatus {...props} />);
  expect(screen.getByText(text)).not.toBeNull();
});

test('MapWithList: says the name of a city once', () => {
  const paris = buildLocatedCard({ title: 'Paris', location: 'Paris, France' });
  renderWithProviders(
    <MapWithList guides={[paris]} selectedId={null} onSelect={() => {}} status="" actions={() => null} map={null} />,
  );
  expect(screen.getByText('France')).not.toBeNull();
  expect(screen.queryByText('Paris, France')).toBeNull();
});

test('MapWithList: lets keyboard users skip the list to the map', async () => {
  const { user } = renderWithProviders(<Example />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Skip to the map' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Map' }));
});
