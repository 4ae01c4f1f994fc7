/** @jest-environment ./infra/test/browser-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import { MARTA } from '../../testing/current-user.js';
import { json, networkThat } from '../../testing/device.js';
import { show } from '../../testing/screen.js';
import AuthPage from './AuthPage.js';

const openTab = async () => (await screen.findByRole('tab', { selected: true })).textContent;

function renderAt(at: string) {
  networkThat(() => json({ error: 'No', code: 'AUTHENTICATION_REQUIRED' }, 401));
  return show(<AuthPage />, { at });
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
  ])('opens for %s the tab %s', async (at, tab) => {
    renderAt(at);
    expect(await openTab()).toBe(tab);
  });

  it('keeps the open tab in the address, so that a reload shows it again', async () => {
    const { user, address } = renderAt('/auth?tab=signup');
    await user.click(await screen.findByRole('tab', { name: 'Sign In' }));
    expect(await openTab()).toBe('Sign In');
    expect(address()).toBe('/auth');
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(address()).toBe('/auth?tab=signup');
  });

  it('leads a user who is signed in away', async () => {
    networkThat(() => json(MARTA));
    const { address } = show(<AuthPage />, { at: '/auth?tab=signup' });
    await waitFor(() => expect(address()).toBe('/'));
  });
});
