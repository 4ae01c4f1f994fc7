import { jest } from '@jest/globals';
import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { Evidence } from '@placelore/contracts/places/places.js';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { buildAnalysisResult } from '../../../testing/builders/analyses.js';
import { buildImageCredit } from '../../../testing/builders/image-credit.js';
import { WIKIPEDIA_SOURCE } from '../../../testing/builders/sources.js';
import { jsonResponse, mockFetch, setOnline } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { ResultModal } from './ResultModal.js';

function modal(change: Partial<AnalysisResult> = {}, signedIn = false) {
  const onLookAgain = jest.fn();
  const onCorrect = jest.fn();
  const onClose = jest.fn();
  const shown = renderWithProviders(
    <ResultModal
      result={buildAnalysisResult(change)}
      photoUrl="blob:photo"
      isSignedIn={signedIn}
      renderMap={(showsRoute) => <p>{showsRoute ? 'A route' : 'A map'}</p>}
      offers={<p>Some offers</p>}
      saveToggle={<button type="button">Saved</button>}
      onLookAgain={onLookAgain}
      onCorrect={onCorrect}
      onClose={onClose}
      returnFocus={createRef()}
    />,
  );
  return { onLookAgain, onCorrect, onClose, ...shown };
}

const heading = (name: string) => screen.queryByRole('heading', { name });

const SIGN: Evidence = { kind: 'text in the photo', detail: 'The photo reads “Piazza Grande”.', confidence: 0.8 };
const HINT: Evidence = { kind: 'site details', detail: 'You wrote “Piazza Grande”.', confidence: 0.7 };

test('ResultModal: shows everything that was found', () => {
  modal({ evidence: [{ kind: 'photo position', detail: 'The photo carries it.', confidence: 0.95 }] });
  expect(screen.getByRole('dialog', { name: 'Piazza Grande' })).not.toBeNull();
  expect(screen.getByText('Landmark')).not.toBeNull();
  expect(screen.getByText('Arezzo, Italy')).not.toBeNull();
  expect(screen.getByText('Identified')).not.toBeNull();
  expect(screen.getByText('The sloping main square of Arezzo.')).not.toBeNull();
  expect(screen.getByText('Jousts are held here twice a year.')).not.toBeNull();
  const facts = within(heading('Good to know')?.parentElement as HTMLElement);
  expect(facts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The loggia was drawn by Vasari.',
  ]);
  expect(within(heading('How we know')?.parentElement as HTMLElement).getAllByText('Strong clue')[0]).not.toBeNull();
  expect(screen.getByText('Composed automatically.')).not.toBeNull();
  expect(screen.getByText('A map')).not.toBeNull();
});

test.each<[string, Evidence[], string]>([
  ['a sign and a hint', [SIGN, HINT], 'Identified'],
  ['a hint only', [HINT], 'As you told us'],
  ['a hint, and where it was taken', [HINT, { ...SIGN, kind: 'photo position', areaOnly: true }], 'As you told us'],
  ['a hint beside a sign that names nothing', [HINT, { ...SIGN, confidence: 0 }], 'As you told us'],
  ['a hint that a sign contradicts', [HINT, { ...SIGN, contradicts: true }], 'As you told us'],
  [
    'a hint, and what visitors said about a similar photo',
    [HINT, { ...SIGN, kind: 'similar photo' }],
    'As you told us',
  ],
])('ResultModal: says who knows the place with %s', (_, evidence, badge) => {
  modal({ evidence });
  expect(screen.getByText(badge)).not.toBeNull();
});

test.each<[string, Evidence, string]>([
  ['near the place', { ...SIGN, kind: 'photo position', areaOnly: true }, 'The photo was taken nearby'],
  ['in another place', { ...SIGN, kind: 'photo position', contradicts: true }, 'Nothing in the photo confirms'],
  ['at a position that says nothing', { ...SIGN, kind: 'photo position', confidence: 0 }, 'Nothing in the photo'],
])('ResultModal: explains a stated place if the photo was taken %s', (_, position, note) => {
  modal({ evidence: [HINT, position] });
  expect(screen.getByText(note, { exact: false })).not.toBeNull();
});

// By default, the pictures of candidates never arrive.
beforeEach(() => void mockFetch(() => new Promise(() => undefined)));

