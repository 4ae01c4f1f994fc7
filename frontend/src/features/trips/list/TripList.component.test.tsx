import { screen, waitFor } from '@testing-library/react';
import { buildTrip } from '../../../testing/builders/trips.js';
import { mockFetch, setOnline } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { TripList } from './TripList.js';

const SUMMARY = { id: 7, title: 'Rome', stopCount: 2, isShared: true, updatedAt: '2026-11-23T00:00:00.000Z' };

test('TripList: lists trips with their stops and links, and opens a new one', async () => {
  const requests = mockFetch(({ method }) =>
    method === 'POST' ? Response.json(buildTrip({ id: 9 })) : Response.json([SUMMARY]),
  );
  const { user, getCurrentUrl } = renderWithProviders(<TripList isGuest={false} isSignedIn />);
  expect((await screen.findByRole('link', { name: 'Rome' })).getAttribute('href')).toBe('/trips/7');
  expect([screen.getByText('2 stops'), screen.getByText('Link on')]).toHaveLength(2);
  await user.type(screen.getByLabelText('New trip'), 'Naples{Enter}');
  await waitFor(() => expect(getCurrentUrl()).toBe('/trips/9'));
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ title: 'Naples' });
});

test('TripList: starts with nine of many trips', async () => {
  mockFetch(() => Response.json(Array.from({ length: 50 }, (_, id) => ({ ...SUMMARY, id, title: `Trip ${id}` }))));
  const { user } = renderWithProviders(<TripList isGuest={false} isSignedIn />);
  const showAll = await screen.findByRole('button', { name: 'Show all 50 trips' });
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  await user.click(showAll);
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
});

test('TripList: offers guests an account, and sends no request', () => {
  const requests = mockFetch(() => Response.json([]));
  renderWithProviders(<TripList isGuest isSignedIn={false} />);
  expect(screen.getByRole('link', { name: 'Sign Up Free' })).not.toBeNull();
  expect(screen.queryByLabelText('New trip')).toBeNull();
  expect(requests).toEqual([]);
});

test('TripList: does not call it a failure that trips cannot be read offline', async () => {
  setOnline(false);
  mockFetch(() => new Response('', { status: 503 }));
  renderWithProviders(<TripList isGuest={false} isSignedIn />);
  expect(await screen.findByText(/^You're offline\./)).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  setOnline(true);
});

test('TripList: reports a failure and offers a retry', async () => {
  let isFailing = true;
  mockFetch(() => (isFailing ? new Response('', { status: 500 }) : Response.json([SUMMARY])));
  const { user } = renderWithProviders(<TripList isGuest={false} isSignedIn />);
  expect(await screen.findByRole('alert')).not.toBeNull();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Rome' })).not.toBeNull();
});
