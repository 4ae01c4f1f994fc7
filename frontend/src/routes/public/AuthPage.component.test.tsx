import { screen, waitFor } from '@testing-library/react';
import { USER } from '../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
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

  it('redirects a signed-in user', async () => {
    mockFetch(() => jsonResponse(USER));
    const { getCurrentUrl, getNavigationType } = renderWithProviders(<AuthPage />, { initialUrl: '/auth?tab=signup' });
    await waitFor(() => expect(getCurrentUrl()).toBe('/'));
    expect(getNavigationType()).toBe('REPLACE');
  });
});
