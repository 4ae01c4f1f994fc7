/** @jest-environment ./infra/test/browser-environment.mjs */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { endSession, refreshSession } from '../../features/session/api.js';
import { USER } from '../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import { RequireAdmin } from './RequireAdmin.js';

/** Says that it was drawn: in the app its module is then loaded. */
let drawn = 0;
function Secret() {
  drawn += 1;
  return (
    <p>
      the console <input />
    </p>
  );
}

const open = ({ isTold: showsNotice = false } = {}) =>
  renderWithProviders(
    <Routes>
      <Route path="/" element={<p>home</p>} />
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
  drawn = 0;
});

test('while it is unknown who this is, the session loads', async () => {
  let response: (response: Response) => void = () => {};
  mockFetch(() => new Promise((resolve) => (response = resolve)));
  open();
  expect((await screen.findByRole('status')).textContent).toBe('Loading...');
  expect(drawn).toBe(0);
  response(jsonResponse({ ...USER, isAdmin: true }));
  expect(await screen.findByText('the console')).not.toBeNull();
});

test.each([
  ['a guest', () => jsonResponse({ error: 'no', code: 'AUTHENTICATION_REQUIRED' }, 401)],
  ['a user', () => jsonResponse(USER)],
  ['whoever cannot be known', () => jsonResponse({}, 500)],
])('%s is led home, and nothing of the screen begins', async (_who, respond) => {
  mockFetch(respond);
  const { getCurrentUrl } = open();
  expect(await screen.findByText('home')).not.toBeNull();
  expect([getCurrentUrl(), drawn]).toEqual(['/', 0]);
});

test('an admin whose session ends keeps the screen, with what is typed there, until somebody else is signed in', async () => {
  mockFetch(() => jsonResponse({ ...USER, isAdmin: true }));
  open();
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'unsaved');
  await act(async () => void (await endSession()));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'unsaved');
  mockFetch(() => jsonResponse(USER));
  await act(() => refreshSession());
  expect(await screen.findByText('home')).not.toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('whoever opens the editor without being an admin is told why it is led home', async () => {
  mockFetch(() => jsonResponse(USER));
  const { getCurrentUrl } = open({ isTold: true });
  expect(await screen.findByText('home')).not.toBeNull();
  expect([getCurrentUrl(), drawn]).toEqual(['/', 0]);
  expect(await getToasts().findByText('Access Denied')).not.toBeNull();
  expect(await getToasts().findByText('Admin access required')).not.toBeNull();
});
