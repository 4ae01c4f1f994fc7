import { jest } from '@jest/globals';
import type { Trip } from '@placelore/contracts/content/trips/trips.js';
import { screen, waitFor, within } from '@testing-library/react';
import { buildStop, buildTrip } from '../../../testing/builders/trips.js';
import { mockFetch } from '../../../testing/fakes/browser.js';
import { clickToast, getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { useTrip } from '../api.js';
import { TripView } from './TripView.js';

const ROUTE = {
  polyline: '_p~iF~ps|U_ulLnnqC',
  distanceMeters: 1_800,
  durationSeconds: 1_320,
  steps: [],
  estimate: false,
  provider: 'osm',
  degraded: false,
  attribution: '© OpenStreetMap contributors',
};

/** The trip that the mocked server stores. */
let stored: Trip;
let isFailing: boolean;
let deletions: number;
beforeEach(() => {
  stored = buildTrip();
  isFailing = false;
  deletions = 0;
  mockFetch(({ url, method, body }) => {
    if (url.startsWith('/api/directions')) return Response.json(ROUTE);
    if (url === '/api/trips') return Response.json([]);
    if (isFailing && method !== 'GET') return Response.json({ error: 'Busy', code: 'X' }, { status: 503 });
    return respond(url, method, (body ?? {}) as Change);
  });
});

interface Change {
  title?: string;
  note?: string;
  stopIds?: number[];
}

function respond(url: string, method: string, body: Change): Response {
  const stopId = Number(/stops\/(\d+)$/.exec(url)?.[1]);
  const { stops } = stored;
  if (stopId && !stops.some(({ id }) => id === stopId))
    return Response.json({ error: 'The trip has no such stop', code: 'TRIP_STOP_NOT_FOUND' }, { status: 404 });
  if (url.endsWith('/order')) {
    stored = { ...stored, stops: body.stopIds!.map((id) => stops.find((stop) => stop.id === id)!) };
  } else if (url.endsWith('/link')) {
    stored = { ...stored, shareToken: method === 'POST' ? `${stored.shareToken ? 'B' : 'A'}`.repeat(44) : null };
  } else if (url.endsWith('/restore')) deletions -= 1;
  else if (stopId && method === 'DELETE') stored = { ...stored, stops: stops.filter(({ id }) => id !== stopId) };
  else if (stopId) stored = { ...stored, stops: stops.map((s) => (s.id === stopId ? { ...s, note: body.note! } : s)) };
  else if (method === 'PATCH') stored = { ...stored, title: body.title! };
  else if (method === 'DELETE') {
    deletions += 1;
    return new Response(null, { status: 204 });
  }
  return Response.json(stored);
}

function Page({ onDeleted = () => undefined }: { onDeleted?: () => void }) {
  const { data } = useTrip(7);
  return data ? <TripView trip={data} renderMap={() => <p>map</p>} onDeleted={onDeleted} /> : null;
}
const show = async () => {
  const rendered = renderWithProviders(<Page />, { hasSharedCache: true });
  await screen.findByRole('heading', { level: 1, name: 'Rome and on' });
  return rendered;
};
const readStops = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('TripView: shows walks with route and duration, legs that are too far, and the total', async () => {
  await show();
  expect(readStops()).toEqual(['Colosseum', 'Pantheon', 'Hoi An']);
  expect(await screen.findByText('1.8 km, 22 min on foot')).not.toBeNull();
  expect(screen.getByText(/^Far apart, \d,\d{3} km in a straight line: by plane$/)).not.toBeNull();
  expect(screen.getByText('3 stops · 1.8 km, 22 min on foot')).not.toBeNull();
  expect(screen.getByText(/more than 150 km/)).not.toBeNull();
});

test('TripView: adds up how long visits take', async () => {
  const [first, second, ...others] = buildTrip().stops;
  stored = buildTrip({ stops: [{ ...first!, visitMinutes: 120 }, { ...second!, visitMinutes: 40 }, ...others] });
  await show();
  expect(screen.getByText('Visit: 40 min')).not.toBeNull();
  expect(await screen.findByText('3 stops · 2 h 40 min of visits · 1.8 km, 22 min on foot')).not.toBeNull();
});

test('TripView: states that two stops are at the same place', async () => {
  const [stop] = stored.stops;
  stored = buildTrip({ stops: [stop!, { ...stop!, id: 99, name: 'Arena' }] });
  mockFetch(({ url }) => Response.json(url.startsWith('/api/directions') ? { ...ROUTE, distanceMeters: 4 } : stored));
  await show();
  expect(await screen.findByText('At the same place')).not.toBeNull();
});

test('TripView: shows no walk to the middle of a town, and offers its sights instead', async () => {
  const [colosseum] = stored.stops;
  stored = buildTrip({ stops: [buildStop({ id: 5, name: 'Rome', location: 'Italy', isArea: true }), colosseum!] });
  await show();
  const sights = screen.getByRole('link', { name: 'Choose sights in Rome' });
  expect(sights.getAttribute('href')).toBe('/articles?q=Rome');
  expect(screen.queryByText(/on foot|same place/)).toBeNull();
});

test('TripView: moves a stop by keyboard, announces its new number, and leaves the focus on the button', async () => {
  const { user } = await show();
  button('Move Colosseum down').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readStops()).toEqual(['Pantheon', 'Colosseum', 'Hoi An']));
  expect(await screen.findByText('Colosseum is now stop 2 of 3.')).not.toBeNull();
  expect(document.activeElement).toBe(button('Move Colosseum down'));
  expect(stored.stops.map(({ name }) => name)).toEqual(['Pantheon', 'Colosseum', 'Hoi An']);
  await user.keyboard('{Enter}');
  await screen.findByText('Colosseum is now stop 3 of 3.');
  // The last stop cannot move further, and its button keeps the focus.
  expect(button('Move Colosseum down').getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Move Colosseum down'));
  expect(readStops()).toEqual(['Pantheon', 'Hoi An', 'Colosseum']);
});

