import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { isRequestFirst } from './is-request-first.js';

const build = (category: string, overrides: object = {}) =>
  ({
    ...{ kind: 'Beaches', categories: ['Beach'], isOfOtherKinds: false, isOnlyNear: false, missingTopic: null },
    groups: [{ group: 'inside', articles: [{ category }] }],
    ...{ onRequest: [{ name: 'Mazunte' }], place: { name: 'Mexico' }, relevant: 1, subject: 'mazunte' },
    ...{ topic: null, relation: 'in' },
    ...overrides,
  }) as unknown as SearchAnswer;

describe('isRequestFirst', () => {
  it.each([
    ['a beach', build('Beach'), false],
    ['a ruin with a beach', build('Historical Site'), true],
    ['a ruin, but no place on request', build('Historical Site', { onRequest: [] }), false],
    ['a search for no kind', build('Historical Site', { kind: null, categories: [], subject: 'mexico' }), false],
    [
      'a town that has guides only to its sights',
      build('Temple', { kind: null, place: { name: 'Mazunte', isTown: true }, relevant: 9 }),
      true,
    ],
    ['a place that is only the address of a sight', build('Temple', { kind: null, place: null }), true],
    [
      'a region with many guides',
      build('Temple', { kind: null, place: { name: 'Mazunte', isTown: false }, relevant: 5 }),
      false,
    ],
    ['day trips from a town', build('Temple', { kind: null, relation: 'day trip from' }), false],
    ['mentions of the place itself', build('Beach', { relevant: 0, place: { name: 'Mazunte' } }), true],
    [
      'a sight that has the name of a town among others',
      build('Beach', { kind: null, place: null, groups: [{ group: 'named', articles: [{}] }] }),
      true,
    ],
    ['guides of other kinds', build('Beach', { isOfOtherKinds: true }), true],
    ['guides near the place', build('Beach', { isOnlyNear: true }), true],
    ['guides to no such topic', build('Beach', { missingTopic: 'Sunsets' }), true],
  ])('decides for %s', (_, answer, expected) => expect(isRequestFirst(answer)).toBe(expected));
});
