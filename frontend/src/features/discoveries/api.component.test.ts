import { mutate } from 'swr';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import {
  deleteDiscovery,
  deleteMyDiscoveries,
  fetchMyDiscoveries,
  LATEST_ARGUMENTS,
  MY_DISCOVERIES_KEY,
  setSharing,
} from './api.js';
import { clearCachedDiscoveries } from './discoveries-cache.js';

const entry = (id: number, isShared = false) => ({ id, isShared }) as never;
const refuse = (status: number) => jsonResponse({ error: 'x', code: 'OBJECT_NOT_FOUND' }, status);
const show = (...list: never[]) => mutate(MY_DISCOVERIES_KEY, list, { revalidate: false });
const getShown = () =>
  mutate<{ id: number; isShared: boolean }[]>(MY_DISCOVERIES_KEY, (list) => list, { revalidate: false });
const getIds = async () => (await getShown())?.map(({ id }) => id);

it.each([
  [200, [entry(1)]],
  [401, []],
])('fetchMyDiscoveries: with status %i returns %j', async (status, list) => {
  mockFetch(() => (status === 200 ? jsonResponse(list) : refuse(status)));
  expect(await fetchMyDiscoveries()).toEqual(list);
});

it('fetchMyDiscoveries: caches the list on the device, but not if the user signs out before it arrives', async () => {
  mockFetch(() => jsonResponse([entry(1)]));
  await fetchMyDiscoveries();
  expect(localStorage.getItem('placelore:discoveries')).not.toBeNull();
  const late = fetchMyDiscoveries();
  clearCachedDiscoveries();
  expect(await late).toEqual([entry(1)]);
  expect(localStorage.getItem('placelore:discoveries')).toBeNull();
});

it('fetchMyDiscoveries: throws other errors', async () => {
  mockFetch(() => refuse(500));
  await expect(fetchMyDiscoveries()).rejects.toMatchObject({ status: 500 });
});

it('deleteDiscovery: removes it from the list, and restores it if the deletion is refused', async () => {
  await show(entry(1), entry(2));
  const requests = mockFetch(() => new Response(null, { status: 204 }));
  await deleteDiscovery(1);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE /api/discoveries/1']);
  expect(await getIds()).toEqual([2]);
  mockFetch(() => refuse(500));
  await expect(deleteDiscovery(2)).rejects.toMatchObject({ status: 500 });
  expect(await getIds()).toEqual([2]);
});

it('setSharing: shows the new state of one discovery', async () => {
  await show(entry(1), entry(2));
  const requests = mockFetch(() => jsonResponse({ id: 2, isShared: true }));
  await setSharing(2, true);
  expect(requests[0]!.body).toEqual({ isShared: true });
  expect((await getShown())?.map(({ isShared }) => isShared)).toEqual([false, true]);
});

it.each([
  [404, 'done', 4],
  [500, 'failed', 2],
])('deleteMyDiscoveries: after a status of %i, the deletion is %s', async (status, outcome, count) => {
  const pages = [[{ id: 9 }, { id: 8 }], []];
  const requests = mockFetch(({ method, url }) => {
    if (method === 'GET') return jsonResponse(pages.shift());
    return url.endsWith('/9') ? refuse(status) : new Response(null, { status: 204 });
  });
  const result = deleteMyDiscoveries().then(
    () => 'done',
    () => 'failed',
  );
  expect(await result).toBe(outcome);
  expect(requests).toHaveLength(count);
});

it('LATEST_ARGUMENTS: requests six', () => expect(LATEST_ARGUMENTS).toEqual({ limit: 6 }));
