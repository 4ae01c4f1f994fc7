import {
  computeGooglePhotoCost,
  computeTokenCost,
  estimateMaxTokens,
  estimateMinTokens,
  FREE_MODELS,
  FREE_OF_CHARGE,
  GOOGLE_FEATURES,
  GOOGLE_LIST_PRICES,
} from './costs.js';

const PRICES = { eye: { input: 2, output: 10 }, '*': { input: 1, output: 1 } };

test.each([
  ['its own price', PRICES, 'eye', 5],
  ['that of all others', PRICES, 'pen', 1.3],
  ['that of all others, also for a name that objects have', PRICES, 'constructor', 1.3],
  ['no price', { eye: PRICES.eye }, 'pen', null],
  ['the price of a server of its own', FREE_OF_CHARGE, 'pen', 0],
  ['the free price of moderation', FREE_MODELS, 'omni-moderation-latest', 0],
])('computeTokenCost: %s, in USD per million tokens', (_, prices, model, usd) => {
  expect(computeTokenCost(prices, model, { input: 1_000_000, output: 300_000 })).toBe(usd);
});

test.each([
  ['', 0, 0],
  ['a', 1, 0],
  ['abcd', 2, 0],
  ['x'.repeat(12), 4, 1],
  ['x'.repeat(35), 12, 2],
  ['東京駅前', 4, 1],
])('estimateMaxTokens and estimateMinTokens: count bytes of "%s"', (text, max, min) => {
  expect([estimateMaxTokens(text), estimateMinTokens(text)]).toEqual([max, min]);
});

test('computeGooglePhotoCost: sums the prices of all features of one photo', () => {
  expect(computeGooglePhotoCost(GOOGLE_LIST_PRICES)).toBe(0.008);
  const each = GOOGLE_FEATURES.map((feature) => computeGooglePhotoCost({ ...FREE, [feature]: 1_000 }));
  expect(each).toEqual([1, 1, 1, 1, 1]);
});
const FREE = { landmark: 0, label: 0, text: 0, web: 0, safeSearch: 0 };
