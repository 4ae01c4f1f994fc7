import type { CurrentUser } from '@placelore/contracts/auth/auth.js';
import { act, renderHook, waitFor } from '@testing-library/react';
import { mutate, unstable_serialize, useSWRConfig } from 'swr';
import { publish, useCompletedAnalyses } from '../../features/analysis/offline-queue/completed-analyses.js';
import type { QueuedAnalysis } from '../../features/analysis/offline-queue/offline-queue.js';
import { MY_DISCOVERIES_KEY } from '../../features/discoveries/api.js';
import { SESSION_KEY } from '../../features/session/api.js';
import { notifySessionExpired } from '../../lib/api/session-expiry.js';
import { keepCopy, readKeptIds } from '../../lib/cache/kept-copies.js';
import { getDeviceUserId, rememberUser } from '../../lib/device/device-user.js';
import { clearSessionStash } from '../../lib/device/session-stash.js';
import { buildAnalysisResult } from '../../testing/builders/analyses.js';
import { buildDiscovery } from '../../testing/builders/discoveries.js';
import { USER } from '../../testing/builders/users.js';
import { createMemoryCaches } from '../../testing/fakes/caches.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import { clearOtherUsersPhotos } from './clear-previous-user.js';
import { SessionExpiredHandler } from './SessionExpiredHandler.js';

async function signedInAs(user: CurrentUser | null) {
  await mutate(SESSION_KEY, user, { revalidate: false });
  rememberUser(user);
}
const end = () => act(async () => notifySessionExpired());
const getToastTexts = () =>
  getToasts()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('SessionExpiredHandler: reports an ended session once and makes the user a guest', async () => {
  await signedInAs(USER);
  renderWithProviders(<SessionExpiredHandler />);
  await end();
  expect(getToastTexts()).toEqual(['Your session has endedPlease sign in again.']);
  expect(getToasts().getByRole('listitem').className).toContain('destructive');
  expect(getDeviceUserId()).toBeNull();
});

test('SessionExpiredHandler: shows no toast to a guest', async () => {
  await signedInAs(null);
  renderWithProviders(<SessionExpiredHandler />);
  await end();
  expect(getToastTexts()).toEqual([]);
});

test('SessionExpiredHandler: stops listening when it unmounts', async () => {
  await signedInAs(USER);
  renderWithProviders(<SessionExpiredHandler />).unmount();
  renderWithProviders(<p>Elsewhere</p>);
  await end();
  expect(getToastTexts()).toEqual([]);
});

describe('data of a previous user', () => {
  const PAUL: CurrentUser = { ...USER, id: USER.id + 1, username: 'paul' };
  const photo = {
    image: new Blob(),
    fileName: 'a.jpg',
    source: 'file_upload',
    keepPrivate: false,
    imageKey: 'a',
    locationContext: null,
  } as const;

  test('removes a result that is waiting to be shown when the session ends', async () => {
    await signedInAs(USER);
    renderWithProviders(<SessionExpiredHandler />);
    const { result: waiting } = renderHook(useCompletedAnalyses);
    act(() => void publish({ photo, result: buildAnalysisResult() }));
    expect(waiting.current).toHaveLength(1);
    await end();
    expect(waiting.current).toEqual([]);
  });

  test('keeps the results of a guest after sign-in', async () => {
    await signedInAs(null);
    renderWithProviders(<SessionExpiredHandler />);
    const { result: waiting } = renderHook(useCompletedAnalyses);
    act(() => void publish({ photo, result: buildAnalysisResult() }));
    await act(() => signedInAs(PAUL));
    expect(waiting.current).toHaveLength(1);
  });

  test('clears the cache when another user signs in in another window', async () => {
    await signedInAs(USER);
    renderWithProviders(<SessionExpiredHandler />);
    const { result: cache } = renderHook(() => useSWRConfig().cache);
    await mutate(MY_DISCOVERIES_KEY, [buildDiscovery()], { revalidate: false });
    const ownDiscoveries = () => cache.current.get(unstable_serialize(MY_DISCOVERIES_KEY))?.data;
    expect(ownDiscoveries()).toHaveLength(1);
    await act(async () => rememberUser(PAUL));
    expect(ownDiscoveries()).toBeUndefined();
  });

  test('deletes kept trips of other users, even if nothing else shows that the user changed', async () => {
    const memory = createMemoryCaches();
    const keep = (id: string) => keepCopy({ id, title: id, path: '/trips/7' }, { responses: new Map(), urls: [] });
    await keep(`trip/${USER.id}/7`);
    await keep(`trip/${PAUL.id}/8`);
    await signedInAs(null);
    clearSessionStash();
    renderWithProviders(<SessionExpiredHandler />);
    await act(() => signedInAs(PAUL));
    await waitFor(async () => expect(await readKeptIds()).toEqual([`trip/${PAUL.id}/8`]));
    memory.uninstall();
  });

  test('deletes queued photos of other users, but not those of guests', async () => {
    rememberUser(PAUL);
    const owners = new Map<string, number | null>([
      ['martas', USER.id],
      ['pauls', PAUL.id],
      ['guests', null],
    ]);
    await clearOtherUsersPhotos({
      getAll: async () => [...owners].map(([id, owner]) => ({ id, owner }) as QueuedAnalysis),
      put: async () => {},
      replace: async () => {},
      delete: async (id) => void owners.delete(id),
    });
    expect([...owners.keys()]).toEqual(['pauls', 'guests']);
  });
});
