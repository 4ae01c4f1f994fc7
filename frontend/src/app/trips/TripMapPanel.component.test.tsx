import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type TripMap from '../../features/maps/trip/TripMap.js';
import { buildStop, buildTrip } from '../../testing/builders/trips.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { TripMapPanel } from './TripMapPanel.js';

jest.mock('../../features/maps/trip/TripMap.js', () => ({
  __esModule: true,
  default: ({ label, stops, legs }: Parameters<typeof TripMap>[0]) => (
    <ul aria-label={label}>
      {stops.map(({ name, number }) => (
        <li key={number}>{`${number}. ${name}`}</li>
      ))}
      <li>{`${legs.length} legs`}</li>
    </ul>
  ),
}));

const readMap = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('TripMapPanel: shows the located stops with their numbers in the trip, and the walks between them', async () => {
  const stops = [
    buildStop(),
    buildStop({ id: 2, name: 'Lost', coordinates: null }),
    buildStop({ id: 3, name: 'Forum' }),
  ];
  const walk = { kind: 'walk' } as never;
  renderWithProviders(<TripMapPanel trip={buildTrip({ stops })} legs={[walk, null, { kind: 'far' } as never]} />);
  expect(await readMap()).toEqual(['1. Colosseum', '3. Forum', '1 legs']);
});

test('TripMapPanel: shows no map without a located stop', () => {
  const unlocated = buildTrip({ stops: [buildStop({ coordinates: null })] });
  renderWithProviders(
    <main>
      <TripMapPanel trip={unlocated} legs={undefined} />
    </main>,
  );
  expect(screen.getByRole('main').childElementCount).toBe(0);
});
