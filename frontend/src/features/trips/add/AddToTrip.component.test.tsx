import type { Trip } from '@placelore/contracts/content/trips/trips.js';
import { screen, within } from '@testing-library/react';
import { buildTrip } from '../../../testing/builders/trips.js';
import { mockFetch } from '../../../testing/fakes/browser.js';
import { clickToast, getToasts, renderWithProviders } from '../../../testing/render/render.js';
import AddToTrip from './AddToTrip.js';

const STOP = { kind: 'article', subjectId: '12' } as const;
let calls: string[];
let trips: object[];
let added: Trip;
let isFull: boolean;
let isUnreadable: boolean;
beforeEach(() => {
  calls = [];
  trips = [{ id: 7, title: 'Rome', stopCount: 2, isShared: false, updatedAt: '2026-11-23T00:00:00.000Z' }];
  added = buildTrip({ title: 'Rome' });
  isFull = false;
  isUnreadable = false;
  mockFetch(({ url, method, body }) => {
    if (method === 'GET') return isUnreadable ? new Response('', { status: 404 }) : Response.json(trips);
    calls.push(`${method} ${url} ${JSON.stringify(body)}`);
    if (isFull) return Response.json({ error: 'This trip has 50 stops.', code: 'TRIP_FULL' }, { status: 409 });
    return Response.json(added);
  });
});

const open = async (isGuest = false) => {
  const rendered = renderWithProviders(<AddToTrip stop={STOP} name="Colosseum" isGuest={isGuest} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Add to trip' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Add to trip' })) };
};

test('AddToTrip: adds the place to a trip that is chosen, and opens it from the toast', async () => {
  const { user, dialog, getCurrentUrl } = await open();
  await user.click(await dialog.findByRole('button', { name: /Rome\s*2 stops/ }));
  await getToasts().findByText('Added to “Rome”');
  expect(calls).toEqual(['POST /api/trips/7/stops {"kind":"article","subjectId":"12"}']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await clickToast(user, 'Open');
  expect(getCurrentUrl()).toBe('/trips/7');
});

test('AddToTrip: says that the trip has the place already', async () => {
  trips = [{ ...trips[0], stopCount: 3 }];
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: /Rome/ }));
  expect(await getToasts().findByText('Already in “Rome”')).not.toBeNull();
});

test('AddToTrip: creates a trip with the place as its first stop', async () => {
  trips = [];
  const { user, dialog } = await open();
  await user.type(await dialog.findByLabelText('New trip'), 'Italy{Enter}');
  await getToasts().findByText('Added to “Rome”');
  expect(calls).toEqual(['POST /api/trips {"title":"Italy","stop":{"kind":"article","subjectId":"12"}}']);
});

test('AddToTrip: explains why nothing was added, and stays open', async () => {
  isFull = true;
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: /Rome/ }));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(await getToasts().findByText('This trip has 50 stops.')).not.toBeNull();
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeNull();
});

test('AddToTrip: creates a trip even if the list could not be read, and reports that', async () => {
  isUnreadable = true;
  const { user, dialog } = await open();
  expect(await dialog.findByRole('alert')).not.toBeNull();
  await user.type(dialog.getByLabelText('New trip'), 'Italy{Enter}');
  await getToasts().findByText('Added to “Rome”');
});

test('AddToTrip: offers guests an account, and sends no request', async () => {
  const { dialog } = await open(true);
  expect(dialog.getByText(/Trips need an account/)).not.toBeNull();
  expect(dialog.getByRole('link', { name: 'Sign Up Free' }).getAttribute('href')).toBe('/auth?tab=signup');
  expect(calls).toEqual([]);
});
