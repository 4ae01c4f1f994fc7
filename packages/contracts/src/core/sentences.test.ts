import { expect, test } from '@jest/globals';
import { segmentSentences, splitSentences } from './sentences.js';

test.each([
  [
    'Built by I. M. Pei in c. 1980. St. Paul slept here! "Why?" Nobody knows; it is 4 m. high.',
    ['Built by I. M. Pei in c. 1980.', 'St. Paul slept here!', '"Why?"', 'Nobody knows; it is 4 m. high.'],
  ],
  [
    'King Carol I. “Marie painted it.” R.M. Soedarsono drew it.',
    ['King Carol I.', '“Marie painted it.”', 'R.M. Soedarsono drew it.'],
  ],
  ['It is at 40° 41′ N, 74° 2′ W. Go early.', ['It is at 40° 41′ N, 74° 2′ W.', 'Go early.']],
  ['The show How Are You? made it famous.', ['The show How Are You? made it famous.']],
  ['塔は高い。展望台がある。', ['塔は高い。', '展望台がある。']],
  ['برج في باريس. بني عام 1889.', ['برج في باريس.', 'بني عام 1889.']],
  ['', []],
])('splitSentences: splits %j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test('segmentSentences: keeps the white space, so that joining restores the text', () => {
  const text = '  It is old.\n\nIt stands in Paris.  Go early! ';
  expect(segmentSentences(text)).toEqual(['  It is old.\n\n', 'It stands in Paris.  ', 'Go early! ']);
});
