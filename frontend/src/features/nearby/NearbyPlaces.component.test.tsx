import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { screen, waitFor } from '@testing-library/react';
import { buildNearbyPlace } from '../../testing/builders/nearby-places.js';
import { type CapturedRequest, jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import { NearbyPlaces } from './NearbyPlaces.js';

const ROME = { location: 'Rome, Italy', mainSite: 'Colosseum', latitude: 41.89, longitude: 12.49 };
const called = (...names: string[]): NearbyPlace[] => names.map((name) => buildNearbyPlace({ name }));
const parameters = ({ url }: CapturedRequest) => Object.fromEntries(new URL(url, 'http://x').searchParams);
const replaces = (request: CapturedRequest[]) => request.map(parameters).filter((item) => 'excludeNames' in item);
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const replace = (name: string) => screen.getByRole('button', { name: `Show another instead of ${name}` });

/** Renders nearby places. `others` are the successive responses to requests for replacements. */
function around(others: (() => Response)[]) {
  const requests = mockFetch(({ url }) => {
    if (!url.includes('excludeNames')) return jsonResponse(called('Forum', 'Arch'));
    return (others.shift() ?? (() => jsonResponse([])))();
  });
  return { requests, ...renderWithProviders(<NearbyPlaces around={ROME} name="Colosseum" />) };
}

test('NearbyPlaces: reads only what the open tab shows', async () => {
  const { user, requests } = around([]);
  expect(screen.getByRole('heading', { level: 2, name: 'Around Colosseum' })).not.toBeNull();
  expect(screen.getByText('Loading nearby attractions…')).not.toBeNull();
  await screen.findByRole('heading', { name: 'Forum' });
  expect(requests.map(({ url }) => url.split('?')[0])).toEqual(['/api/nearby-attractions']);
  expect(parameters(requests[0] as CapturedRequest)).toEqual({ ...ROME, latitude: '41.89', longitude: '12.49' });
  await user.click(screen.getByRole('tab', { name: 'Hotels' }));
  await screen.findByRole('heading', { name: 'Forum' });
  expect(requests.map(({ url }) => url.split('?')[0])).toEqual([
    '/api/nearby-attractions',
    '/api/nearby-accommodations',
  ]);
});

test('NearbyPlaces: shortens a title that exceeds the limits of a place name', async () => {
  const requests = mockFetch(() => jsonResponse(called('Forum')));
  const titled = { ...ROME, location: 'Rome; Italy', mainSite: `Colosseum -- <the> arena ${'of old '.repeat(80)}` };
  renderWithProviders(<NearbyPlaces around={titled} name="Colosseum" />);
  await screen.findByRole('heading', { name: 'Forum' });
  const { location, mainSite } = parameters(requests[0] as CapturedRequest);
  expect(location).toBe('Rome Italy');
  expect(mainSite).toMatch(/^Colosseum the arena( of old)+$/);
});

test('NearbyPlaces: replaces a place with one that has been neither shown nor replaced', async () => {
  const { user, requests } = around([
    () => jsonResponse(called('Forum', 'Bridge')),
    () => jsonResponse(called('Gate')),
  ]);
  await screen.findByRole('heading', { name: 'Forum' });
  await user.click(replace('Forum'));
  await screen.findByRole('heading', { name: 'Bridge' });
  expect(names()).toEqual(['Bridge', 'Arch']);
  expect(screen.getByText('Forum was replaced by Bridge')).not.toBeNull();
  expect(document.activeElement).toBe(replace('Bridge'));
  await user.click(replace('Bridge'));
  await screen.findByRole('heading', { name: 'Gate' });
  expect(names()).toEqual(['Gate', 'Arch']);
  expect(replaces(requests).map((item) => [item.excludeNames?.split(',').sort().join(), item.offset])).toEqual([
    ['Arch,Forum', '0'],
    ['Arch,Bridge,Forum', '0'],
  ]);
});

test('NearbyPlaces: keeps the place if replacing fails, and does not exclude it from the next lookup', async () => {
  const { user, requests } = around([
    () => jsonResponse({ error: 'no', code: 'BUSY' }, 503),
    () => jsonResponse(called('Gate')),
  ]);
  await screen.findByRole('heading', { name: 'Forum' });
  await user.click(replace('Forum'));
  expect(await getToasts().findByText('No replacement')).not.toBeNull();
  expect(getToasts().getByText(/^Forum stays/)).not.toBeNull();
  expect(names()).toEqual(['Forum', 'Arch']);
  await user.click(replace('Arch'));
  await screen.findByRole('heading', { name: 'Gate' });
  expect(names()).toEqual(['Forum', 'Gate']);
  expect(replaces(requests)).toHaveLength(2);
});

test('NearbyPlaces: looks farther away for a replacement if everything nearby is already shown', async () => {
  const { user, requests } = around([() => jsonResponse([]), () => jsonResponse(called('Villa'))]);
  await screen.findByRole('heading', { name: 'Forum' });
  await user.click(replace('Forum'));
  await screen.findByRole('heading', { name: 'Villa' });
  expect(names()).toEqual(['Villa', 'Arch']);
  expect(replaces(requests).map(({ radius }) => radius)).toEqual([undefined, '10000']);
});

test('NearbyPlaces: keeps the place and reports that there is no replacement', async () => {
  const { user, requests } = around([]);
  await screen.findByRole('heading', { name: 'Forum' });
  await user.click(replace('Forum'));
  expect(await getToasts().findByText("You've seen everything nearby")).not.toBeNull();
  expect(getToasts().getByText('Forum stays.')).not.toBeNull();
  expect(names()).toEqual(['Forum', 'Arch']);
  expect(document.activeElement).toBe(replace('Forum'));
  await user.click(replace('Arch'));
  expect(await getToasts().findByText('Arch stays.')).not.toBeNull();
  expect(names()).toEqual(['Forum', 'Arch']);
  expect(replaces(requests)).toHaveLength(4);
});

test('NearbyPlaces: keeps a replacement in its card if there is no other one', async () => {
  const { user } = around([() => jsonResponse(called('Bridge'))]);
  await screen.findByRole('heading', { name: 'Forum' });
  await user.click(replace('Forum'));
  await screen.findByRole('heading', { name: 'Bridge' });
  await user.click(replace('Bridge'));
  expect(await getToasts().findByText('Bridge stays.')).not.toBeNull();
  expect(names()).toEqual(['Bridge', 'Arch']);
});

test.each([
  ['Attractions', 'No nearby attractions found in this area.', 'Failed to load nearby attractions. Please try again.'],
  ['Restaurants', 'No Restaurants Found', 'Failed to load restaurants. Please try again.'],
  ['Hotels', 'No Accommodations Found', 'Failed to load accommodations. Please try again.'],
])('NearbyPlaces: %s: reports an empty result, and a failed read with a retry', async (tab, none, failed) => {
  const kind = { Attractions: 'attractions', Restaurants: 'restaurants', Hotels: 'accommodations' }[tab]!;
  mockFetch(({ url }) => jsonResponse(url.includes(kind) ? [] : called('Forum')));
  const empty = renderWithProviders(<NearbyPlaces around={ROME} />);
  await empty.user.click(screen.getByRole('tab', { name: tab }));
  // One quiet line: nothing found is no error.
  expect((await screen.findByText(none, { exact: false })).tagName).toBe('P');
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  empty.unmount();

  let works = false;
  mockFetch(() => (works ? jsonResponse(called('Forum')) : jsonResponse({}, 404)));
  const { user } = renderWithProviders(<NearbyPlaces around={ROME} />);
  await user.click(screen.getByRole('tab', { name: tab }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(failed);
  expect(alert.textContent).toMatch(/Error: Failed to fetch (attractions|restaurants|accommodations): 404/);
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Forum' })).not.toBeNull();
});

test.each([
  ['Attractions', '/api/nearby-attractions'],
  ['Restaurants', '/api/nearby-restaurants'],
  ['Hotels', '/api/nearby-accommodations'],
])('NearbyPlaces: %s: replaces a place with one of the same kind, only in this tab', async (tab, path) => {
  const { user, requests } = around([() => jsonResponse(called('Bridge'))]);
  await user.click(screen.getByRole('tab', { name: tab }));
  await screen.findByRole('heading', { name: 'Forum' });
  await user.click(replace('Forum'));
  await screen.findByRole('heading', { name: 'Bridge' });
  expect(requests.at(-1)!.url.split('?')[0]).toBe(path);
  await user.click(screen.getByRole('tab', { name: tab === 'Hotels' ? 'Attractions' : 'Hotels' }));
  await screen.findByRole('heading', { name: 'Forum' });
  expect(names()).toEqual(['Forum', 'Arch']);
});

test('NearbyPlaces: offers the most popular first if there are more than can be seen at once, and that order differs', async () => {
  const named = (name: string, popularity: number, distanceMeters: number) =>
    buildNearbyPlace({ name, popularity, distanceMeters });
  const places = [named('Forum', 5, 100), named('Arch', 4, 200), named('Gate', 3, 300), named('Dome', 9, 400)];
  mockFetch(() => jsonResponse(places));
  const { user, unmount } = renderWithProviders(<NearbyPlaces around={ROME} />);
  await user.click(await screen.findByRole('button', { name: 'Most popular' }));
  expect(names()).toEqual(['Dome', 'Forum', 'Arch', 'Gate']);
  await user.click(screen.getByRole('button', { name: 'Nearest' }));
  expect(names()).toEqual(['Forum', 'Arch', 'Gate', 'Dome']);
  expect(screen.getByRole('button', { name: 'Nearest', pressed: true })).not.toBeNull();
  unmount();
  for (const [mainSite, shown] of [
    ['Few', places.slice(1)],
    ['Popular', [...places.slice(0, 3), named('Dome', 1, 400)]],
  ] as const) {
    mockFetch(() => jsonResponse(shown));
    const view = renderWithProviders(<NearbyPlaces around={{ ...ROME, mainSite }} />);
    await screen.findByRole('heading', { name: 'Dome' });
    expect(screen.queryByRole('button', { name: 'Most popular' })).toBeNull();
    view.unmount();
  }
});

test('NearbyPlaces: calls places farther than 10 km those of the region, and names another country', async () => {
  const far = (change: Partial<NearbyPlace>) => buildNearbyPlace({ distanceMeters: 10_500, ...change });
  mockFetch(() =>
    jsonResponse([far({ name: 'Towers', country: 'Chile' }), far({ name: 'Lake', country: 'Argentina' })]),
  );
  renderWithProviders(<NearbyPlaces around={ROME} name="Glacier" country="Argentina" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Around Glacier' })).not.toBeNull();
  expect(await screen.findByRole('heading', { level: 2, name: 'In the region' })).not.toBeNull();
  expect(screen.getAllByText(/^in /).map(({ textContent }) => textContent)).toEqual(['in Chile']);
});

test('NearbyPlaces: leaves out what the page already shows, unless nothing else is known', async () => {
  mockFetch(() => jsonResponse(called('Forum', 'Arch')));
  const { unmount } = renderWithProviders(<NearbyPlaces around={ROME} omitted={new Set(['Forum'])} />);
  await screen.findByRole('heading', { name: 'Arch' });
  expect(names()).toEqual(['Arch']);
  unmount();
  renderWithProviders(<NearbyPlaces around={ROME} omitted={new Set(['Forum', 'Arch'])} />);
  await screen.findByRole('heading', { name: 'Arch' });
  expect(names()).toEqual(['Forum', 'Arch']);
});

test('NearbyPlaces: begins with the first kind that is found', async () => {
  mockFetch(({ url }) => jsonResponse(url.includes('attractions') ? [] : called('Trattoria')));
  const { user } = renderWithProviders(<NearbyPlaces around={ROME} />);
  await screen.findByRole('heading', { name: 'Trattoria' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Restaurants',
    'Hotels',
    'Attractions',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Attractions' }));
  expect(await screen.findByText('No nearby attractions found in this area.', { exact: false })).not.toBeNull();
});

test('NearbyPlaces: is one line without tabs if there is nothing of any kind', async () => {
  mockFetch(() => jsonResponse([]));
  renderWithProviders(<NearbyPlaces around={ROME} />);
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
  expect(screen.getByText('No nearby attractions found in this area.', { exact: false })).not.toBeNull();
});

test.each([[['Forum']], [[]]])(
  'NearbyPlaces: is absent below a page that already shows %j if nothing is near',
  async (names) => {
    mockFetch(() => jsonResponse([]));
    renderWithProviders(<NearbyPlaces around={ROME} omitted={new Set(names)} />);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Places nearby' })).toBeNull());
  },
);

test('NearbyPlaces: appears only once something is found where nothing is known', async () => {
  mockFetch(() => jsonResponse(called('Forum')));
  renderWithProviders(<NearbyPlaces around={ROME} omitted={new Set()} isUncertain />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Forum' })).not.toBeNull();
});
