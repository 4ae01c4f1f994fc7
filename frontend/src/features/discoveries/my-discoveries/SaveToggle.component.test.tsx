/** @jest-environment ./infra/test/browser-environment.mjs */
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
    asked: requests,
    onDeleted,
    ...renderWithProviders(<SaveToggle discovery={{ id: 7, title: 'Old Mill' }} onDeleted={onDeleted} />),
  };
}

beforeEach(() => setOnline(true));

test('unsaving asks first, then deletes', async () => {
  const { user, asked: requests, onDeleted } = toggle();
  await user.click(saved());
  expect(await screen.findByText('“Old Mill” and its photo are deleted for good.')).not.toBeNull();
  expect(requests).toEqual([]);
  await user.click(await response('Delete'));
  expect(await getToasts().findByText('Discovery deleted')).not.toBeNull();
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE /api/discoveries/7']);
  expect(onDeleted.mock.calls).toEqual([[7]]);
});

test('Cancel leaves it saved, and the focus where it was', async () => {
  const { user, asked: requests } = toggle();
  await user.click(saved());
  await user.click(await response('Cancel'));
  expect(question()).toBeNull();
  expect(requests).toEqual([]);
  expect(document.activeElement).toBe(saved());
});

test('where deleting fails it stays saved', async () => {
  const { user, onDeleted } = toggle(() => jsonResponse({}, 500));
  await user.click(saved());
  await user.click(await response('Delete'));
  expect(await getToasts().findByText('Delete failed')).not.toBeNull();
  expect(onDeleted).not.toHaveBeenCalled();
  expect(saved()).not.toBeNull();
});

test('without a network it says so and asks nothing', async () => {
  const { user } = toggle();
  setOnline(false);
  await user.click(saved());
  expect(await getToasts().findByText("You're offline. Cannot delete discoveries right now.")).not.toBeNull();
  expect(question()).toBeNull();
});
