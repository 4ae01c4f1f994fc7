import { screen } from '@testing-library/react';
import { jsonResponse, mockFetch, setOnline } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { LocationCard } from './LocationCard.js';
import { usePlaceDetection } from './usePlaceDetection.js';

/** Renders the card with detection, as the app does. */
const Card = () => <LocationCard detection={usePlaceDetection()} />;

const ROME = { latitude: 41.8902, longitude: 12.4922 };
const AT_ROME = '41.8902° N, 12.4922° E';

let requests: PositionOptions | undefined;

/** Mocks the position of the device; null means that it is denied. */
function deviceAt(position: typeof ROME | null): void {
  const geolocation = {
    getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback, options?: PositionOptions) => {
      requests = options;
      if (position) found({ coords: position } as GeolocationPosition);
      else failed({ code: 1 } as GeolocationPositionError);
    },
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
}

/** Mocks Placelore's geocoder. */
const namesPositions = (name: object = { city: 'Rome', locality: null, region: 'Lazio', country: 'Italy' }) =>
  mockFetch(({ url }) => jsonResponse(url.startsWith('/api/config') ? { reverseGeocoderUrl: null } : name));

const button = (name: string) => screen.getByRole('button', { name });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
/** Finds the heading with its badge, if it has one. */
const title = (...parts: string[]) => screen.findByRole('heading', { name: new RegExp(`^${parts.join(' ?')}$`) });

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
  namesPositions();
});

test('LocationCard: offers to detect the place and requests nothing at first', async () => {
  deviceAt(ROME);
  requests = undefined;
  renderWithProviders(<Card />);
  expect(await title('Your location')).not.toBeNull();
  expect(buttons()).toEqual(['Detect']);
  expect(button('Detect').className).toContain('primary');
  expect(screen.queryByText('Location services active')).toBeNull();
  expect(requests).toBeUndefined();
});

test('LocationCard: shows a detected place as live, with its name and position', async () => {
  deviceAt(ROME);
  const { user } = renderWithProviders(<Card />);
  await user.click(button('Detect'));
  expect(await title('Rome, Italy', 'Live')).not.toBeNull();
  expect(button('Update').className).toContain('secondary');
  expect(screen.getByText(AT_ROME)).not.toBeNull();
  expect(screen.getByText('Location services active')).not.toBeNull();
  expect(screen.queryByText('Cached')).toBeNull();
  expect(buttons()).toEqual(['Update', 'Clear']);
  // Times are in ms.
  expect(requests).toEqual({ timeout: 10_000, maximumAge: 300_000 });
});

test('LocationCard: disables its button and shows progress during detection', async () => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: () => {} } });
  const { user } = renderWithProviders(<Card />);
  await user.click(button('Detect'));
  expect(await title('Detecting your location…')).not.toBeNull();
  expect(button('Detect').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Clear'));
  expect(await title('Your location')).not.toBeNull();
});

test('LocationCard: shows the last place as cached when the device provides no position', async () => {
  deviceAt(ROME);
  const { user } = renderWithProviders(<Card />);
  await user.click(button('Detect'));
  await title('Rome, Italy', 'Live');
  deviceAt(null);
  await user.click(button('Update'));
  expect(await title('Rome, Italy', 'Cached')).not.toBeNull();
  expect(screen.getByText(/Using cached location/).textContent).toBe(`Using cached location. ${AT_ROME}`);
  expect(screen.queryByText('Live')).toBeNull();
});

test('LocationCard: reports that no place is available until a retry finds one', async () => {
  deviceAt(null);
  const { user } = renderWithProviders(<Card />);
  await user.click(button('Detect'));
  expect(await title('Location unavailable')).not.toBeNull();
  expect(screen.getByText('Location access denied or unavailable')).not.toBeNull();
  expect(buttons()).toEqual(['Retry', 'Clear']);
  deviceAt(ROME);
  await user.click(button('Retry'));
  expect(await title('Rome, Italy', 'Live')).not.toBeNull();
});

test('LocationCard: deletes the stored place with Clear and moves the focus to Detect', async () => {
  deviceAt(ROME);
  const { user } = renderWithProviders(<Card />);
  await user.click(button('Detect'));
  await title('Rome, Italy', 'Live');
  expect(localStorage).toHaveLength(1);
  await user.click(button('Clear'));
  expect(await title('Your location')).not.toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(document.activeElement).toBe(button('Detect'));
  deviceAt(null);
  await user.click(button('Detect'));
  expect(await title('Location unavailable')).not.toBeNull();
});

test('LocationCard: shows only the position if no service can name it', async () => {
  deviceAt(ROME);
  mockFetch(() => jsonResponse({}, 404));
  const { user } = renderWithProviders(<Card />);
  await user.click(button('Detect'));
  expect(await title('Current location detected', 'Live')).not.toBeNull();
  expect(screen.getByText(AT_ROME)).not.toBeNull();
  expect(localStorage.getItem('placelore:cached-locations')).toBeNull();
});

test('LocationCard: reports that it is offline and requests no name', async () => {
  deviceAt(ROME);
  const calls = namesPositions();
  const { user } = renderWithProviders(<Card />);
  setOnline(false);
  // Nothing is cached yet.
  expect(screen.queryByText('Offline mode - using cached data')).toBeNull();
  await user.click(button('Detect'));
  expect(await title('Current location detected', 'Live')).not.toBeNull();
  expect(calls).toEqual([]);
});
