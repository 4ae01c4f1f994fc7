import type { LearnedPhotos } from '@placelore/contracts/analysis/learned-photos.js';
import { screen } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { createDeferred } from '../../../testing/render/article-editor.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { LearnedPhotosTable } from './LearnedPhotosTable.js';

const TOWER = {
  id: '7c1f0d8e-53a6-4d0b-9f5e-3f8f7a1b2c3d',
  name: 'Eiffel Tower',
  location: 'Paris, France',
  learnedAt: '2026-01-02T03:04:05.000Z',
};

function renderTable(
  pages: LearnedPhotos[],
  respondToDeletion: () => Response | Promise<Response> = () => new Response(null, { status: 204 }),
) {
  const requests = mockFetch(({ method }) => {
    if (method === 'DELETE') return respondToDeletion();
    return jsonResponse(pages.length > 1 ? pages.shift() : pages[0]);
  });
  return { ...renderWithProviders(<LearnedPhotosTable />, { hasSharedCache: true }), requests };
}
const page = (photos: LearnedPhotos['photos'], total = photos.length, isEnabled = true) => ({
  isEnabled,
  total,
  photos,
});

test('LearnedPhotosTable: shows how many photos were learned, and forgets one', async () => {
  const { user, requests } = renderTable([page([TOWER]), page([])]);
  expect(await screen.findByText('Eiffel Tower, Paris, France')).not.toBeNull();
  expect(screen.getByText(/ 1 photo$/)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Forget the photo of Eiffel Tower' }));
  expect(await getToasts().findByText('Photo forgotten')).not.toBeNull();
  expect(await screen.findByText('No photos yet.')).not.toBeNull();
  const deletions = requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url);
  expect(deletions).toEqual([`/api/admin/learned-photos/${TOWER.id}`]);
});

test('LearnedPhotosTable: offers a retry when the list could not be read, and no longer shows that it is loading', async () => {
  let isBroken = true;
  mockFetch(() => (isBroken ? new Response('', { status: 404 }) : jsonResponse(page([TOWER]))));
  const { user } = renderWithProviders(<LearnedPhotosTable />, { hasSharedCache: true });
  expect(screen.queryByRole('alert')).toBeNull();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByRole('status')).toBeNull();
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('Eiffel Tower, Paris, France')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('LearnedPhotosTable: says that learning is switched off, and shows more photos', async () => {
  const { user, requests } = renderTable([page([TOWER], 40, false)]);
  expect(await screen.findByText(/switched off by LEARN_FROM_CONFIRMATIONS/)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Eiffel Tower, Paris, France');
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/admin/learned-photos?limit=20',
    '/api/admin/learned-photos?limit=100',
  ]);
});

test('LearnedPhotosTable: reports that a photo could not be forgotten', async () => {
  const { user } = renderTable([page([TOWER])], () => new Response('', { status: 500 }));
  await user.click(await screen.findByRole('button', { name: 'Forget the photo of Eiffel Tower' }));
  expect(await getToasts().findByText('Failed to forget the photo')).not.toBeNull();
});

test('LearnedPhotosTable: forgets a photo once, however often its button is pressed', async () => {
  const deferred = createDeferred<Response>();
  const { user, requests } = renderTable([page([TOWER])], () => deferred.value);
  const forget = await screen.findByRole('button', { name: 'Forget the photo of Eiffel Tower' });
  expect(forget.getAttribute('aria-disabled')).toBeNull();
  await user.click(forget);
  expect(forget.getAttribute('aria-disabled')).toBe('true');
  await user.click(forget);
  deferred.resolve(new Response('', { status: 500 }));
  await getToasts().findByText('Failed to forget the photo');
  expect(forget.getAttribute('aria-disabled')).toBeNull();
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
