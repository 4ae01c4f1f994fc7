import { jest } from '@jest/globals';
import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { fireEvent, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { buildAnalysisResult } from '../../../testing/builders/analyses.js';
import { WIKIPEDIA_SOURCE } from '../../../testing/builders/sources.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { ResultModal } from './ResultModal.js';

function modal(change: Partial<AnalysisResult> = {}, signedIn = false) {
  const onAddLocation = jest.fn();
  const onClose = jest.fn();
  const shown = renderWithProviders(
    <ResultModal
      result={buildAnalysisResult(change)}
      photoUrl="blob:photo"
      isSignedIn={signedIn}
      map={<p>A map</p>}
      offers={<p>Some offers</p>}
      saveToggle={<button type="button">Saved</button>}
      onAddLocation={onAddLocation}
      onCorrect={() => {}}
      onClose={onClose}
      returnFocus={createRef()}
    />,
  );
  return { onAddLocation, onClose, ...shown };
}

const heading = (name: string) => screen.queryByRole('heading', { name });

test('ResultModal: shows everything that was found', () => {
  modal({ evidence: [{ kind: 'photo position', detail: 'The photo carries it.', confidence: 0.95 }] });
  expect(screen.getByRole('dialog', { name: 'Piazza Grande' })).not.toBeNull();
  expect(screen.getByText('Landmark')).not.toBeNull();
  expect(screen.getByText('Arezzo, Italy')).not.toBeNull();
  expect(screen.getByText('43.4668° N, 11.8843° E')).not.toBeNull();
  expect(screen.getByText('The sloping main square of Arezzo.')).not.toBeNull();
  expect(screen.getByText('Jousts are held here twice a year.')).not.toBeNull();
  const facts = within(heading('Facts')?.parentElement as HTMLElement);
  expect(facts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The loggia was drawn by Vasari.',
  ]);
  expect(within(heading('How we know')?.parentElement as HTMLElement).getByText('Almost certain')).not.toBeNull();
  expect(screen.getByText('Composed automatically.')).not.toBeNull();
  expect(screen.getByText('A map')).not.toBeNull();
});

test('ResultModal: labels AI-generated text', () => {
  modal({ writing: { provider: 'anthropic', model: 'claude', promptVersion: '1', note: null } });
  expect(screen.getByText(/^Written by artificial intelligence\. Its sentences were not checked/)).not.toBeNull();
});

test('ResultModal: marks its sentences with their sources and offers to report errors', async () => {
  const sentence = 'The loggia was drawn by Vasari.';
  const { user } = modal({
    facts: [sentence],
    verification: { sentences: [{ text: sentence, facts: ['f1'], grade: 'sourced' }], omitted: 1 },
    citedFacts: [
      {
        id: 'f1',
        statement: 'Vasari drew the loggia.',
        kind: 'detail',
        value: null,
        unit: null,
        language: 'en',
        asOf: null,
        sourceId: WIKIPEDIA_SOURCE.id,
      },
    ],
    sources: [WIKIPEDIA_SOURCE],
  });
  expect(
    screen.getByText('Composed automatically from Wikipedia: Eiffel Tower: 1 sentence from sources, 1 left out.'),
  ).not.toBeNull();
  await user.click(screen.getByRole('doc-noteref', { name: 'Source 1' }));
  const popover = within(await screen.findByRole('dialog', { name: 'Source 1' }));
  expect(popover.getByText(/Vasari drew the loggia/)).not.toBeNull();
  expect(popover.getByRole('button', { name: 'Report an error' })).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Piazza Grande' })).not.toBeNull();
});

test('ResultModal: offers no report without a discovery that editors could look at', () => {
  modal({ discoveryId: null });
  expect(screen.queryByRole('button', { name: 'Report an error' })).toBeNull();
});

test('ResultModal: shows the stored photo, and the one on the device where that fails', () => {
  modal({ imageUrl: '/objects/1.jpg' });
  const photo = () => screen.getByRole('img', { name: 'Your photo: Piazza Grande' });
  expect(photo().getAttribute('src')).toBe('/objects/1.jpg');
  fireEvent.error(photo());
  expect(photo().getAttribute('src')).toBe('blob:photo');
});

test('ResultModal: invites guests to save their discoveries, until they dismiss it', async () => {
  const { user } = modal();
  expect(heading('Save Your Discoveries!')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Sign Up Free' }).getAttribute('href')).toBe('/auth?tab=signup');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.queryByText('Saved')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(heading('Save Your Discoveries!')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Piazza Grande' })).not.toBeNull();
});

test('ResultModal: shows signed-in users that the discovery is saved, without an invitation', () => {
  const { unmount } = modal({}, true);
  expect(screen.getByText('Saved')).not.toBeNull();
  expect(heading('Save Your Discoveries!')).toBeNull();
  unmount();
  modal({ discoveryId: null }, true);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('ResultModal: copies the link where the device cannot share', async () => {
  const { user } = modal({}, true);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await getToasts().findByText('Link copied!')).not.toBeNull();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('ResultModal: advises the user when nothing was identified', async () => {
  const { user, onAddLocation } = modal({ identified: false, title: 'Not identified', latitude: null });
  expect(heading('Help us find it')).not.toBeNull();
  expect(screen.queryByText('Landmark')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a location' }));
  expect(onAddLocation).toHaveBeenCalledTimes(1);
});

test('ResultModal: contains the offers for the place', () => {
  modal();
  expect(screen.getByText('Some offers')).not.toBeNull();
});

test('ResultModal: closes on Escape', async () => {
  const { user, onClose } = modal();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('ResultModal: lists the sources of the texts', () => {
  modal({ sources: [WIKIPEDIA_SOURCE] });
  expect(screen.getByRole('region', { name: 'Sources' }).textContent).toContain('Wikipedia: Eiffel Tower');
  expect(screen.getByRole('heading', { level: 3, name: 'Sources' })).not.toBeNull();
});
