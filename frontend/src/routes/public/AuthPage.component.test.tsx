import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { refreshSession } from '../../features/session/api.js';
import { SIGN_UP_PATH } from '../../lib/urls.js';
import { USER } from '../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { Link } from '../../ui/navigation/Link.js';
import AuthPage from './AuthPage.js';

const openTab = async () => (await screen.findByRole('tab', { selected: true })).textContent;

function renderAt(url: string) {
  mockFetch(() => jsonResponse({ error: 'No', code: 'AUTHENTICATION_REQUIRED' }, 401));
  return renderWithProviders(<AuthPage />, { initialUrl: url });
}

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

describe('AuthPage', () => {
  it.each([
    ['/auth', 'Sign In'],
    ['/auth?tab=signup', 'Sign Up'],
    ['/auth?tab=signin', 'Sign In'],
    ['/auth?tab=', 'Sign In'],
    ['/auth?tab=<script>', 'Sign In'],
    ['/auth?tab=signup&tab=x', 'Sign Up'],
  ])('opens the tab for %s: %s', async (url, tab) => {
    renderAt(url);
    expect(await openTab()).toBe(tab);
  });

  it('stores the open tab in the URL so that a reload restores it', async () => {
    const { user, getCurrentUrl, getNavigationType } = renderAt('/auth?tab=signup');
    await user.click(await screen.findByRole('tab', { name: 'Sign In' }));
    expect(await openTab()).toBe('Sign In');
    expect(getCurrentUrl()).toBe('/auth');
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect([getNavigationType(), getCurrentUrl()]).toEqual(['REPLACE', '/auth?tab=signup']);
  });

  it.each([
    ['/articles/rome?x=1', '/articles/rome?x=1'],
    ['/auth', '/'],
  ])('returns a user who signs in from %s to %s', async (from, expected) => {
    mockFetch(() => jsonResponse({ error: 'No', code: 'AUTHENTICATION_REQUIRED' }, 401));
    const page = (
      <Routes>
        <Route
          path="/auth"
          element={
            <>
              <AuthPage />
              <Link to="/auth">Other link</Link>
            </>
          }
        />
        <Route path="*" element={<Link to={SIGN_UP_PATH}>Join</Link>} />
      </Routes>
    );
    const { user, getCurrentUrl } = renderWithProviders(page, { initialUrl: from, hasSharedCache: true });
    if (from !== '/auth') await user.click(screen.getByRole('link', { name: 'Join' }));
    await user.click(await screen.findByRole('tab', { name: 'Sign In' }));
    await user.click(screen.getByRole('link', { name: 'Other link' }));
    expect(getCurrentUrl()).toBe('/auth');
    mockFetch(() => jsonResponse(USER));
    await act(() => refreshSession());
    await waitFor(() => expect(getCurrentUrl()).toBe(expected));
  });

  it('redirects a signed-in user', async () => {
    mockFetch(() => jsonResponse(USER));
    const { getCurrentUrl, getNavigationType } = renderWithProviders(<AuthPage />, { initialUrl: '/auth?tab=signup' });
    await waitFor(() => expect(getCurrentUrl()).toBe('/'));
    expect(getNavigationType()).toBe('REPLACE');
  });
});
