import { hashNameKey, nameSimilarity, normalizeName, toNameKey, toNameKeys } from './name-keys.js';

test.each([
  ['Straße', 'strasse'],
  ['Tromsø', 'tromso'],
  ['Łódź', 'lodz'],
  ['Đà Nẵng', 'da nang'],
  ['Seyðisfjörður', 'seydisfjordur'],
  ['Þingvellir', 'thingvellir'],
  ['Ærø', 'aero'],
  ['Sacré-Cœur', 'sacre coeur'],
  ['Diyarbakır', 'diyarbakir'],
  ['Ħal Saflieni', 'hal saflieni'],
  ['Gəncə', 'gence'],
  ['St. Peter’s', 'saint peters'],
  ['Ste-Chapelle', 'sainte chapelle'],
  ['Mt. Fuji', 'mount fuji'],
  ['Ft Worth', 'fort worth'],
  ['The Hague', 'hague'],
  ['The', 'the'],
  ['Rock & Roll', 'rock and roll'],
  ['Hawaiʻi', 'hawaii'],
  ['東京タワー', '東京タワー'],
  ['constructor', 'constructor'],
  ['  ', ''],
])('normalizeName: reduces "%s" to "%s"', (name, normalized) => {
  expect(normalizeName(name)).toBe(normalized);
});

test.each([
  ['Kinkaku-ji', ['kinkakuji']],
  ['Koeln', ['koeln', 'koln']],
  ['Hue', ['hue']],
])('toNameKeys: returns the keys of %s', (name, keys) => {
  expect(toNameKeys(name)).toEqual(keys);
  expect(toNameKey(name)).toBe(keys[0]);
});

test.each([
  ['rome', 'rome', 1],
  ['florence', 'florenze', 0.875],
  ['bern', 'berlin', 0],
  ['bern', 'bernau', 0],
  ['', '', 0],
])('nameSimilarity: %s and %s', (a, b, similarity) => {
  expect(nameSimilarity(a, b)).toBeCloseTo(similarity, 10);
});

test('hashNameKey: is FNV-1a of the text, because data files contain it', () => {
  expect(['', 'a', 'rome', '東京'].map(hashNameKey)).toMatchInlineSnapshot(`
[
  2166136261,
  3826002220,
  1006745076,
  103227088,
]
`);
});
