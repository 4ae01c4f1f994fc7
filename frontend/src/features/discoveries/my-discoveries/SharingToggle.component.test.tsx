import { screen } from '@testing-library/react';
import { buildDiscovery } from '../../../testing/builders/discoveries.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { SharingToggle } from './SharingToggle.js';

const button = (name: string) => screen.findByRole('button', { name });

test('SharingToggle: makes a public discovery private with one tap', async () => {
  const requests = mockFetch(() => jsonResponse(buildDiscovery({ isPublic: false, isKeptPrivate: true })));
  const { user } = renderWithProviders(<SharingToggle discovery={buildDiscovery()} />);
  await user.click(await button('Public. Keep Piazza Grande private'));
  expect(await getToasts().findByText('Only you and this site’s admins can see it now')).not.toBeNull();
  expect(requests).toMatchObject([{ method: 'PATCH', url: '/api/discoveries/7/sharing', body: { isShared: false } }]);
});

test('SharingToggle: asks before a private discovery is made public, and explains that it is reviewed first', async () => {
  const requests = mockFetch(() => jsonResponse(buildDiscovery({ isPublic: false })));
  const kept = buildDiscovery({ isPublic: false, isKeptPrivate: true });
  const { user } = renderWithProviders(<SharingToggle discovery={kept} />);
  await user.click(await button('Private. Allow Piazza Grande to appear publicly'));
  await user.click(await button('Cancel'));
  expect(requests).toHaveLength(0);
  await user.click(await button('Private. Allow Piazza Grande to appear publicly'));
  await user.click(await button('Allow'));
  expect(await getToasts().findByText('It appears after a review')).not.toBeNull();
});

test('SharingToggle: reports a failure, and labels a discovery in review', async () => {
  mockFetch(() => jsonResponse({}, 503));
  const { user } = renderWithProviders(<SharingToggle discovery={buildDiscovery({ isPublic: false })} />);
  await user.click(await button('In review. Keep Piazza Grande private'));
  expect(await getToasts().findByText("Couldn't change who can see it")).not.toBeNull();
});
