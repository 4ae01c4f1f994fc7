/** @jest-environment ./infra/test/browser-environment.mjs */

import type { CurrentUser } from '@placelore/contracts/auth.js';
import { act } from '@testing-library/react';
import { mutate } from 'swr';
import { SESSION_KEY } from '../features/session/api.js';
import { deviceOwner, rememberOwner } from '../lib/device-owner.js';
import { tellSessionEnd } from '../lib/session-end.js';
import { MARTA } from '../testing/current-user.js';
import { show, toasts } from '../testing/screen.js';
import { SessionEnd } from './SessionEnd.js';

async function signedInAs(user: CurrentUser | null) {
  await mutate(SESSION_KEY, user, { revalidate: false });
  rememberOwner(user);
}
const end = () => act(async () => tellSessionEnd());
const said = () =>
  toasts()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('whose session ended is told once, and is a guest from then on', async () => {
  await signedInAs(MARTA);
  show(<SessionEnd />);
  await end();
  expect(said()).toEqual(['Your session has endedPlease sign in again.']);
  expect(toasts().getByRole('listitem').className).toContain('destructive');
  expect(deviceOwner()).toBeNull();
});

test('answers that were on their way say nothing anew', async () => {
  await signedInAs(null);
  show(<SessionEnd />);
  await end();
  expect(said()).toEqual([]);
});

test('a page that is gone listens no more', async () => {
  await signedInAs(MARTA);
  show(<SessionEnd />).unmount();
  show(<p>Elsewhere</p>);
  await end();
  expect(said()).toEqual([]);
});
