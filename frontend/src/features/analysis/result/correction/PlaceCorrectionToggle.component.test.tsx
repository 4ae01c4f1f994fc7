import { jest } from '@jest/globals';
import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { LocatedPlace, PlaceChoice, SelectablePlace } from '@placelore/contracts/places/places.js';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { buildAnalysisResult } from '../../../../testing/builders/analyses.js';
import { jsonResponse, mockFetch, setOnline } from '../../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../../testing/render/render.js';
import { PlaceCorrectionToggle } from './PlaceCorrectionToggle.js';

const KYOTO: SelectablePlace = { name: 'Kyoto', location: 'Kyoto, Japan', latitude: 35, longitude: 135.7 };
const SIENA: LocatedPlace = {
  name: 'Piazza del Campo',
  localName: null,
  kind: 'landmark',
  category: 'Landmark',
  latitude: 43.318,
  longitude: 11.331,
  city: 'Siena',
  region: 'Tuscany',
  country: 'Italy',
  countryCode: 'IT',
  guidebookId: null,
  confidence: 0.4,
  evidence: [],
  provider: 'embedded',
  attribution: null,
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search for a place' });
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

async function type(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  await pass(300);
}

/** Renders the question and answers it with "no". */
async function renderToggle(change: Partial<AnalysisResult> = {}) {
  const onChoose = jest.fn<(place: PlaceChoice) => void>();
  const result = buildAnalysisResult({ alternatives: [SIENA], ...change });
  renderWithProviders(<PlaceCorrectionToggle result={result} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Not the right place?' }));
  await pass(100);
  return { onChoose };
}

const scrolled = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  setOnline(true);
  jest.useRealTimers();
});

test('PlaceCorrectionToggle: opens and closes', async () => {
  await renderToggle();
  const question = screen.getByRole('button', { name: 'Not the right place?' });
  expect(question.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('region', { name: 'Which place is it?' })).not.toBeNull();
  fireEvent.click(question);
  expect(question.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('region', { name: 'Which place is it?' })).toBeNull();
});

test('PlaceCorrectionPanel: is in view with the focus in its field once it is open', async () => {
  await renderToggle();
  expect(document.activeElement).toBe(box());
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('PlaceCorrectionPanel: has only a search if likely places were already offered', async () => {
  await renderToggle({ identified: false });
  expect(box().maxLength).toBe(100);
  expect(screen.queryByText('It might also be')).toBeNull();
});

test('PlaceCorrectionPanel: offers at most five likely places', async () => {
  const more = Array.from({ length: 6 }, (_, place) => ({ ...SIENA, name: `Square ${place}`, longitude: place }));
  const { onChoose } = await renderToggle({ alternatives: [SIENA, ...more] });
  expect(listed('It might also be')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Piazza del Campo Siena, Italy' }));
  expect(onChoose.mock.calls).toEqual([[{ name: 'Piazza del Campo', latitude: 43.318, longitude: 11.331 }]]);
});

test('PlaceCorrectionPanel: offers the places again that were offered before one was chosen', async () => {
  const { name, latitude, longitude } = SIENA;
  const candidate = { name, location: '', why: '150 m from this position', latitude, longitude };
  await renderToggle({
    title: 'Old Mill',
    candidates: [{ ...candidate, name: 'Old Mill' }, { ...candidate, name: 'Weir' }, candidate],
    alternatives: [SIENA, { ...SIENA, name: 'Siena' }],
  });
  expect(listed('It might also be')).toEqual(['Weir', 'Piazza del Campo', 'SienaSiena, Italy']);
});

test('PlaceCorrectionPanel: searches for places from 3 characters on, once the user stops typing', async () => {
  const requests = mockFetch(() => jsonResponse([KYOTO]));
  const { onChoose } = await renderToggle();
  await type(' ky ');
  expect(requests).toEqual([]);
  expect(listed('It might also be')).toEqual(['Piazza del CampoSiena, Italy']);
  fireEvent.change(box(), { target: { value: 'kyo' } });
  await pass(299);
  expect(requests).toEqual([]);
  await pass(1);
  expect(requests.map(({ url }) => url)).toEqual(['/api/places/search?q=kyo']);
  await pass(0);
  expect(screen.getByText('1 place found')).not.toBeNull();
  expect(screen.queryByText('It might also be')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Kyoto Kyoto, Japan' }));
  expect(onChoose.mock.calls).toEqual([[{ name: 'Kyoto', latitude: 35, longitude: 135.7 }]]);
});

test('PlaceCorrectionPanel: distinguishes a search without results from a failed one', async () => {
  let response = () => jsonResponse([]);
  mockFetch(() => response());
  await renderToggle();
  await type('atlantis');
  expect(screen.getByText(/^We couldn't find “atlantis”/)).not.toBeNull();
  response = () => jsonResponse({}, 404);
  await type('kyoto');
  expect(screen.getByText("The search didn't work.")).not.toBeNull();
  response = () => jsonResponse([KYOTO]);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect(screen.getByText('1 place found')).not.toBeNull();
});

test('PlaceCorrectionPanel: falls back to the town of an unknown place, and offers its sights', async () => {
  mockFetch(() => jsonResponse([{ ...KYOTO, isTownOnly: true }, SIENA]));
  await renderToggle();
  await type('small shrine kyoto');
  const question = 'We know Kyoto, but not this place in it. Keep Kyoto, or is it one of these?';
  expect(screen.getByText(question)).not.toBeNull();
  expect(listed(question)).toEqual(['KyotoKyoto, Japan', 'Piazza del Campo']);
});

test('PlaceCorrectionPanel: explains that choosing and searching need a connection', async () => {
  const requests = mockFetch(() => jsonResponse([KYOTO]));
  await renderToggle();
  setOnline(false);
  expect(screen.getByText("You're offline. You can change the place when you're back online.")).not.toBeNull();
  expect(box().disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Piazza del Campo/ }).disabled).toBe(true);
  await type('kyoto');
  expect(requests).toEqual([]);
  setOnline(true);
  await pass(0);
  expect(requests).toHaveLength(1);
});
