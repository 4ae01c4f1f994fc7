import {
  createAttractionDraft,
  getDistance,
  moveItem,
  toAttractionDrafts,
  toNearbyAttractions,
} from './attraction-drafts.js';

const ROME = { lat: 41.8902, lng: 12.4922 };
const SAVED = [{ name: 'Roman Forum', distance: 'far', coordinates: { lat: 41.8925, lng: 12.4853 } }];

test('attraction drafts: compute the distance from the article’s position, and keep it without one', () => {
  const [forum] = toAttractionDrafts(SAVED);
  expect(getDistance(forum!, ROME)).toBe('630 m');
  expect(getDistance(forum!, null)).toBe('far');
  expect(getDistance({ ...forum!, latitude: 'x' }, ROME)).toBe('far');
});

test('attraction drafts: are saved with trimmed names and current distances', () => {
  const [forum] = toAttractionDrafts(SAVED);
  expect(toNearbyAttractions([{ ...forum!, name: ' Forum ' }], ROME)).toEqual([
    { name: 'Forum', distance: '630 m', coordinates: { lat: 41.8925, lng: 12.4853 } },
  ]);
});

test('attraction drafts: keep the note of a place inside a region instead of a distance', () => {
  const inside = [{ ...SAVED[0]!, distance: '', note: 'Rome' }];
  expect(toNearbyAttractions(toAttractionDrafts(inside), ROME)).toEqual(inside);
});

test('attraction drafts: have empty position fields for an attraction without a position', () => {
  const [name, distance] = ['Mill', '1 km'];
  const drafts = toAttractionDrafts([
    { name, distance },
    { name, distance, coordinates: null },
    { name, distance, coordinates: {} },
  ]);
  for (const draft of drafts) expect(draft).toMatchObject({ name, distance, latitude: '', longitude: '' });
});

test('attraction drafts: round a position picked on the map to about a meter', () => {
  expect(createAttractionDraft({ lat: 41.123456789, lng: -0.1 })).toMatchObject({
    latitude: '41.12346',
    longitude: '-0.1',
  });
});

test('attraction drafts: cannot be moved beyond the ends of the list', () => {
  const list = ['a', 'b', 'c'];
  expect(moveItem(list, 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(list, 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(list, 0, -1)).toBe(list);
  expect(moveItem(list, 2, 1)).toBe(list);
});

test('attraction drafts: are not saved without a position', () => {
  const [forum] = toAttractionDrafts(SAVED);
  const drafts = [{ ...forum!, latitude: '' }, { ...forum!, longitude: '181' }, createAttractionDraft(null), forum!];
  expect(toNearbyAttractions(drafts, ROME)).toHaveLength(1);
});
