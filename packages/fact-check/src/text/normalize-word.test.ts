import { normalizeWord, toStem } from './normalize-word.js';

it.each([
  ['Café', 'cafe'],
  ['STRAẞE', 'strasse'],
  ['Łódź', 'lodz'],
  ['Møn', 'mon'],
  ['Œuvre', 'oeuvre'],
  ['king’s', "king's"],
  ['أحمد', 'احمد'],
  ['مدينة', 'مدينه'],
])('normalizeWord: converts %s to %s', (word, normalized) => {
  expect(normalizeWord(word)).toBe(normalized);
});

it.each([
  ['en', ['tower', 'towers', "tower's", "towers'"]],
  ['en', ['city', 'cities', "city's"]],
  ['en', ['build', 'building', 'builds']],
  ['en', ['plan', 'planned', 'planning']],
  ['de', ['turm', 'turme', 'turmes', 'turmen']],
  ['es', ['torre', 'torres']],
])('toStem: gives the forms of a word in %s one stem: %j', (language, forms) => {
  expect(new Set(forms.map((form) => toStem(form, language))).size).toBe(1);
});

it.each([
  ['en', ['glass', 'glas']],
  ['en', ['red', 'ring', 'rely']],
  ['ja', ['橋の', '橋']],
])('toStem: gives different words in %s different stems: %j', (language, words) => {
  expect(new Set(words.map((word) => toStem(word, language))).size).toBe(words.length);
});
