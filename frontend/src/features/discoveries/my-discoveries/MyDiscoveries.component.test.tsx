import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildDiscovery } from '../../../testing/builders/discoveries.js';
import { jsonResponse, mockFetch, setOnline } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { cacheDiscoveries } from '../discoveries-cache.js';
import { MyDiscoveries } from './MyDiscoveries.js';

const LIST = [buildDiscovery(), buildDiscovery({ id: 8, title: 'Old Mill' })];

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });
const question = () => screen.queryByRole('alertdialog', { name: 'Delete this discovery?' });

function renderMyDiscoveries(onDelete: () => Response = () => new Response(null, { status: 204 })) {
  const requests = mockFetch(({ method }) => (method === 'DELETE' ? onDelete() : jsonResponse(LIST)));
  const onDeleted = jest.fn<(id: number) => void>();
  const shown = renderWithProviders(<MyDiscoveries onDeleted={onDeleted} />, { hasSharedCache: true });
  return { onDeleted, deletions: () => requests.filter(({ method }) => method === 'DELETE'), ...shown };
}

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

test('MyDiscoveries: deletes a discovery after a confirmation and moves the focus to the heading', async () => {
  const { user, deletions, onDeleted } = renderMyDiscoveries();
  await user.click(await button('Delete Piazza Grande'));
  expect(
    await screen.findByText('“Piazza Grande” and its photo are deleted. This action cannot be undone.'),
  ).not.toBeNull();
  expect(deletions()).toEqual([]);
  await user.click(await button('Delete'));
  expect(await getToasts().findByText('Discovery deleted')).not.toBeNull();
  expect(deletions().map(({ url }) => url)).toEqual(['/api/discoveries/7']);
  expect(titles()).toEqual(['Old Mill']);
  expect(onDeleted.mock.calls).toEqual([[7]]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your discoveries' }));
});

test('MyDiscoveries: deletes nothing on Cancel', async () => {
  const { user, deletions } = renderMyDiscoveries();
  const opener = await button('Delete Piazza Grande');
  await user.click(opener);
  await user.click(await button('Cancel'));
  expect(question()).toBeNull();
  expect(deletions()).toEqual([]);
  expect(document.activeElement).toBe(opener);
});

test('MyDiscoveries: reports a failed deletion and keeps the discovery', async () => {
  const { user, onDeleted } = renderMyDiscoveries(() => jsonResponse({}, 500));
  await user.click(await button('Delete Piazza Grande'));
  await user.click(await button('Delete'));
  expect(await getToasts().findByText('Delete failed')).not.toBeNull();
  expect(getToasts().getByText('Failed to delete discovery. Please try again.')).not.toBeNull();
  expect(titles()).toEqual(['Piazza Grande', 'Old Mill']);
  expect(onDeleted).not.toHaveBeenCalled();
});

test('MyDiscoveries: explains that deleting needs a connection', async () => {
  const { user, deletions } = renderMyDiscoveries();
  const opener = await button('Delete Piazza Grande');
  setOnline(false);
  await user.click(opener);
  expect(await getToasts().findByText("You're offline. Cannot delete discoveries right now.")).not.toBeNull();
  expect(question()).toBeNull();
  expect(deletions()).toEqual([]);
});

test('MyDiscoveries: deletes nothing when the connection is lost during the confirmation', async () => {
  const { user, deletions } = renderMyDiscoveries();
  await user.click(await button('Delete Piazza Grande'));
  const confirm = await button('Delete');
  setOnline(false);
  await user.click(confirm);
  expect(await getToasts().findByText("You're offline. Cannot delete discoveries right now.")).not.toBeNull();
  expect(deletions()).toEqual([]);
  expect(titles()).toEqual(['Piazza Grande', 'Old Mill']);
});

test('MyDiscoveries: shows no discoveries when signed out', async () => {
  mockFetch(() => jsonResponse({ error: 'Sign in', code: 'AUTHENTICATION_REQUIRED' }, 401));
  renderWithProviders(<MyDiscoveries onDeleted={() => {}} />, { hasSharedCache: true });
  expect(await screen.findByText('No discoveries yet')).not.toBeNull();
});

test('MyDiscoveries: offers a retry if the list could not be read', async () => {
  let works = false;
  mockFetch(() => (works ? jsonResponse(LIST) : jsonResponse({}, 404)));
  const { user } = renderWithProviders(<MyDiscoveries onDeleted={() => {}} />, { hasSharedCache: true });
  expect(await screen.findByText("Couldn't load your discoveries")).not.toBeNull();
  works = true;
  await user.click(await button('Try Again'));
  expect(await screen.findByText('Old Mill')).not.toBeNull();
});

test('MyDiscoveries: shows and labels the cached list if the list could not be read', async () => {
  cacheDiscoveries(LIST);
  mockFetch(() => jsonResponse({}, 404));
  renderWithProviders(<MyDiscoveries onDeleted={() => {}} />, { hasSharedCache: true });
  expect(await screen.findByText('Saved copy')).not.toBeNull();
  expect(titles()).toEqual(['Piazza Grande', 'Old Mill']);
});

describe('MyDiscoveries: with more discoveries than are shown at first', () => {
  const MANY = Array.from({ length: 8 }, (_, index) => buildDiscovery({ id: 20 + index, title: `Mill ${index + 1}` }));
  const show = (selectedId: number | null) => {
    mockFetch(() => jsonResponse(MANY));
    const map = { isOnMap: () => true, selectedId, onSelect: () => {}, view: 'map' };
    return renderWithProviders(<MyDiscoveries map={map} onDeleted={() => {}} />, { hasSharedCache: true });
  };

  it('shows six, and all of them on request', async () => {
    const { user } = show(null);
    const showAll = await button('Show all 8 discoveries');
    expect(titles()).toHaveLength(6);
    await user.click(showAll);
    expect(titles()).toHaveLength(8);
  });

  it('shows all of them when the map selects one that was hidden', async () => {
    show(27);
    expect(await screen.findByRole('heading', { name: 'Mill 8' })).not.toBeNull();
  });
});

test('MyDiscoveries: lists guides that were only looked up apart from the discoveries', async () => {
  const guide = buildDiscovery({ id: 9, title: 'Montefalco', source: 'text_search' });
  mockFetch(() => jsonResponse([...LIST, guide]));
  renderWithProviders(<MyDiscoveries heading="h1" onDeleted={() => {}} />, { hasSharedCache: true });
  const cards = await screen.findAllByRole('heading', { level: 2, hidden: true });
  const isFolded = (title: string) =>
    cards.find(({ textContent }) => textContent === title)?.closest('details')?.open === false;
  expect(screen.getByText('1 guide you looked up')).not.toBeNull();
  expect(['Piazza Grande', 'Old Mill', 'Montefalco'].map(isFolded)).toEqual([false, false, true]);
});
