import { screen, waitFor } from '@testing-library/react';
import { mockFetch } from '../../testing/fakes/browser.js';
import { errorResponse } from '../../testing/render/article-editor.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { MapView } from './MapView.js';
import { fitViewport, type NumberedPlace } from './model/map-model.js';

const STOPS: readonly NumberedPlace[] = [12.4, 12.5, 12.6].map((lng, index) => ({
  name: `Stop ${index + 1}`,
  number: index + 1,
  coordinates: { lat: 41.9, lng },
}));

function StopsMap({ stops }: { stops: readonly NumberedPlace[] }) {
  const viewport = fitViewport(stops.map(({ coordinates }) => coordinates));
  return <MapView label="Stops" viewport={viewport} overlays={{ stops }} />;
}

test('MapView: opens a new map when stops are removed, and shows the remaining ones on it', async () => {
  mockFetch(() => errorResponse('Missing', 'NOT_FOUND', 404));
  window.matchMedia = () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  const { rerender } = renderWithProviders(<StopsMap stops={STOPS} />);
  await screen.findByRole('button', { name: '3. Stop 3' });
  rerender(<StopsMap stops={STOPS.slice(0, 1)} />);
  await waitFor(() => expect(screen.queryByRole('button', { name: '3. Stop 3' })).toBeNull());
  expect(await screen.findByRole('button', { name: '1. Stop 1' })).not.toBeNull();
});