test('TripView: restores the previous order if the new one cannot be saved', async () => {
  const { user } = await show();
  isFailing = true;
  await user.click(button('Move Pantheon up'));
  expect(await getToasts().findByText("Couldn't save the change")).not.toBeNull();
  await waitFor(() => expect(readStops()).toEqual(['Colosseum', 'Pantheon', 'Hoi An']));
});

test('TripView: restores the previous order without a connection', async () => {
  const { user } = await show();
  mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Move Pantheon up'));
  expect(await getToasts().findByText("Couldn't save the change")).not.toBeNull();
  await waitFor(() => expect(readStops()).toEqual(['Colosseum', 'Pantheon', 'Hoi An']));
});

test('TripView: removes a stop, and moves the focus to the next', async () => {
  const { user } = await show();
  await user.click(button('Remove Colosseum from the trip'));
  await waitFor(() => expect(readStops()).toEqual(['Pantheon', 'Hoi An']));
  expect(screen.getByText('Colosseum removed.')).not.toBeNull();
  expect(document.activeElement).toBe(button('Remove Pantheon from the trip'));
});

test('TripView: announces that the last stop was removed, and moves the focus to what comes next', async () => {
  stored = buildTrip({ stops: [buildStop()] });
  const { user } = await show();
  await user.click(button('Remove Colosseum from the trip'));
  const explore = await screen.findByRole('link', { name: 'Explore guides' });
  await waitFor(() => expect(document.activeElement).toBe(explore));
  expect(screen.getByText('Colosseum removed.')).not.toBeNull();
});

test('TripView: saves a note on a stop, and leaves the focus on the button', async () => {
  const { user } = await show();
  await user.click(button('Add a note to Pantheon'));
  await user.type(screen.getByLabelText('Note on Pantheon'), 'Free before 9');
  await user.click(button('Save'));
  expect(await screen.findByText('Free before 9')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button('Edit the note on Pantheon')));
});

test('TripView: stops showing a stop that was removed in another tab', async () => {
  const { user } = await show();
  stored = { ...stored, stops: stored.stops.slice(1) };
  await user.click(button('Add a note to Colosseum'));
  await user.type(screen.getByLabelText('Note on Colosseum'), 'arches');
  await user.click(button('Save'));
  expect(await getToasts().findByText("Couldn't save the change")).not.toBeNull();
  await waitFor(() => expect(readStops()).toEqual(['Pantheon', 'Hoi An']));
});

test('TripView: renames the trip', async () => {
  const { user } = await show();
  await user.click(button('Rename'));
  const field = screen.getByLabelText('Name of the trip');
  await user.clear(field);
  await user.type(field, 'Rome in May{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Rome in May' })).not.toBeNull();
});

test('TripView: turns the secret link on, replaces it, and turns it off', async () => {
  const { user } = await show();
  await user.click(button('Share'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this trip' }));
  expect(dialog.getByText(/Your name is not shown/)).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Turn the link on' }));
  const field = await dialog.findByLabelText<HTMLInputElement>('Secret link');
  expect(field.value).toBe(`${window.location.origin}/t/${'A'.repeat(44)}`);
  await user.click(dialog.getByRole('button', { name: 'Make a new link' }));
  await waitFor(() => expect(field.value).toContain('B'.repeat(44)));
  await user.click(dialog.getByRole('button', { name: 'Turn the link off' }));
  await waitFor(() => expect(dialog.queryByLabelText('Secret link')).toBeNull());
  expect(dialog.getByText('The link is off.')).not.toBeNull();
});

test('TripView: asks before it deletes the trip, and restores it from the toast', async () => {
  const { user } = await show();
  await user.click(button('Delete trip'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this trip?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(deletions).toBe(0);
  await user.click(button('Delete trip'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await getToasts().findByText('Trip deleted');
  expect(deletions).toBe(1);
  await clickToast(user, 'Undo');
  await getToasts().findByText('Trip restored');
  expect(deletions).toBe(0);
});

test('TripView: explains how to add stops to an empty trip', async () => {
  stored = buildTrip({ stops: [] });
  await show();
  expect(screen.getByRole('heading', { name: 'No stops yet' })).not.toBeNull();
  expect(screen.queryByText('map')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Download' })).toBeNull();
});
