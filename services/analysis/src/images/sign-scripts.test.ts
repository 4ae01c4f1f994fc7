import { countCharacters, getScriptOfCountry, getShareOfScript, MODEL_LANGUAGES } from './sign-scripts.js';

test.each([
  ['RU', 'cyrillic'],
  ['UA', 'ukrainian'],
  ['GR', 'greek'],
  ['EG', 'arabic'],
  ['IN', 'devanagari'],
  ['TH', 'thai'],
  ['CN', 'simplifiedChinese'],
  ['TW', 'traditionalChinese'],
  ['JP', 'japanese'],
  ['KR', 'korean'],
  ['FR', null],
  ['', null],
  ['R', null],
])('getScriptOfCountry: %s writes %s beside Latin', (code, script) => {
  expect(getScriptOfCountry(code)).toBe(script);
});

test('MODEL_LANGUAGES: each model is in an installed package', () => {
  for (const language of Object.values(MODEL_LANGUAGES)) {
    expect(() => require.resolve(`@tesseract.js-data/${language}/package.json`)).not.toThrow();
  }
});

test('getShareOfScript: counts letters of the script among all letters', () => {
  expect(getShareOfScript('東京駅', 'japanese')).toBe(1);
  expect(getShareOfScript('スカイツリー', 'japanese')).toBeGreaterThan(0.8);
  expect(getShareOfScript('ab Эр', 'cyrillic')).toBe(0.5);
  expect(getShareOfScript('123', 'thai')).toBe(0);
});

test('countCharacters: counts syllables as three letters, and vowel signs', () => {
  expect(countCharacters('渋谷')).toBe(6);
  expect(countCharacters('서울')).toBe(6);
  expect(countCharacters('लाल')).toBe(3);
  expect(countCharacters('Café 1!')).toBe(5);
});
