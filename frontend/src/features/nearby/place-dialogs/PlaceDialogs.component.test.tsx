import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { GUIDE } from '../../../testing/builders/guides.js';
import { buildNearbyPlace } from '../../../testing/builders/nearby-places.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import PlaceDialogs from './PlaceDialogs.js';

const TREVI = { name: 'Trevi Fountain', coordinates: { lat: 41.9, lng: 12.48 } };

function dialogs({ known, first }: { known?: NearbyPlace; first?: 'details' | 'guide' } = {}) {
  return renderWithProviders(
    <PlaceDialogs
      place={TREVI}
      knownPlace={known}
      around={{ location: 'Rome', mainSite: 'Colosseum' }}
      {...(first && { initialView: first })}
      onClose={() => {}}
      returnFocus={createRef()}
    />,
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('PlaceDetailDialog: shows known facts immediately, with a popularity out of 10', () => {
  const requests = mockFetch(() => jsonResponse({}, 404));
  dialogs({ known: buildNearbyPlace({ openNow: false, website: 'https://example.com', facts: ['a', 'b', 'c'] }) });
  expect(screen.getByRole('dialog', { name: 'Trevi Fountain' })).not.toBeNull();
  for (const text of [
    '9.5/10',
    "how often it's looked up",
    '1.4 km',
    'About 30 min',
    'Closed now',
    'Coins thrown in go to charity.',
    'c',
  ]) {
    expect(screen.getByText(text)).not.toBeNull();
  }
  expect(screen.getByRole('link', { name: 'Website' }).getAttribute('rel')).toBe('nofollow noopener');
  expect(requests).toEqual([]);
});

test('PlaceDetailDialog: looks up unknown facts by position and offers a retry after a failure', async () => {
  let works = false;
  const requests = mockFetch(() =>
    works ? jsonResponse([buildNearbyPlace({ popularity: 0 })]) : jsonResponse({}, 404),
  );
  const { user } = dialogs();
  expect(screen.getByText('Loading details for Trevi Fountain…')).not.toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load details for Trevi Fountain');
  works = true;
  await user.click(button('Try Again'));
  expect(await screen.findByText('Not rated yet')).not.toBeNull();
  expect(requests.map(({ url }) => url)).toEqual(
    Array(2).fill('/api/nearby-attractions?latitude=41.9&longitude=12.48'),
  );
});

test("PlaceDetailDialog: opens a guide that is written for the reader's location", async () => {
  const requests = mockFetch(() => jsonResponse({ temporary: true, article: GUIDE, source: 'generated' }));
  const { user } = dialogs({ known: buildNearbyPlace() });
  await user.click(button('Quick guide'));
  expect(screen.getByRole('dialog', { name: 'Travel guide: Trevi Fountain' })).not.toBeNull();
  expect(await screen.findByText('It ground the flour of the whole valley.')).not.toBeNull();
  // This guide was composed without a model.
  expect(screen.queryByText('AI Generated Content')).toBeNull();
  const query = new URL(requests[0]?.url ?? '', 'http://x').searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    q: 'Trevi Fountain',
    source: 'nearby_attraction',
    parentLocation: 'Rome',
    parentTitle: 'Colosseum',
    lat: '41.9',
    lng: '12.48',
  });
});

test('AttractionGuideDialog: states that a model wrote a guide', async () => {
  const writing = { provider: 'openai', model: 'm', promptVersion: null };
  mockFetch(() => jsonResponse({ temporary: true, article: { ...GUIDE, writing }, source: 'generated' }));
  dialogs({ first: 'guide' });
  expect(await screen.findByText('AI Generated Content')).not.toBeNull();
});

test('AttractionGuideDialog: shows that a guide is being written and offers a retry after a failure', async () => {
  let works = false;
  mockFetch(() =>
    works ? jsonResponse({ temporary: true, article: GUIDE, source: 'generated' }) : jsonResponse({}, 404),
  );
  const { user } = dialogs({ first: 'guide' });
  expect(screen.getByRole('status').textContent).toBe('Generating travel insights for Trevi Fountain...');
  await screen.findByRole('alert');
  works = true;
  await user.click(button('Try Again'));
  expect(await screen.findByRole('heading', { name: 'The Old Mill' })).not.toBeNull();
});

test('AttractionGuideDialog: links to an article that people wrote', async () => {
  const url = '/articles/trevi-fountain';
  mockFetch(({ url: requests }) =>
    requests.startsWith('/api/generate')
      ? jsonResponse({ redirect: true, url, source: 'cache' })
      : jsonResponse({}, 404),
  );
  dialogs({ first: 'guide' });
  expect(await screen.findByText("There's a guide to this place.")).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Travel guide' }).getAttribute('href')).toBe(url);
  expect(screen.getByRole('link', { name: 'Open the full guide' }).getAttribute('href')).toBe(url);
});
