import { jest } from '@jest/globals';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { buildAnalysisResult } from '../../../../testing/builders/analyses.js';
import { buildNearbyPlace } from '../../../../testing/builders/nearby-places.js';
import { jsonResponse, mockFetch } from '../../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../../testing/render/render.js';
import { ResultModal } from '../ResultModal.js';

/** Renders the result of an unknown photo, and picks a position around which these places are. */
async function pick(found: object[]) {
  const onCorrect = jest.fn<(place: PlaceChoice) => void>();
  const requests = mockFetch(({ url }) => jsonResponse(url.includes('nearby-attractions') ? found : []));
  const place = { title: '', location: '', latitude: null, longitude: null };
  const { user } = renderWithProviders(
    <ResultModal
      result={buildAnalysisResult({ identified: false, outcome: 'not identified', ...place })}
      photoUrl="blob:photo"
      isSignedIn={false}
      renderMap={() => null}
      renderPicker={(_, onPick) => (
        <button type="button" onClick={() => onPick({ lat: 48.86, lng: 2.33 })}>
          Pick here
        </button>
      )}
      offers={null}
      saveToggle={null}
      onLookAgain={null}
      onCorrect={onCorrect}
      onClose={() => undefined}
      returnFocus={createRef()}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Show it on the map' }));
  await user.click(screen.getByRole('button', { name: 'Pick here' }));
  return { user, onCorrect, requests };
}

test('PositionPicker: offers the sights where the visitor says that an unknown photo was taken', async () => {
  const { user, onCorrect, requests } = await pick([buildNearbyPlace({ name: 'Louvre Museum', distance: '120 m' })]);
  await user.click(await screen.findByRole('button', { name: 'Louvre Museum 120 m from this point' }));
  expect(onCorrect.mock.calls).toMatchObject([[{ name: 'Louvre Museum' }]]);
  expect(requests[0]!.url).toContain('latitude=48.86&longitude=2.33');
});

test('PositionPicker: asks for another position if no sight is known there', async () => {
  await pick([]);
  expect(await screen.findByText('We know no sight there. Zoom in and tap again.')).not.toBeNull();
});
