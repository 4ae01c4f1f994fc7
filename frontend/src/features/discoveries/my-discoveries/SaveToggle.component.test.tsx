import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { jsonResponse, mockFetch, setOnline } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { SaveToggle } from './SaveToggle.js';

const saved = () => screen.getByRole('button', { name: 'Saved', pressed: true, hidden: true });
const question = () => screen.queryByRole('alertdialog', { name: 'Delete this discovery?' });
const response = (name: string) => screen.findByRole('button', { name });

function toggle(onDelete: () => Response = () => new Response(null, { status: 204 })) {
  const requests = mockFetch(onDelete);
  const onDeleted = jest.fn<(id: number) => void>();
  return {
    requests,
    onDeleted,
    ...renderWithProviders(<SaveToggle discovery={{ id: 7, title: 'Old Mill' }} onDeleted={onDeleted} />),
  };
}

beforeEach(() => setOnline(true));

test('SaveToggle: deletes the discovery after a confirmation', async () => {
  const { user, requests, onDeleted } = toggle();
  await user.click(saved());
  expect(await screen.findByText('“Old Mill” and its photo are deleted. This action cannot be undone.')).not.toBeNull();
  expect(requests).toEqual([]);
  await user.click(await response('Delete'));
  expect(await getToasts().findByText('Discovery deleted')).not.toBeNull();
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE /api/discoveries/7']);
  expect(onDeleted.mock.calls).toEqual([[7]]);
});

test('SaveToggle: keeps the discovery and the focus on Cancel', async () => {
  const { user, requests } = toggle();
  await user.click(saved());
  await user.click(await response('Cancel'));
  expect(question()).toBeNull();
  expect(requests).toEqual([]);
  expect(document.activeElement).toBe(saved());
});

test('SaveToggle: stays on if deleting fails', async () => {
  const { user, onDeleted } = toggle(() => jsonResponse({}, 500));
  await user.click(saved());
  await user.click(await response('Delete'));
  expect(await getToasts().findByText('Delete failed')).not.toBeNull();
  expect(onDeleted).not.toHaveBeenCalled();
  expect(saved()).not.toBeNull();
});

test('SaveToggle: explains that it needs a connection, and sends nothing', async () => {
  const { user } = toggle();
  setOnline(false);
  await user.click(saved());
  expect(await getToasts().findByText("You're offline. Cannot delete discoveries right now.")).not.toBeNull();
  expect(question()).toBeNull();
});
