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

test('getScriptOfCountry: assigns these countries to each script', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const countries = letters.flatMap((first) => letters.map((second) => first + second));
  const byScript = Map.groupBy(countries, (code) => getScriptOfCountry(code) ?? 'latin');
  byScript.delete('latin');
  expect(Object.fromEntries([...byScript].map(([script, codes]) => [script, codes.join(' ')]))).toEqual({
    cyrillic: 'BA BG BY KG KZ ME MK MN RS RU TJ UZ XK',
    ukrainian: 'UA',
    greek: 'CY GR',
    arabic: 'AE AF BH DJ DZ EG EH ER IL IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TD TN YE',
    devanagari: 'IN NP',
    thai: 'TH',
    simplifiedChinese: 'CN MY SG',
    traditionalChinese: 'HK MO TW',
    japanese: 'JP',
    korean: 'KP KR',
  });
});

test('MODEL_LANGUAGES: reads each script with the model of its language', () => {
  expect(MODEL_LANGUAGES).toEqual({
    latin: 'eng',
    cyrillic: 'kaz',
    ukrainian: 'ukr',
    greek: 'ell',
    arabic: 'ara',
    devanagari: 'hin',
    thai: 'tha',
    simplifiedChinese: 'chi_sim',
    traditionalChinese: 'chi_tra',
    japanese: 'jpn',
    korean: 'kor',
  });
});

test('MODEL_LANGUAGES: finds each model in an installed package', () => {
  for (const language of Object.values(MODEL_LANGUAGES)) {
    expect(() => require.resolve(`@tesseract.js-data/${language}/package.json`)).not.toThrow();
  }
});

test.each([
  ['latin', 'Rue', 'Рю'],
  ['cyrillic', 'Эр', 'Er'],
  ['ukrainian', 'Їж', 'Yi'],
  ['greek', 'Πλάκα', 'Plaka'],
  ['arabic', 'سوق', 'suq'],
  ['devanagari', 'लल', 'lal'],
  ['thai', 'วด', 'wat'],
  ['simplifiedChinese', '门', 'ん'],
  ['traditionalChinese', '門', '문'],
  ['japanese', '駅のエ', '문'],
  ['korean', '문', '門'],
] as const)('getShareOfScript: knows the letters of %s', (script, own, other) => {
  expect([getShareOfScript(own, script), getShareOfScript(other, script)]).toEqual([1, 0]);
});

test('getShareOfScript: counts the letters of the script among all letters', () => {
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
