/** @jest-environment ./infra/test/browser-environment.mjs */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { becomeGuest, readSessionAgain } from '../features/session/api.js';
import { MARTA } from '../testing/current-user.js';
import { json, networkThat } from '../testing/device.js';
import { show, toasts } from '../testing/screen.js';
import { AdminsOnly } from './AdminsOnly.js';

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

const open = ({ isTold = false } = {}) =>
  show(
    <Routes>
      <Route path="/" element={<p>home</p>} />
      <Route
        path="/admin"
        element={
          <AdminsOnly isTold={isTold}>
            <Secret />
          </AdminsOnly>
        }
      />
    </Routes>,
    { at: '/admin?tab=users', sharesCache: true },
  );

beforeEach(() => {
  drawn = 0;
});

test('while it is unknown who this is, the session loads', async () => {
  let answer: (response: Response) => void = () => {};
  networkThat(() => new Promise((resolve) => (answer = resolve)));
  open();
  expect((await screen.findByRole('status')).textContent).toBe('Loading...');
  expect(drawn).toBe(0);
  answer(json({ ...MARTA, isAdmin: true }));
  expect(await screen.findByText('the console')).not.toBeNull();
});

test.each([
  ['a guest', () => json({ error: 'no', code: 'AUTHENTICATION_REQUIRED' }, 401)],
  ['a user', () => json(MARTA)],
  ['whoever cannot be known', () => json({}, 500)],
])('%s is led home, and nothing of the screen begins', async (_who, answer) => {
  networkThat(answer);
  const { address } = open();
  expect(await screen.findByText('home')).not.toBeNull();
  expect([address(), drawn]).toEqual(['/', 0]);
});

test('an admin whose session ends keeps the screen, with what is typed there, until somebody else is signed in', async () => {
  networkThat(() => json({ ...MARTA, isAdmin: true }));
  open();
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'unsaved');
  await act(async () => void (await becomeGuest()));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'unsaved');
  networkThat(() => json(MARTA));
  await act(() => readSessionAgain());
  expect(await screen.findByText('home')).not.toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('whoever opens the editor without being an admin is told why it is led home', async () => {
  networkThat(() => json(MARTA));
  const { address } = open({ isTold: true });
  expect(await screen.findByText('home')).not.toBeNull();
  expect([address(), drawn]).toEqual(['/', 0]);
  expect(await toasts().findByText('Access Denied')).not.toBeNull();
  expect(await toasts().findByText('Admin access required')).not.toBeNull();
});
