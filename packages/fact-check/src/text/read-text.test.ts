import type { Language } from '../lexicon/languages.js';
import { readText } from './read-text.js';

it.each<[Language, string, string]>([
  ['en', 'In early 1719 it fell; in May of that year it burned.', '5-1719'],
  ['en', 'In 1719 it fell, and in May of the same year it burned.', '5-1719'],
  ['en', 'On 4 May 1719 it burned.', '4-5-1719'],
  ['en', 'In May it burned, and in 1719 it was rebuilt.', '5'],
  ['en', 'It is open May–September.', '5,9'],
  ['en', 'It is open in April, May and June.', '4,5,6'],
  ['de', 'Es fiel 1719 und brannte im Mai desselben Jahres.', '5-1719'],
  ['fr', 'Pris en 1719, il brûla en mai de la même année.', '5-1719'],
  ['es', 'Tomado en 1719, ardió en mayo del mismo año.', '5-1719'],
  ['it', 'Preso nel 1719, bruciò nel maggio dello stesso anno.', '5-1719'],
  ['pt', 'Tomado em 1719, ardeu em maio do mesmo ano.', '5-1719'],
])('readText: reads the dates (%s): %s', (language, text, expected) => {
  const dates = readText(text, language).dates.map(({ day, month, year }) =>
    [day, month, year].filter((part) => part !== null).join('-'),
  );
  expect(dates.join()).toBe(expected);
});

it.each<[Language, string, string, boolean]>([
  ['fr', 'ouverture', 'Ouverture', true],
  ['en', 'richly', 'Richelieu', false],
  ['en', 'towers', 'Towers', true],
])('readText: reads a capitalized word as a form of a known one only with a short ending (%s: %s, %s)', (...row) => {
  const [language, word, name, isKnown] = row;
  const countConcepts = (text: string) => readText(text, language).tokens[0]!.concepts.length;
  expect([countConcepts(word) > 0, countConcepts(name) > 0]).toEqual([true, isKnown]);
});
