/** @jest-environment ./infra/test/browser-environment.mjs */

import type { CurrentUser } from '@placelore/contracts/auth.js';
import { act, renderHook } from '@testing-library/react';
import { mutate, unstable_serialize, useSWRConfig } from 'swr';
import { deliver, useFinished } from '../features/analysis/finished.js';
import type { QueuedAnalysis } from '../features/analysis/offline-queue.js';
import { MINE } from '../features/discoveries/api.js';
import { SESSION_KEY } from '../features/session/api.js';
import { deviceOwner, rememberOwner } from '../lib/device-owner.js';
import { tellSessionEnd } from '../lib/session-end.js';
import { analysisResultWith } from '../testing/analysis-result.js';
import { MARTA } from '../testing/current-user.js';
import { discoveryWith } from '../testing/discovery.js';
import { show, toasts } from '../testing/screen.js';
import { forgetOthersPhotos } from './handover.js';
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

describe('nothing of a user is left to the next', () => {
  const PAUL: CurrentUser = { ...MARTA, id: MARTA.id + 1, username: 'paul' };
  const photo = {
    image: new Blob(),
    fileName: 'a.jpg',
    source: 'file_upload',
    imageKey: 'a',
    locationContext: null,
  } as const;

  test('a result that waited to be shown is not shown to whoever comes after them', async () => {
    await signedInAs(MARTA);
    show(<SessionEnd />);
    const { result: waiting } = renderHook(useFinished);
    act(() => void deliver({ photo, result: analysisResultWith() }));
    expect(waiting.current).toHaveLength(1);
    await end();
    expect(waiting.current).toEqual([]);
  });

  test('what a guest waits for is shown to them when they have signed in', async () => {
    await signedInAs(null);
    show(<SessionEnd />);
    const { result: waiting } = renderHook(useFinished);
    act(() => void deliver({ photo, result: analysisResultWith() }));
    await act(() => signedInAs(PAUL));
    expect(waiting.current).toHaveLength(1);
  });

  test('what was read for one is not shown to another who came in another window', async () => {
    await signedInAs(MARTA);
    show(<SessionEnd />);
    const { result: cache } = renderHook(() => useSWRConfig().cache);
    await mutate(MINE, [discoveryWith()], { revalidate: false });
    const mine = () => cache.current.get(unstable_serialize(MINE))?.data;
    expect(mine()).toHaveLength(1);
    await act(async () => rememberOwner(PAUL));
    expect(mine()).toBeUndefined();
  });

  test('photos that wait for a network go, but not those of the guest they were', async () => {
    rememberOwner(PAUL);
    const owners = new Map<string, number | null>([
      ['martas', MARTA.id],
      ['pauls', PAUL.id],
      ['guests', null],
    ]);
    await forgetOthersPhotos({
      all: async () => [...owners].map(([id, owner]) => ({ id, owner }) as QueuedAnalysis),
      put: async () => {},
      remove: async (id) => void owners.delete(id),
    });
    expect([...owners.keys()]).toEqual(['pauls', 'guests']);
  });
});
