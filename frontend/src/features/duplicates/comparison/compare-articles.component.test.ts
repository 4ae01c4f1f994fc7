import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { areEqual, articleLetter, COMPARED_FIELDS, markDifferences } from './compare-articles.js';

const ARTICLE = {
  title: 'Trevi',
  metaDescription: 'A fountain.',
  content: '<h2>Old</h2><p>Built  1762.</p><ul><li>One</li><li>Two<br>Three</li></ul>',
  category: 'Landmark',
  location: 'Rome, Italy',
  latitude: 41.9,
  longitude: 12.5,
  imageUrl: '/objects/a.jpg',
  nearbyAttractions: [
    { name: 'Pantheon', distance: '500 m' },
    { name: 'Corso', distance: '1 km' },
  ],
  isPublic: true,
  slug: 'trevi',
  contentSource: 'text_search',
} as unknown as Article;
const change = (changes: object) => ({ ...ARTICLE, ...changes }) as Article;
const findField = (field: string) => COMPARED_FIELDS.find((compared) => (compared.field ?? compared.name) === field)!;

it('compares nine fields that a merge can take over, then slug and origin', () => {
  expect(COMPARED_FIELDS.map(({ field }) => field)).toEqual([
    ...['title', 'metaDescription', 'content', 'category', 'location', 'position', 'image', 'nearbyAttractions'],
    ...['isPublic', undefined, undefined],
  ]);
  expect(COMPARED_FIELDS.slice(9).map(({ getText }) => getText(ARTICLE))).toEqual(['trevi', 'Premium']);
  expect(COMPARED_FIELDS.filter(({ isImage }) => isImage).map(({ field }) => field)).toEqual(['image']);
});

it.each([
  ['title', {}, 'Trevi'],
  ['metaDescription', {}, 'A fountain.'],
  ['content', {}, 'Old\nBuilt  1762.\nOne\nTwo\nThree'],
  ['category', {}, 'Landmark'],
  ['location', {}, 'Rome, Italy'],
  ['position', {}, '41.9, 12.5'],
  ['position', { latitude: null, longitude: null }, ''],
  ['image', {}, '/objects/a.jpg'],
  ['image', { imageUrl: null }, ''],
  ['nearbyAttractions', {}, 'Pantheon (500 m)\nCorso (1 km)'],
  ['isPublic', {}, 'Public'],
  ['isPublic', { isPublic: false }, 'Private'],
])('shows %s of %j as %j', (field, changes, text) => expect(findField(field).getText(change(changes))).toBe(text));

it.each([
  ['content', { content: ARTICLE.content.replace('h2', 'h3').replace('/h2', '/h3') }],
  ['nearbyAttractions', { nearbyAttractions: [{ name: 'Pantheon', distance: '500 m', note: 'x' }] }],
  ['title', { title: 'Trevi Fountain' }],
])('areEqual: %s differs even if its text does not', (field, changes) => {
  expect(areEqual(findField(field), [ARTICLE, change({})])).toBe(true);
  expect(areEqual(findField(field), [ARTICLE, change({}), change(changes)])).toBe(false);
});

it('labels articles with letters from A', () => expect([0, 1, 25].map(articleLetter)).toEqual(['A', 'B', 'Z']));

describe('markDifferences', () => {
  const words = (count: number, name = 'w') => Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');
  const mark = (texts: string[], baseIndex = 0) =>
    markDifferences(texts, baseIndex).map((segments) =>
      segments.map((segment) =>
        'omitted' in segment ? segment.omitted : `${segment.isMarked ? '!' : ''}${segment.words.length}`,
      ),
    );
  it.each([
    ['short equal texts whole', [words(19), words(19)], [['19'], ['19']]],
    [
      'of long equal texts the beginning',
      [words(20), words(20)],
      [
        ['8', 12],
        ['8', 12],
      ],
    ],
    [
      'a difference at the end',
      [`${words(20)} x`, words(20)],
      [
        [12, '8', '!1'],
        ['8', 12],
      ],
    ],
    ['a difference at the end after fewer words', [`${words(19)} x`, words(19)], [['19', '!1'], ['19']]],
    [
      'a difference at the start',
      [`x ${words(20)}`, words(20)],
      [
        ['!1', '8', 12],
        ['8', 12],
      ],
    ],
    [
      'differences around',
      [`x ${words(28)} y`, words(28)],
      [
        ['!1', '8', 12, '8', '!1'],
        ['8', 20],
      ],
    ],
    [
      'differences around fewer words',
      [`x ${words(27)} y`, words(27)],
      [
        ['!1', '27', '!1'],
        ['8', 19],
      ],
    ],
    ['a long difference whole', [words(40, 'x'), 'y'], [['!40'], ['!1']]],
  ])('shows %s', (_, texts, segments) => expect(mark(texts)).toEqual(segments));

  it('marks in the base what any other text lacks, and in the others what the base lacks', () => {
    expect(mark(['a b c', 'b c', 'a b c d'])).toEqual([['!1', '2'], ['2'], ['3', '!1']]);
    expect(mark(['b c', 'a b c', 'b c d'], 1)).toEqual([['2'], ['!1', '2'], ['2', '!1']]);
  });
});
