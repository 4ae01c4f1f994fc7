import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { screen, waitFor } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { errorResponse } from '../../testing/render/article-editor.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { useGeocoded, useMapConfig, useWalkingRoute } from './api.js';

const ROME = { lat: 41.890210987, lng: 12.492231 };
const FORUM = { lat: 41.8925, lng: 12.4853 };

function Show({ value }: { value: unknown }) {
  return <output>{value === undefined ? 'undefined' : JSON.stringify(value)}</output>;
}
const findOutput = async (text: RegExp) => JSON.parse((await screen.findByText(text)).textContent ?? '');
const getOutput = () => screen.getByRole('status').textContent;

describe('useGeocoded', () => {
  const Geocoded = ({ name }: { name: string | null }) => <Show value={useGeocoded(name)} />;

  test('returns the position of a name', async () => {
    const requests = mockFetch(() => jsonResponse({ ...FORUM, address: 'Rome', alternatives: [] }));
    renderWithProviders(<Geocoded name=" Roman  Forum " />);
    expect(getOutput()).toBe('undefined');
    expect(await findOutput(/lat/)).toEqual(FORUM);
    expect(requests.map(({ url }) => url)).toEqual(['/api/geocode?location=Roman+Forum']);
  });

  test('returns null for an unknown place, and requests nothing without a name', async () => {
    const requests = mockFetch(() => errorResponse('Unknown', 'PLACE_NOT_FOUND', 404));
    const { rerender } = renderWithProviders(<Geocoded name={null} />);
    expect([getOutput(), requests]).toEqual(['undefined', []]);
    rerender(<Geocoded name="Atlantis" />);
    expect(await findOutput(/null/)).toBeNull();
  });
});

describe('useWalkingRoute', () => {
  const Route = ({ to }: { to: Coordinates | null }) => <Show value={useWalkingRoute(ROME, to)} />;
  const route = { distanceMeters: 900, durationSeconds: 700, provider: 'osm', attribution: '© OSM' };

  test.each([
    [false, [{ lat: 38.5, lng: -120.2 }]],
    [true, [ROME, FORUM]],
  ])('returns the points of a route (estimate: %j)', async (estimate, points) => {
    const requests = mockFetch(() => jsonResponse({ ...route, estimate, polyline: '_p~iF~ps|U' }));
    renderWithProviders(<Route to={FORUM} />);
    expect(await findOutput(/900/)).toMatchObject({ ...route, estimate, points });
    expect(requests.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/api/directions?from=41.89021,12.49223&to=41.89250,12.48530',
    ]);
  });

  test('returns the straight line if there is no response, and nothing if an end is missing', async () => {
    const requests = mockFetch(() => errorResponse('Down', 'UNAVAILABLE', 503));
    const { rerender } = renderWithProviders(<Route to={null} />);
    expect([getOutput(), requests]).toEqual(['undefined', []]);
    rerender(<Route to={FORUM} />);
    expect(await findOutput(/points/)).toMatchObject({ estimate: true, provider: null, points: [ROME, FORUM] });
  });
});

test('useMapConfig: waits for both responses, and has no maps if they fail', async () => {
  const Config = () => <Show value={useMapConfig()} />;
  let respond: (response: Response) => void = () => {};
  const waiting = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const requests = mockFetch(({ url }) =>
    url.includes('config') ? jsonResponse({ googleMapsApiKey: 'key', googleMapsMapId: 'id' }) : waiting,
  );
  renderWithProviders(<Config />);
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(getOutput()).toBe('undefined');
  respond(errorResponse('Down', 'UNAVAILABLE', 503));
  expect(await findOutput(/key/)).toEqual({
    googleMapsApiKey: 'key',
    googleMapsMapId: 'id',
    streetMaps: { vector: null, raster: null },
  });
});
