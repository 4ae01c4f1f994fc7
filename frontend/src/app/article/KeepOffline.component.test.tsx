import { screen, waitFor } from '@testing-library/react';
import { useSession } from '../../features/session/api.js';
import { USER } from '../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { createMemoryCaches, type MemoryCaches } from '../../testing/fakes/caches.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import { KeptGuides } from '../home/KeptGuides.js';
import KeepOffline from './KeepOffline.js';

/** Name of the button while something is kept. */
const KEPT = 'Kept offline. Remove from this device';
const HEADERS = { 'cache-control': 'public' };
let memory: MemoryCaches;
beforeEach(() => {
  memory = createMemoryCaches();
  mockFetch(({ url }) =>
    url.startsWith('/api/articles/')
      ? Response.json({ title: 'Rome' }, { headers: HEADERS })
      : new Response('map', { headers: HEADERS }),
  );
});
afterEach(() => memory.uninstall());

const toggle = () => renderWithProviders(<KeepOffline slug="rome" mapImageUrl="/api/static-map?lat=1" />);
const button = (name: string) => screen.findByRole('button', { name });

test('KeepOffline: keeps the guide, shows its state after a reload, and removes it', async () => {
  const { user, unmount } = toggle();
  // The button does not claim that the guide is kept before storage was read.
  expect(screen.getByRole('button').textContent).toBe('Keep offline');
  expect((await button('Keep offline')).hasAttribute('aria-pressed')).toBe(false);
  await user.click(await button('Keep offline'));
  expect((await button(KEPT)).hasAttribute('aria-pressed')).toBe(false);
  expect(await memory.readPaths('placelore:kept:rome')).toEqual(['/api/articles/rome/direct', '/api/static-map']);
  unmount();

  const second = toggle();
  await second.user.click(await button(KEPT));
  await button('Keep offline');
  expect(await memory.readPaths('placelore:kept:rome')).toEqual([]);
});

test.each([
  ['full storage', new DOMException('no room', 'QuotaExceededError'), 'Storage full'],
  ['a lost connection', new TypeError('fetch failed'), "Couldn't keep it offline"],
])('KeepOffline: reports %s, and keeps nothing', async (_, error, title) => {
  const open = caches.open.bind(caches);
  caches.open = async (name) => Object.assign(await open(name), { put: () => Promise.reject(error) });
  const { user } = toggle();
  await user.click(await button('Keep offline'));
  expect(await getToasts().findByText(title)).not.toBeNull();
  expect(await button('Keep offline')).not.toBeNull();
  expect(await memory.readPaths('placelore:kept:rome')).toEqual([]);
});

test('KeptGuides: lists the guides on this device with their size, and removes one', async () => {
  for (const [slug, title] of [
    ['rome', 'Rome'],
    ['oslo', 'Oslo'],
  ]) {
    const cache = await caches.open(`placelore:kept:${slug}`);
    await cache.put(`/api/articles/${slug}/direct`, Response.json({ title, content: 'x'.repeat(1_500_000) }));
  }
  const { user } = renderWithProviders(<KeptGuides />);
  expect(await screen.findByRole('heading', { name: 'Guides and trips on this device' })).not.toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/articles/oslo',
    '/articles/rome',
  ]);
  expect(screen.getAllByText('1.5 MB')).toHaveLength(2);
  await user.click(await button('Remove Oslo from this device'));
  await waitFor(() => expect(screen.queryByText('Oslo')).toBeNull());
  await user.click(await button('Remove Rome from this device'));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

function CurrentUser() {
  const { user, isLoading } = useSession();
  return isLoading ? null : <p>{user?.username ?? 'guest'}</p>;
}

test.each([
  ['a guest', ['Rome'], null],
  ['the owner of a trip', ['Rome', 'Rome and on'], USER],
  ['another user', ['Rome'], { ...USER, id: USER.id + 1 }],
])('KeptGuides: shows %s the titles of %j', async (_, titles, user) => {
  mockFetch(() => (user ? jsonResponse(user) : jsonResponse({ error: 'No', code: 'AUTHENTICATION_REQUIRED' }, 401)));
  const guide = await caches.open('placelore:kept:rome');
  await guide.put('/api/articles/rome/direct', Response.json({ title: 'Rome' }));
  const id = `trip/${USER.id}/7`;
  const trip = await caches.open(`placelore:kept:${id}`);
  await trip.put('/kept-copy.json', Response.json({ id, title: 'Rome and on', path: '/trips/7' }));
  renderWithProviders(
    <>
      <KeptGuides />
      <CurrentUser />
    </>,
  );
  await screen.findByText(user?.username ?? 'guest');
  await screen.findByRole('link', { name: titles.at(-1)! });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(titles);
});
