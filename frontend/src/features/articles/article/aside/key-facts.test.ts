import type { Fact } from '@placelore/contracts/places/facts.js';
import { formatVisitTime, getKeyFactRows } from './key-facts.js';

const buildFact = (change: Partial<Fact>): Fact => ({
  id: 'f1',
  statement: 'Go in May.',
  kind: 'tip',
  value: null,
  unit: null,
  language: 'en',
  asOf: null,
  sourceId: 's1',
  ...change,
});

test.each<[string, Partial<Fact>, [string, string] | null]>([
  ['the dates of a record', { kind: 'period', value: 'palace from c. 1190' }, ['Origin', 'Palace from c. 1190']],
  ['the year of a day', { kind: 'opening', value: '1889-03-31' }, ['Opened', '1889']],
  ['a year before Christ', { kind: 'inception', value: '-0447' }, ['Since', '447 BC']],
  ['a measure with its unit', { kind: 'height', value: '330.25', unit: 'm' }, ['Height', '330.25 m']],
  ['people without a unit', { kind: 'population', value: '2102650', unit: 'people' }, ['Population', '2,102,650']],
  ['the length of a visit', { value: '150', unit: 'min' }, ['Visit time', '2 h 30 min']],
  ['the season in its words', { kind: 'best time' }, ['When to go', 'Go in May.']],
  ['no advice without minutes', { statement: 'Bring a coat.' }, null],
  ['no visit of an unknown length', { value: 'long', unit: 'min' }, null],
  ['no measure that is none', { kind: 'height', value: 'tall', unit: 'm' }, null],
  ['no fact that has no label', { kind: 'detail', value: '7' }, null],
])('getKeyFactRows: shows %s', (_what, change, row) => {
  const rows = getKeyFactRows([buildFact(change)], 'Landmark').map(({ label, value }) => [
    label,
    value.replaceAll('\u00a0', ' '),
  ]);
  expect(rows).toEqual(row === null ? [] : [row]);
});

test.each(['Natural Wonder', 'Mountain', 'Beach'] as const)('getKeyFactRows: shows no origin of a %s', (category) => {
  const facts = [buildFact({ kind: 'period', value: 'ice of the last glaciation' }), buildFact({ kind: 'best time' })];
  expect(getKeyFactRows(facts, category).map(({ label }) => label)).toEqual(['When to go']);
});

test('getKeyFactRows: keeps the order of the facts and stops after seven', () => {
  const kinds = [
    'architect',
    'style',
    'heritage',
    'period',
    'local name',
    'best time',
    'height',
    'population',
  ] as const;
  const rows = getKeyFactRows(
    kinds.map((kind) => buildFact({ kind, value: '1' })),
    'Landmark',
  );
  expect(rows).toHaveLength(7);
  expect(rows[0]).toEqual({ kind: 'architect', label: 'Architect', value: '1' });
});

test.each([
  [45, '45 min'],
  [120, '2 h'],
  [150, '2 h 30 min'],
])('formatVisitTime: formats %d minutes as %s', (minutes, text) => {
  expect(formatVisitTime(minutes)).toBe(text);
});
