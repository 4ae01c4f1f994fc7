import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { Evidence } from '@placelore/contracts/places/places.js';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { buildAnalysisResult } from '../../../testing/builders/analyses.js';
import { WIKIPEDIA_SOURCE } from '../../../testing/builders/sources.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { ResultModal } from './ResultModal.js';

const onNothing = () => {};
function modal(change: Partial<AnalysisResult>) {
  mockFetch(() => jsonResponse([]));
  return renderWithProviders(
    <ResultModal
      result={buildAnalysisResult(change)}
      photoUrl="blob:photo"
      isSignedIn
      renderMap={() => null}
      offers={null}
      saveToggle={null}
      onLookAgain={null}
      onCorrect={onNothing}
      onClose={onNothing}
      returnFocus={createRef()}
    />,
  );
}

const SIGN: Evidence = { kind: 'text in the photo', detail: 'The photo reads “Piazza Grande”.', confidence: 0.8 };
const HINT: Evidence = { kind: 'site details', detail: 'You wrote “Piazza Grande”.', confidence: 0.7 };
const LOUVRE = { name: 'Louvre Museum', location: 'Paris, France', latitude: 48.8611, longitude: 2.3364 };

test('ResultTexts: says why the place was named, and offers its guide again after the texts', () => {
  modal({ evidence: [{ ...SIGN, confidence: 0.5, detail: 'A weaker sign.' }, SIGN, HINT] });
  const { previousElementSibling: reason } = screen.getByRole('link', { name: 'Read the full guide' })
    .parentElement as HTMLElement;
  expect(reason?.textContent).toBe(SIGN.detail);
  const more = screen.getByRole('link', { name: 'Read the guide to Piazza Grande' });
  expect(more.getAttribute('href')).toBe('/dynamic/Piazza%20Grande%2C%20Arezzo%2C%20Italy');
});

test('ResultTexts: does not list sights again that the question offers', () => {
  const nearby = (name: string) => ({ name, distance: '150 m', coordinates: { lat: 48.86, lng: 2.34 } });
  const nearbyAttractions = [nearby(LOUVRE.name), nearby('Palais-Royal')];
  modal({ identified: false, outcome: 'position only', candidates: [{ ...LOUVRE, why: '' }], nearbyAttractions });
  expect(screen.getByRole('link', { name: /Palais-Royal/ })).not.toBeNull();
  expect(screen.queryByRole('link', { name: LOUVRE.name })).toBeNull();
});

test('ResultTexts: links to the guide of the chosen place among several of its name', () => {
  modal({ title: 'Springfield', location: 'Springfield, US', guidePosition: { latitude: 39.8, longitude: -89.64 } });
  const guide = screen.getByRole('link', { name: 'Read the full guide' });
  expect(guide.getAttribute('href')).toBe('/dynamic/Springfield%4039.8,-89.64');
});

test('ResultTexts: labels a town by what it is, and a sight by its category', () => {
  const { unmount } = modal({ category: 'Cultural Site', placeType: 'City' });
  expect(screen.getByText('City')).not.toBeNull();
  unmount();
  modal({ category: 'Cultural Site', placeType: null });
  expect(screen.getByText('Cultural Site')).not.toBeNull();
});

test('ResultTexts: lists the sources of the texts', () => {
  modal({ sources: [WIKIPEDIA_SOURCE] });
  expect(screen.getByRole('region', { name: 'Sources' }).textContent).toContain('Wikipedia: Eiffel Tower');
  expect(screen.getByRole('heading', { level: 3, name: 'Sources' })).not.toBeNull();
});
