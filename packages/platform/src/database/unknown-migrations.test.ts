import { findIncompatible } from './unknown-migrations.js';

const CREATE = 'CreateContent1700000000000';
const EXPAND = 'ExpandRatings1700000000001';
const CONTRACT = 'ContractRatings1700000000002';

it.each<[string, string[], string[], string[]]>([
  ['a schema of this version', [CREATE], [CREATE], []],
  ['an older schema, which will be migrated', [CREATE, EXPAND], [CREATE], []],
  ['an expansion by the next version', [CREATE], [CREATE, EXPAND], []],
  ['an expansion of a schema that lacks a part of this version', [CREATE, CONTRACT], [CREATE, EXPAND], [EXPAND]],
  ['a contraction of what this version no longer uses', [CREATE, EXPAND], [CREATE, EXPAND, CONTRACT], []],
  ['a contraction of what this version uses', [CREATE], [CREATE, EXPAND, CONTRACT], [CONTRACT]],
  ['a migration of neither kind', [CREATE], [CREATE, 'RateArticles1700000000001'], ['RateArticles1700000000001']],
  [
    'an expansion of another history',
    [CREATE],
    ['CreateLibrary1700000000000', EXPAND],
    ['CreateLibrary1700000000000', EXPAND],
  ],
])('findIncompatible: %s', (_case, known, applied, expected) => {
  expect(findIncompatible(known, applied)).toEqual(expected);
});
