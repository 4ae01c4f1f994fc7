import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { screen, waitFor } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../../testing/render/render.js';
import { PlacesOnRequest } from './PlacesOnRequest.js';

const ROME = { name: 'Rome', latitude: 41.9, longitude: 12.5, isTown: true };
const requestable = (name: string, latitude: number | null = 1) => ({
  ...{ name, location: 'Rome, Italy', latitude, longitude: 2 },
});
/** A place of open data. */
const open = (name: string, change: object = {}) => ({
  ...{ name, distance: '300 m', coordinates: { lat: 3, lng: 4 }, slug: null, category: 'Museum' },
  ...change,
});

/** Shows the places of an answer, of which few guides match, with what open data lists. */
function show(change: object = {}, found: object[] = []) {
  const requests = mockFetch(() => jsonResponse(found));
  const answer = {
    ...{ place: ROME, categories: ['Museum'], relation: 'in', relevant: 3, onRequest: [requestable('Forum')] },
    ...{ isOfOtherKinds: false, isOnlyNear: false, missingTopic: null },
    ...change,
  };
  renderWithProviders(<PlacesOnRequest answer={answer as unknown as SearchAnswer} />);
  return requests;
}
const listNames = () => screen.queryAllByRole('link').map((link) => link.querySelector('strong')?.textContent);

test('PlacesOnRequest: lists places of the bundled data, and then as many of open data as guides are missing', async () => {
  const requests = show({}, [open('Forum'), ...['A', 'B', 'C'].map((name) => open(name))]);
  await screen.findByText('B');
  expect(listNames()).toEqual(['Forum', 'A', 'B']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/dynamic/Forum%401,2', '/dynamic/A%403,4', '/dynamic/B%403,4'],
  ]);
  expect(requests[0]!.url).toContain('latitude=41.9&longitude=12.5&radius=10000&limit=30');
});

test('PlacesOnRequest: lists nothing of open data that has a guide or is of another kind', async () => {
  show({}, [open('Written', { slug: 'written' }), open('Park', { category: 'Park' }), open('A')]);
  await screen.findByText('A');
  expect(listNames()).toEqual(['Forum', 'A']);
});

test.each([
  ['enough guides match', { relevant: 5 }],
  ['the search is around the reader', { relation: 'around me' }],
  ['the search names no place', { place: null }],
  ['the search names no kind', { categories: [] }],
])('PlacesOnRequest: asks for no open data if %s', (_, change) => {
  expect(show(change, [open('A')])).toEqual([]);
  expect(listNames()).toEqual(['Forum']);
});

test.each([{ isOfOtherKinds: true }, { isOnlyNear: true }, { missingTopic: 'Ghost towns' }])(
  'PlacesOnRequest: counts no guides that do not fit the search: %j',
  async (change) => {
    show(
      { ...change, relevant: 9 },
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => open(name)),
    );
    await screen.findByText('E');
    expect(listNames()).toEqual(['Forum', 'A', 'B', 'C', 'D', 'E']);
  },
);

test('PlacesOnRequest: has a link without a position for a place whose position is unknown', () => {
  show({ relevant: 5, onRequest: [requestable('Lost Villa', null)] });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dynamic/Lost%20Villa');
});

test('PlacesOnRequest: shows nothing at all without places', async () => {
  const requests = show({ onRequest: [] });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
