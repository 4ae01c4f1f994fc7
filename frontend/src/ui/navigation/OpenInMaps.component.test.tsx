import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWithProviders } from '../../testing/render/render.js';
import { OpenInMaps } from './OpenInMaps.js';

const ROME = { lat: 41.89021, lng: 12.49223 };
const { userAgent } = navigator;
const setDevice = (value: string) => Object.defineProperty(navigator, 'userAgent', { configurable: true, value });
afterEach(() => setDevice(userAgent));

test('OpenInMaps: opens a phone’s app in place, without a referrer', () => {
  setDevice('Mozilla/5.0 (Linux; Android 14)');
  renderWithProviders(<OpenInMaps name="Colosseum" coordinates={ROME} />);
  const link = screen.getByRole('link', { name: 'Open in Maps' });
  expect(link.getAttribute('href')).toBe('geo:41.89021,12.49223?q=41.89021,12.49223(Colosseum)');
  expect(link.getAttribute('target')).toBeNull();
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('OpenInMaps: opens a map on the web in a new tab, as in server-rendered HTML', () => {
  setDevice('Mozilla/5.0 (X11; Linux x86_64)');
  renderWithProviders(<OpenInMaps name="Colosseum" coordinates={ROME} />);
  const link = screen.getByRole('link', { name: 'Open in Maps' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(renderToString(<OpenInMaps name="Colosseum" coordinates={ROME} />)).toContain(
    'openstreetmap.org/?mlat=41.89021',
  );
});