test('ResultModal: shows nearby places with the photo of an article and its credit, or an illustration', async () => {
  mockFetch(() =>
    jsonResponse([
      { imageUrl: '/objects/articles/a/thumbnail.webp', imageCredit: buildImageCredit() },
      { imageUrl: '/api/illustrations/tower-alpine-7/scene.svg', imageCredit: null },
    ]),
  );
  const coordinates = { lat: 43.46, lng: 11.88 };
  modal({
    nearbyAttractions: [
      { name: 'Duomo', distance: '300 m', coordinates },
      { name: 'Tower', distance: '', note: 'Arezzo', coordinates },
    ],
  });
  expect(await screen.findByRole('img', { name: 'Photo of Duomo' })).not.toBeNull();
  const cards = within(heading('Nearby')?.parentElement as HTMLElement).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Photo: Jane Doe, CC BY-SA 4.0, Wikimedia CommonsDuomo300\u00a0m',
    'TowerArezzo',
  ]);
  expect(cards[1]?.querySelector('img')?.getAttribute('src')).toBe('/api/illustrations/tower-alpine-7/scene.svg');
  expect(screen.getByRole('link', { name: 'Tower' }).getAttribute('href')).toBe('/dynamic/Tower%4043.46,11.88');
});

test('ResultModal: calls sights nearby up to 15 km away, and shows those farther away as part of the region', () => {
  const place = (name: string, lat: number) => ({ name, distance: '', coordinates: { lat, lng: 11.88 } });
  modal({
    latitude: 43.46,
    longitude: 11.88,
    nearbyAttractions: [place('Duomo', 43.47), place('Cortona', 43.27), place('Rimini', 44.06)],
  });
  const list = (name: string) =>
    within(heading(name)?.parentElement as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(list('Nearby')).toEqual(['Duomo']);
  expect(list('In the region')).toEqual(['Cortona', 'Rimini']);
});

test('ResultModal: labels AI-generated text', () => {
  modal({ writing: { provider: 'anthropic', model: 'claude', promptVersion: '1' } });
  expect(screen.getByText(/^Written by artificial intelligence\. Its sentences were not checked/)).not.toBeNull();
});

test('ResultModal: links sentences to their sources and offers to report errors', async () => {
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
    screen.getByText(
      'Composed automatically from Wikipedia: Eiffel Tower. Its sentence has a source. 1 unsupported sentence was left out.',
    ),
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

test('ResultModal: shows the photo on the device immediately, and the stored one if the browser cannot show it', () => {
  modal({ imageUrl: '/objects/1.jpg' });
  const photo = () => screen.getByRole('img', { name: 'Your photo: Piazza Grande' });
  expect(photo().getAttribute('src')).toBe('blob:photo');
  fireEvent.error(photo());
  expect(photo().getAttribute('src')).toBe('/objects/1.jpg');
});

test('ResultModal: shows the photo of a question that is opened in a later visit', () => {
  renderWithProviders(
    <ResultModal
      result={buildAnalysisResult({ ...NOWHERE, id: 'a1', outcome: 'not identified' })}
      photoUrl={null}
      isSignedIn
      renderMap={() => null}
      offers={null}
      saveToggle={null}
      onLookAgain={null}
      onCorrect={() => {}}
      onClose={() => {}}
      returnFocus={createRef()}
    />,
  );
  expect(screen.getByRole('img', { name: 'Your photo' }).getAttribute('src')).toBe('/api/analyses/a1/photo?size=full');
});

test('ResultModal: has one heading of its kind, not a second one for assistive technology', () => {
  modal({ identified: false, outcome: 'not identified', discoveryId: null });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "We couldn't place this photo",
  ]);
});

test('ResultModal: invites guests to save their discoveries, until they dismiss it', async () => {
  const { user } = modal();
  expect(heading('Save Your Discoveries!')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Sign Up Free' }).getAttribute('href')).toBe('/auth?tab=signup');
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

test('ResultModal: shares the guide, never the photo, and copies its link where the device cannot share', async () => {
  const { user } = modal();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await getToasts().findByText('Link copied!')).not.toBeNull();
  // The position of a result is that of the photo, which only its owner may know.
  expect(await navigator.clipboard.readText()).toBe('http://localhost/dynamic/Piazza%20Grande%2C%20Arezzo%2C%20Italy');
});

test('ResultModal: links to the guide and to the route', async () => {
  Element.prototype.scrollIntoView = () => {};
  const { user } = modal();
  const guide = screen.getByRole('link', { name: 'Read the full guide' });
  expect(guide.getAttribute('href')).toBe('/dynamic/Piazza%20Grande%2C%20Arezzo%2C%20Italy');
  await user.click(screen.getByRole('button', { name: 'Directions' }));
  expect(screen.getByText('A route')).not.toBeNull();
});

const NOWHERE = { identified: false, location: 'Not identified', latitude: null, longitude: null, discoveryId: null };
const LOUVRE = { name: 'Louvre Museum', location: 'Paris, France', latitude: 48.8611, longitude: 2.3364 };

test('ResultModal: asks only where an unidentified photo was taken', async () => {
  const facts = ['Text read in the photo: “OPEN”.'];
  const { user, onLookAgain } = modal({ ...NOWHERE, outcome: 'not identified', title: 'Not identified', facts });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(new Set(headings)).toEqual(new Set(["We couldn't place this photo"]));
  expect(screen.queryByText('A map')).toBeNull();
  expect(screen.getByText('What we saw').closest('details')?.open).toBe(false);
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Look again' });
  expect(submit.disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Where was this photo taken?' }), ' Arezzo {Enter}');
  expect(onLookAgain.mock.calls).toEqual([['Arezzo']]);
});

test('ResultModal: names the language of lettering, and asks whether the photo was taken in its country', async () => {
  const lettering = { language: 'Japanese', country: 'Japan', countryCode: 'JP' };
  const { user, onLookAgain } = modal({ ...NOWHERE, outcome: 'not identified', lettering });
  expect(screen.getByText('The writing looks Japanese. Was it taken in Japan?')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Guides to Japan' }).getAttribute('href')).toBe('/countries/jp');
  expect(screen.queryByText('Identified')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yes, in Japan' }));
  expect(onLookAgain.mock.calls).toEqual([['Japan']]);
});

test('ResultModal: asks for an unidentified photo again if it is no longer on the device', () => {
  const onNothing = () => {};
  renderWithProviders(
    <ResultModal
      result={buildAnalysisResult({ ...NOWHERE, outcome: 'not identified' })}
      photoUrl={null}
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
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Upload Photo' }).getAttribute('href')).toBe('/app?start=upload');
});

test('ResultModal: offers candidates with their reasons, confirms one with one tap, and describes none of them', async () => {
  mockFetch(() => jsonResponse([{ imageUrl: '/api/illustrations/louvre/scene.svg', imageCredit: buildImageCredit() }]));
  const candidates = [{ ...LOUVRE, why: 'The photo reads “LOUVRE”' }];
  const { user, onCorrect } = modal({ ...NOWHERE, outcome: 'perhaps', candidates, culturalInfo: '', facts: ['Seen'] });
  expect(screen.getByRole('dialog', { name: 'Perhaps one of these' })).not.toBeNull();
  expect(screen.getByRole('list', { name: 'Perhaps one of these' })).not.toBeNull();
  expect(screen.getByText("Choose one, and we'll write about it.")).not.toBeNull();
  for (const text of ['Good to know', 'Cultural significance', 'A map', 'Some offers', 'Landmark'])
    expect(screen.queryByText(text)).toBeNull();
  const candidate = screen.getByRole('button', { name: 'Louvre Museum Paris, France The photo reads “LOUVRE”' });
  // The picture adds nothing to the name, but needs a credit.
  await waitFor(() =>
    expect(candidate.querySelector('img')?.getAttribute('src')).toBe('/api/illustrations/louvre/scene.svg'),
  );
  expect(candidate.closest('li')?.textContent).toContain('Photo: Jane Doe');
  await user.click(screen.getByRole('button', { name: 'None of these' }));
  expect(await screen.findByRole('textbox', { name: 'Search for a place' })).not.toBeNull();
  await user.click(candidate);
  const { latitude, longitude } = LOUVRE;
  expect(onCorrect.mock.calls).toEqual([[{ name: 'Louvre Museum', latitude, longitude }]]);
});

test('ResultModal: shows where a photo was taken, asks what it shows, and describes the town', async () => {
  const evidence = [{ kind: 'photo position' as const, detail: 'In Arezzo', confidence: 0.8, areaOnly: true as const }];
  const candidates = [{ ...LOUVRE, location: '', why: '120 m from this position' }];
  const { user, onCorrect } = modal({
    identified: false,
    outcome: 'position only',
    title: 'Arezzo',
    evidence,
    candidates,
  });
  expect(screen.getByRole('dialog', { name: 'Photo taken near Arezzo, Italy' })).not.toBeNull();
  expect(heading('About Arezzo')).not.toBeNull();
  expect(screen.queryByText('Landmark')).toBeNull();
  const list = within(screen.getByRole('list', { name: 'Is one of these in it?' }));
  await user.click(list.getByRole('button', { name: 'Louvre Museum 120 m from this position' }));
  await user.click(list.getByRole('button', { name: 'Arezzo No single sight' }));
  expect(onCorrect.mock.calls).toMatchObject([[{ name: 'Louvre Museum' }], [{ name: 'Arezzo' }]]);
  expect(screen.getByRole('button', { name: 'Something else' })).not.toBeNull();
});

test('ResultModal: lists the sights around a photo as a walk, although the question already offers them', () => {
  const near = { name: 'Arezzo Cathedral', distance: '240 m', coordinates: { lat: 43.4671, lng: 11.88225 } };
  const evidence: Evidence[] = [{ kind: 'photo position', detail: 'The photo carries it.', confidence: 0.9 }];
  const candidates = [{ name: near.name, location: '', why: '', latitude: 43.4671, longitude: 11.88225 }];
  const change = { title: 'Arezzo', candidates, nearbyAttractions: [near] };
  const { unmount } = modal({ identified: false, outcome: 'position only', evidence, ...change });
  const walk = within(heading('A walk from this spot')?.parentElement as HTMLElement);
  expect(walk.getByRole('link', { name: 'Arezzo Cathedral' })).not.toBeNull();
  expect(walk.getByRole('listitem').textContent?.replace(/\u00a0/g, ' ')).toBe('Arezzo Cathedral170 m · 2 min');
  unmount();
  // Nobody took it at the middle of a region.
  modal({ identified: false, outcome: 'position only', evidence: [HINT], ...change });
  expect(heading('A walk from this spot')).toBeNull();
});

test.each<[string, Partial<AnalysisResult>]>([
  ['Your device was near Arezzo, Italy', { evidence: [{ kind: 'device position', detail: 'd', confidence: 0.6 }] }],
  [
    'Your device was in Italy',
    { title: 'Italy', location: 'Italy', evidence: [{ kind: 'device position', detail: 'd', confidence: 0.6 }] },
  ],
])('ResultModal: says "%s" for the position of a device', (title, change) => {
  modal({ identified: false, outcome: 'position only', title: 'Arezzo', ...change });
  expect(screen.getByRole('dialog', { name: title })).not.toBeNull();
  expect(screen.getByText('We know no sight right there. Do you know what the photo shows?')).not.toBeNull();
});

test('ResultModal: asks what a photo of a stated region shows, and claims no position for it', () => {
  const candidates = [{ ...LOUVRE, location: '', why: 'Paris' }];
  const place = { title: 'Tuscany', location: 'Tuscany, Italy', latitude: 43.4, longitude: 11.15 };
  modal({ identified: false, outcome: 'position only', evidence: [HINT], candidates, ...place });
  expect(screen.getByRole('dialog', { name: 'Photo taken in Tuscany, Italy, as you told us' })).not.toBeNull();
  expect(screen.getByRole('list', { name: 'Is one of these in it?' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Tuscany No single sight' })).not.toBeNull();
  expect(screen.queryByText(/43\.4/)).toBeNull();
});

test('ResultModal: offers no candidates while offline', () => {
  setOnline(false);
  modal({ ...NOWHERE, outcome: 'perhaps', candidates: [{ ...LOUVRE, why: '' }] });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Louvre Museum/ }).disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toContain("You're offline");
  setOnline(true);
});

test('ResultModal: marks clues that point to another place or are only partly known', () => {
  modal({
    evidence: [
      { kind: 'landmark recognized', detail: 'Golden Tower', confidence: 0.3, unmatched: true },
      { kind: 'photo position', detail: 'In Berlin', confidence: 0, contradicts: true },
    ],
  });
  expect(screen.getByText('Only part of this name is known')).not.toBeNull();
  expect(screen.getByText('Points to another place')).not.toBeNull();
});

test('ResultModal: contains travel offers for the place', () => {
  modal();
  expect(screen.getByText('Some offers')).not.toBeNull();
});

test('ResultModal: closes on Escape', async () => {
  const { user, onClose } = modal();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
