import { buildAdminArticle } from '../../testing/builders/articles.js';
import { conflictingFields, toDraft, toFormData } from './draft.js';

const ARTICLE = buildAdminArticle();
const DRAFT = toDraft(ARTICLE);

test('toDraft: shows coordinates in plain decimals', () => {
  expect(DRAFT).toMatchObject({ latitude: '41.8902', longitude: '12.4922' });
  expect(toDraft({ ...ARTICLE, latitude: null, longitude: null })).toMatchObject({ latitude: '', longitude: '' });
});

test('toFormData: sends the fields of the form and the revision they are based on', () => {
  expect(Object.fromEntries(toFormData(DRAFT, ARTICLE))).toEqual({
    title: 'Colosseum',
    content: '<p>Large.</p>',
    metaDescription: 'The amphitheatre of ancient Rome.',
    category: 'Landmark',
    location: 'Rome, Italy',
    latitude: '41.8902',
    longitude: '12.4922',
    revision: '3',
  });
});

test.each([
  { latitude: '', longitude: '12.5' },
  { latitude: '41.9', longitude: '' },
  { latitude: '', longitude: '' },
])('toFormData: sends no position for latitude “$latitude” and longitude “$longitude”', (half) => {
  const sent = toFormData({ ...DRAFT, ...half }, ARTICLE);
  expect([sent.has('latitude'), sent.has('longitude')]).toEqual([false, false]);
});

test('toFormData: parses decimals and accepts zero as a coordinate', () => {
  const sent = toFormData({ ...DRAFT, latitude: '-0.50', longitude: '0' }, ARTICLE);
  expect([sent.get('latitude'), sent.get('longitude')]).toEqual(['-0.5', '0']);
});

test('conflictingFields: returns the fields that another user changed, and whether they were changed here too', () => {
  const typed = { ...DRAFT, title: 'Mine', content: 'mine' };
  const saved = { ...DRAFT, content: 'theirs', location: 'Roma' };
  expect(conflictingFields(typed, DRAFT, saved)).toEqual([
    { field: 'location', isBoth: false },
    { field: 'content', isBoth: true },
  ]);
  expect(conflictingFields({ ...typed, content: 'theirs' }, DRAFT, saved)).toContainEqual({
    field: 'content',
    isBoth: false,
  });
});
