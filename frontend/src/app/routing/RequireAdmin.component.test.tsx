import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { endSession, refreshSession } from '../../features/session/api.js';
import { USER } from '../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import { AccessDeniedNotice } from './AccessDeniedNotice.js';
import { RequireAdmin } from './RequireAdmin.js';

/** Number of renderings; in the app, the first one loads the module. */
let renderCount = 0;
function Secret() {
  renderCount += 1;
  return (
    <p>
      the admin panel <input />
    </p>
  );
}

const open = ({ showsNotice = false } = {}) =>
  renderWithProviders(
    <Routes>
      <Route
        path="/"
        element={
          <>
            <AccessDeniedNotice />
            <p>home</p>
          </>
        }
      />
      <Route
        path="/admin"
        element={
          <RequireAdmin showsNotice={showsNotice}>
            <Secret />
          </RequireAdmin>
        }
      />
    </Routes>,
    { initialUrl: '/admin?tab=users', hasSharedCache: true },
  );

beforeEach(() => {
  renderCount = 0;
});

test('RequireAdmin: shows a loading state until the session is known', async () => {
  let response: (response: Response) => void = () => {};
  mockFetch(() => new Promise((resolve) => (response = resolve)));
  open();
  expect((await screen.findByRole('status')).textContent).toBe('Loading...');
  expect(renderCount).toBe(0);
  response(jsonResponse({ ...USER, isAdmin: true }));
  expect(await screen.findByText('the admin panel')).not.toBeNull();
});

test.each([
  ['a guest', () => jsonResponse({ error: 'no', code: 'AUTHENTICATION_REQUIRED' }, 401)],
  ['a user', () => jsonResponse(USER)],
  ['a visitor with an unknown session', () => jsonResponse({}, 500)],
])('RequireAdmin: sends %s home without rendering the screen', async (_visitor, respond) => {
  mockFetch(respond);
  const { getCurrentUrl } = open();
  expect(await screen.findByText('home')).not.toBeNull();
  expect([getCurrentUrl(), renderCount]).toEqual(['/', 0]);
});

test('RequireAdmin: keeps the screen and its input when an admin’s session ends, until another user signs in', async () => {
  mockFetch(() => jsonResponse({ ...USER, isAdmin: true }));
  open();
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'unsaved');
  await act(async () => void (await endSession()));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'unsaved');
  expect(screen.getByRole('status').textContent).toBe('Your session ended. Sign in');
  const signIn = screen.getByRole('link', { name: 'Sign in' });
  expect([signIn.getAttribute('href'), signIn.getAttribute('target')]).toEqual(['/auth', '_blank']);
  mockFetch(() => jsonResponse({ ...USER, isAdmin: true }));
  fireEvent.focus(window);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'unsaved');
  mockFetch(() => jsonResponse(USER));
  await act(() => refreshSession());
  expect(await screen.findByText('home')).not.toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('RequireAdmin: explains to a user why the editor sent them home', async () => {
  mockFetch(() => jsonResponse(USER));
  const { getCurrentUrl } = open({ showsNotice: true });
  expect(await screen.findByText('home')).not.toBeNull();
  expect([getCurrentUrl(), renderCount]).toEqual(['/', 0]);
  expect(await getToasts().findByText('Access Denied')).not.toBeNull();
  expect(await getToasts().findByText('Admin access required')).not.toBeNull();
});
