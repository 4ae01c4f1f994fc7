/** @jest-environment ./infra/test/browser-environment.mjs */
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

test('a discovery is deleted after a question, leaves the list, and the focus goes to the heading', async () => {
  const { user, deletions, onDeleted } = renderMyDiscoveries();
  await user.click(await button('Delete Piazza Grande'));
  expect(await screen.findByText('“Piazza Grande” and its photo are deleted for good.')).not.toBeNull();
  expect(deletions()).toEqual([]);
  await user.click(await button('Delete'));
  expect(await getToasts().findByText('Discovery deleted')).not.toBeNull();
  expect(deletions().map(({ url }) => url)).toEqual(['/api/discoveries/7']);
  expect(titles()).toEqual(['Old Mill']);
  expect(onDeleted.mock.calls).toEqual([[7]]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your discoveries' }));
});

test('Cancel deletes nothing', async () => {
  const { user, deletions } = renderMyDiscoveries();
  const opener = await button('Delete Piazza Grande');
  await user.click(opener);
  await user.click(await button('Cancel'));
  expect(question()).toBeNull();
  expect(deletions()).toEqual([]);
  expect(document.activeElement).toBe(opener);
});

test('a deletion that fails is told, and the discovery stays', async () => {
  const { user, onDeleted } = renderMyDiscoveries(() => jsonResponse({}, 500));
  await user.click(await button('Delete Piazza Grande'));
  await user.click(await button('Delete'));
  expect(await getToasts().findByText('Delete failed')).not.toBeNull();
  expect(getToasts().getByText('Failed to delete discovery. Please try again.')).not.toBeNull();
  expect(titles()).toEqual(['Piazza Grande', 'Old Mill']);
  expect(onDeleted).not.toHaveBeenCalled();
});

test('offline nothing is deleted, and it says why', async () => {
  const { user, deletions } = renderMyDiscoveries();
  const opener = await button('Delete Piazza Grande');
  setOnline(false);
  await user.click(opener);
  expect(await getToasts().findByText("You're offline. Cannot delete discoveries right now.")).not.toBeNull();
  expect(question()).toBeNull();
  expect(deletions()).toEqual([]);
});

test('a network that goes while it is asked deletes nothing either', async () => {
  const { user, deletions } = renderMyDiscoveries();
  await user.click(await button('Delete Piazza Grande'));
  const confirm = await button('Delete');
  setOnline(false);
  await user.click(confirm);
  expect(await getToasts().findByText("You're offline. Cannot delete discoveries right now.")).not.toBeNull();
  expect(deletions()).toEqual([]);
  expect(titles()).toEqual(['Piazza Grande', 'Old Mill']);
});

test('nobody is signed in: there are none', async () => {
  mockFetch(() => jsonResponse({ error: 'Sign in', code: 'AUTHENTICATION_REQUIRED' }, 401));
  renderWithProviders(<MyDiscoveries onDeleted={() => {}} />, { hasSharedCache: true });
  expect(await screen.findByText('Uncharted, so far')).not.toBeNull();
});

test('when they cannot be read there is another try', async () => {
  let works = false;
  mockFetch(() => (works ? jsonResponse(LIST) : jsonResponse({}, 404)));
  const { user } = renderWithProviders(<MyDiscoveries onDeleted={() => {}} />, { hasSharedCache: true });
  expect(await screen.findByText('Your discoveries could not be read')).not.toBeNull();
  works = true;
  await user.click(await button('Try Again'));
  expect(await screen.findByText('Old Mill')).not.toBeNull();
});

test('the copy on the device stands in for a list that cannot be read, and says so', async () => {
  cacheDiscoveries(LIST);
  mockFetch(() => jsonResponse({}, 404));
  renderWithProviders(<MyDiscoveries onDeleted={() => {}} />, { hasSharedCache: true });
  expect(await screen.findByText(/^This is the copy kept on this device\./)).not.toBeNull();
  expect(titles()).toEqual(['Piazza Grande', 'Old Mill']);
});
