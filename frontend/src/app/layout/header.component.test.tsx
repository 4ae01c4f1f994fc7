import { screen } from '@testing-library/react';
import { USER } from '../../testing/builders/users.js';
import { jsonResponse, mockFetch, setOnline } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { AccountHeader } from './AccountHeader.js';
import { MainNavigation } from './MainNavigation.js';

describe('MainNavigation', () => {
  it.each([
    ['/', 'Home'],
    ['/d/7', 'Home'],
    ['/articles/rome', 'Explore'],
    ['/countries', 'Explore'],
    ['/map', 'Map'],
    ['/saved', 'Saved'],
    ['/auth', 'Profile'],
    ['/trips/7', undefined],
    ['/articlesx', undefined],
    ['/discover', undefined],
  ])('marks on %s the link %s as current', (initialUrl, expected) => {
    renderWithProviders(<MainNavigation />, { initialUrl });
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(expected ? [expected] : []);
  });
});

describe('AccountHeader', () => {
  afterEach(() => setOnline(true));
  function show(respond: () => Response | Promise<Response>) {
    mockFetch(respond);
    renderWithProviders(<AccountHeader />);
  }
  const listPaths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('offers to sign in or up to a guest', async () => {
    show(() => jsonResponse({ error: 'x', code: 'UNAUTHENTICATED' }, 401));
    await screen.findByRole('link', { name: 'Sign In' });
    expect(listPaths()).toEqual(['/articles', '/app?start=upload', '/auth', expect.stringMatching(/^\/auth\?/)]);
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it.each([
    ['a user', false, []],
    ['an admin', true, ['/admin']],
  ])('greets %s, and shows the way to the console only to admins', async (_, isAdmin, more) => {
    show(() => jsonResponse({ ...USER, isAdmin }));
    await screen.findByText(USER.username);
    expect(listPaths()).toEqual(['/articles', '/app?start=upload', '/profile', ...more]);
    expect(screen.getByRole('button', { name: 'Log out' })).not.toBeNull();
  });

  it('shows neither until the session is known', () => {
    show(() => new Promise(() => {}));
    expect(listPaths()).toEqual(['/articles', '/app?start=upload']);
  });

  it.each([
    [true, 'Online'],
    [false, 'Offline'],
  ])('says whether the device is online: %j', (isOnline, expected) => {
    setOnline(isOnline);
    show(() => new Promise(() => {}));
    expect(screen.getByRole('status').textContent).toBe(expected);
  });
});
