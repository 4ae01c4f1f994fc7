import { act } from '@testing-library/react';
import { mockFetch } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { signOut } from './sign-out.js';

test.each([
  [204, true, 'Logged out', 'Come back soon!'],
  [503, false, 'Logout failed', '503'],
])('signOut: reports the status %i', async (status, succeeded, title, description) => {
  mockFetch(() => new Response(status === 204 ? null : 'no', { status }));
  renderWithProviders(<main />);
  expect(await act(signOut)).toBe(succeeded);
  const toast = await getToasts().findByRole('listitem');
  expect(toast.textContent).toContain(title);
  expect(toast.textContent).toContain(description);
});
