import { jest } from '@jest/globals';
import type { CurrentUser } from '@placelore/contracts/auth/auth.js';
import { screen, within } from '@testing-library/react';
import { USER } from '../../../testing/builders/users.js';
import { jsonResponse, mockFetch, setOnline } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { ProfilePanel } from './ProfilePanel.js';

interface Profile {
  user?: CurrentUser | null;
  loading?: boolean;
  discoveries?: number;
  onForget?: () => Promise<void>;
}

function profile({ user: who = USER, loading = false, discoveries, onForget = async () => {} }: Profile) {
  const onSignOut = jest.fn();
  const onDeleted = jest.fn();
  const panel = (
    <ProfilePanel
      session={{ user: who, isLoading: loading }}
      discoveryCount={discoveries}
      theme={<p>A theme</p>}
      onSignOut={onSignOut}
      onDeleted={onDeleted}
      onClear={onForget}
    />
  );
  return { onSignOut, onDeleted, ...renderWithProviders(panel) };
}

const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Delete your account?' });

async function deleting(respond: () => Response, password: string) {
  const requests = mockFetch(respond);
  const shown = profile({ discoveries: 2 });
  await shown.user.click(await button('Delete My Account'));
  const inside = within(await dialog());
  if (password) await shown.user.type(inside.getByLabelText('Your password'), password);
  await shown.user.click(inside.getByRole('button', { name: 'Delete My Account' }));
  return { requests, inside, ...shown };
}

beforeEach(() => setOnline(true));

test('ProfilePanel: shows the account and signs out', async () => {
  const { user, onSignOut } = profile({});
  for (const text of ['marta', 'marta@example.com', 'January 2, 2026']) expect(screen.getByText(text)).not.toBeNull();
  await user.click(await button('Sign Out'));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test('ProfilePanel: lists what is deleted with the account before the deletion', async () => {
  const { user } = profile({ discoveries: 2 });
  const opener = await button('Delete My Account');
  await user.click(opener);
  const list = within(await dialog()).getByRole('list', { name: 'What is deleted:' });
  expect(list.textContent).toContain('your 2 discoveries, with photos');
  await user.click(await button('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('ProfilePanel: deletes the account if the password is right and moves the focus to the heading', async () => {
  const { requests, onDeleted } = await deleting(() => new Response(null, { status: 204 }), 'secret1');
  expect(await getToasts().findByText('Account deleted')).not.toBeNull();
  expect(requests).toEqual([{ method: 'DELETE', url: '/api/user', body: { password: 'secret1' } }]);
  expect(onDeleted).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Profile' }));
});

test('ProfilePanel: sends nothing without a password', async () => {
  const { requests, inside } = await deleting(() => jsonResponse({}), '');
  expect(inside.getByText('Password is required')).not.toBeNull();
  expect(document.activeElement).toBe(inside.getByLabelText('Your password'));
  expect(requests).toEqual([]);
});

test('ProfilePanel: shows a wrong password next to its field and other errors below', async () => {
  const details = [{ field: 'password', message: 'That is not your password' }];
  const wrong = await deleting(() => jsonResponse({ error: 'No', code: 'INVALID_CREDENTIALS', details }, 401), 'wrong');
  expect(await wrong.inside.findByText('That is not your password')).not.toBeNull();
  expect(wrong.onDeleted).not.toHaveBeenCalled();
  wrong.unmount();
  const { inside } = await deleting(() => jsonResponse({}, 500), 'secret1');
  expect(await inside.findByText("We couldn't delete your account. Please try again.")).not.toBeNull();
});

test('ProfilePanel: deletes no account while offline', async () => {
  setOnline(false);
  const { requests, inside } = await deleting(() => jsonResponse({}), 'secret1');
  expect(inside.getByRole('alert').textContent).toBe("You're offline. Cannot delete your account right now.");
  expect(requests).toEqual([]);
});

test('ProfilePanel: explains to admins why they cannot delete their account', () => {
  profile({ user: { ...USER, isAdmin: true } });
  expect(screen.getByText(/^An admin can't delete their own account/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete My Account' })).toBeNull();
});

test("ProfilePanel: invites guests to sign up and lets them clear the browser's data", async () => {
  const onForget = jest.fn(async () => {});
  const { user } = profile({ user: null, discoveries: 1, onForget });
  expect(screen.getByRole('link', { name: 'Sign Up Free' }).getAttribute('href')).toBe('/auth?tab=signup');
  expect(screen.getByText(/^The 1 discovery you made here as a guest/)).not.toBeNull();
  await user.click(await button('Delete data on this device'));
  expect(await screen.findByText(/^Your 1 discovery with photos, and all results and places/)).not.toBeNull();
  expect(onForget).not.toHaveBeenCalled();
  await user.click(await button('Delete'));
  expect(await getToasts().findByText('Data on this device deleted')).not.toBeNull();
  expect(onForget).toHaveBeenCalledTimes(1);
});

test('ProfilePanel: reports that not all data could be cleared', async () => {
  const { user } = profile({ user: null, onForget: () => Promise.reject(new TypeError('Failed to fetch')) });
  await user.click(await button('Delete data on this device'));
  expect(await screen.findByText(/^All results and places stored on this device are deleted/)).not.toBeNull();
  await user.click(await button('Delete'));
  expect(await getToasts().findByText("We couldn't delete everything. Please try again.")).not.toBeNull();
});

test('ProfilePanel: shows no guest view while the session is unknown', () => {
  profile({ user: null, loading: true });
  expect(screen.getByText('Loading your profile…')).not.toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
