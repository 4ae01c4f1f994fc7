/** @jest-environment ./infra/test/browser-environment.mjs */
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { json, networkThat, setOnline } from '../../testing/device.js';
import { discoveryWith } from '../../testing/discovery.js';
import { show, toasts } from '../../testing/screen.js';
import { keepDiscoveries } from './kept-list.js';
import { MyDiscoveries } from './MyDiscoveries.js';

const LIST = [discoveryWith(), discoveryWith({ id: 8, title: 'Old Mill' })];

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });
const question = () => screen.queryByRole('alertdialog', { name: 'Delete this discovery?' });

function mine(onDelete: () => Response = () => new Response(null, { status: 204 })) {
  const asked = networkThat(({ method }) => (method === 'DELETE' ? onDelete() : json(LIST)));
  const onDeleted = jest.fn<(id: number) => void>();
  const shown = show(<MyDiscoveries onDeleted={onDeleted} />, { sharesCache: true });
  return { onDeleted, deletions: () => asked.filter(({ method }) => method === 'DELETE'), ...shown };
}

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

test('a discovery is deleted after a question, leaves the list, and the focus goes to the heading', async () => {
  const { user, deletions, onDeleted } = mine();
  await user.click(await button('Delete Piazza Grande'));
  expect(await screen.findByText('“Piazza Grande” and its photo are deleted for good.')).not.toBeNull();
  expect(deletions()).toEqual([]);
  await user.click(await button('Delete'));
  expect(await toasts().findByText('Discovery deleted')).not.toBeNull();
  expect(deletions().map(({ url }) => url)).toEqual(['/api/discoveries/7']);
  expect(titles()).toEqual(['Old Mill']);
  expect(onDeleted.mock.calls).toEqual([[7]]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your discoveries' }));
});

test('Cancel deletes nothing', async () => {
  const { user, deletions } = mine();
  const opener = await button('Delete Piazza Grande');
  await user.click(opener);
  await user.click(await button('Cancel'));
  expect(question()).toBeNull();
  expect(deletions()).toEqual([]);
  expect(document.activeElement).toBe(opener);
});

test('a deletion that fails is told, and the discovery stays', async () => {
  const { user, onDeleted } = mine(() => json({}, 500));
  await user.click(await button('Delete Piazza Grande'));
  await user.click(await button('Delete'));
  expect(await toasts().findByText('Delete failed')).not.toBeNull();
  expect(toasts().getByText('Failed to delete discovery. Please try again.')).not.toBeNull();
  expect(titles()).toEqual(['Piazza Grande', 'Old Mill']);
  expect(onDeleted).not.toHaveBeenCalled();
});

test('offline nothing is deleted, and it says why', async () => {
  const { user, deletions } = mine();
  const opener = await button('Delete Piazza Grande');
  setOnline(false);
  await user.click(opener);
  expect(await toasts().findByText("You're offline. Cannot delete discoveries right now.")).not.toBeNull();
  expect(question()).toBeNull();
  expect(deletions()).toEqual([]);
});

test('a network that goes while it is asked deletes nothing either', async () => {
  const { user, deletions } = mine();
  await user.click(await button('Delete Piazza Grande'));
  const confirm = await button('Delete');
  setOnline(false);
  await user.click(confirm);
  expect(await toasts().findByText("You're offline. Cannot delete discoveries right now.")).not.toBeNull();
  expect(deletions()).toEqual([]);
  expect(titles()).toEqual(['Piazza Grande', 'Old Mill']);
});

test('nobody is signed in: there are none', async () => {
  networkThat(() => json({ error: 'Sign in', code: 'AUTHENTICATION_REQUIRED' }, 401));
  show(<MyDiscoveries onDeleted={() => {}} />, { sharesCache: true });
  expect(await screen.findByText('Uncharted, so far')).not.toBeNull();
});

test('when they cannot be read there is another try', async () => {
  let works = false;
  networkThat(() => (works ? json(LIST) : json({}, 404)));
  const { user } = show(<MyDiscoveries onDeleted={() => {}} />, { sharesCache: true });
  expect(await screen.findByText('Your discoveries could not be read')).not.toBeNull();
  works = true;
  await user.click(await button('Try Again'));
  expect(await screen.findByText('Old Mill')).not.toBeNull();
});

test('the copy on the device stands in for a list that cannot be read, and says so', async () => {
  keepDiscoveries(LIST);
  networkThat(() => json({}, 404));
  show(<MyDiscoveries onDeleted={() => {}} />, { sharesCache: true });
  expect(await screen.findByText(/^This is the copy kept on this device\./)).not.toBeNull();
  expect(titles()).toEqual(['Piazza Grande', 'Old Mill']);
});
