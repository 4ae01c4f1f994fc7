import { expect, test } from '@jest/globals';
import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { buildArticleCard } from '../../../testing/builders/articles.js';
import { isArticleOffered } from './is-article-offered.js';

const NOTHING: SearchAnswer = {
  ...{ subject: 'x', place: null, kind: null, topic: null, missingTopic: null, missingWords: null, ignored: [] },
  ...{ categories: [], relation: 'in', isLesserKnown: false, needsPosition: false, correctedTo: null },
  ...{
    isOfOtherKinds: false,
    isOnlyNear: false,
    total: 0,
    relevant: 0,
    groups: [],
    positions: [],
    venues: null,
    onRequest: [],
  },
};
const SINTRA = { name: 'Sintra', isTown: true, latitude: 38.8, longitude: -9.4 };
const FOUND = { total: 3, relevant: 3 };
const BEST: SearchAnswer['groups'] = [{ group: 'best', articles: [buildArticleCard()] }];

test.each<[string, string, Partial<SearchAnswer>, boolean]>([
  ['a town without a guide', 'sintra', { ...FOUND, place: SINTRA }, true],
  ['a name that only texts mention', 'gjirokaster', { total: 2 }, true],
  ['a name that nothing mentions', 'qyteti', {}, true],
  ['a guide itself', 'rome', { ...FOUND, place: SINTRA, groups: BEST }, false],
  [
    'a place that is listed as a guide on request',
    'sintra',
    { ...FOUND, place: SINTRA, onRequest: [{ ...SINTRA, location: '' }] },
    false,
  ],
  ['a region', 'tuscany', { ...FOUND, place: { ...SINTRA, isTown: false } }, false],
  ['a kind of place', 'castles in scotland', { ...FOUND, kind: 'Castles' }, false],
  ['a kind of place without guides', 'lakes in sintra', { kind: 'Lakes', place: SINTRA }, false],
  ['a topic', 'ghost towns', { ...FOUND, topic: 'Ghost towns' }, false],
  ['a condition', 'sintra open now', { ...FOUND, place: SINTRA, ignored: ['open'] }, false],
  ['words about a town', 'haunted sintra', { ...FOUND, place: SINTRA, missingWords: 'haunted' }, false],
  ['a corrected name', 'eifel tower', { total: 1, correctedTo: 'Eiffel Tower' }, false],
  ['what is around the reader', 'near me', { relation: 'around me', needsPosition: true }, false],
  ['day trips', 'day trips from sintra', { relation: 'day trip from', place: SINTRA }, false],
])('isArticleOffered: for %s', (_, query, answer, isOffered) => {
  expect(isArticleOffered({ ...NOTHING, ...answer }, query)).toBe(isOffered);
});
