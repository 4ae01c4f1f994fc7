import { render, screen } from '@testing-library/react';
import { MapCredit } from './MapCredit.js';

test('MapCredit: links to the license of OpenStreetMap, and to its error reports at the place', () => {
  render(<MapCredit credit="© OpenStreetMap contributors" at={{ lat: 41.890212, lng: 12.492231 }} />);
  const getHref = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;
  expect(getHref('© OpenStreetMap contributors')).toBe('https://www.openstreetmap.org/copyright');
  expect(getHref('Fix the map')).toBe('https://www.openstreetmap.org/fixthemap?lat=41.89021&lon=12.49223');
});

test('MapCredit: shows other credits unchanged', () => {
  const { container } = render(<MapCredit credit="Google Maps, Listings of Rome" />);
  expect(container.innerHTML).toBe('Google Maps, Listings of Rome');
});
