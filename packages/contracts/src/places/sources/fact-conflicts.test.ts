import { describe, expect, test } from '@jest/globals';
import { SAMPLE_GUIDEBOOK, SAMPLE_WIKIPEDIA } from '../../../../../infra/test/sample-knowledge.ts';
import type { FactKind } from '../facts.js';
import { createKnowledge, mergeKnowledge, type NewFact } from '../knowledge.js';
import { findFactConflicts } from './fact-conflicts.js';

type Value = [value: string | null, unit?: string];

const toFacts = (kind: FactKind, values: Value[]): NewFact[] =>
  values.map(([value, unit = null]) => ({ kind, statement: `It is ${value} ${unit}.`, value, unit }));
const compare = (kind: FactKind, ours: Value[], theirs: Value[]) =>
  findFactConflicts(
    mergeKnowledge(
      createKnowledge(SAMPLE_GUIDEBOOK, toFacts(kind, ours)),
      createKnowledge(SAMPLE_WIKIPEDIA, toFacts(kind, theirs)),
    ),
  );

describe('findFactConflicts', () => {
  test('returns both statements with the names of their sources', () => {
    expect(compare('height', [['300', 'm']], [['330', 'm']])).toEqual([
      {
        kind: 'height',
        statements: [
          { statement: 'It is 300 m.', sourceName: 'Placelore guidebook' },
          { statement: 'It is 330 m.', sourceName: 'Wikipedia: Eiffel Tower' },
        ],
      },
    ]);
  });

  test.each<[FactKind, Value[], Value[]]>([
    ['height', [['330', 'm']], [['1083', 'ft']]],
    [
      'height',
      [['330', 'm']],
      [
        ['300', 'm'],
        ['330', 'm'],
      ],
    ],
    ['area', [['12', 'ha']], [['0.12', 'km²']]],
    ['population', [['2100000', 'people']], [['2102650', 'people']]],
    ['inception', [['1889']], [['1889-03-31']]],
    ['inception', [['-0447']], [['-0447']]],
    ['capital', [['Bogotá']], [['bogota']]],
    ['height', [['330', 'm']], [['many', 'm']]],
    ['height', [['330', 'm']], [['330', 'storeys']]],
    ['height', [['330', 'm']], [[null]]],
    ['detail', [['red']], [['green']]],
    ['nearby', [['850', 'm']], [['120', 'm']]],
  ])('%s: %j agrees with %j', (kind, ours, theirs) => {
    expect(compare(kind, ours, theirs)).toEqual([]);
  });

  test.each<[FactKind, Value[], Value[]]>([
    ['height', [['330', 'm']], [['330', 'ft']]],
    ['population', [['2100000', 'people']], [['1500000', 'people']]],
    ['inception', [['1889']], [['1887']]],
    ['inception', [['1889-03']], [['1889-05-06']]],
    ['inception', [['0447']], [['-0447']]],
    ['capital', [['Sucre']], [['La Paz']]],
  ])('%s: %j contradicts %j', (kind, ours, theirs) => {
    expect(compare(kind, ours, theirs)).toMatchObject([{ kind }]);
  });

  test.each<[FactKind, string, accepted: number, rejected: number]>([
    ['population', 'people', 850, 849],
    ['area', 'km²', 950, 949],
    ['elevation', 'm', 980, 979],
    ['height', 'm', 980, 979],
    ['length', 'km', 950, 949],
  ])('%s: 1000 %s agree with %d but not with %d', (kind, unit, accepted, rejected) => {
    const countConflicts = (amount: number) => compare(kind, [['1000', unit]], [[String(amount), unit]]).length;
    expect([countConflicts(accepted), countConflicts(rejected)]).toEqual([0, 1]);
  });

  test.each<[FactKind, Value, Value]>([
    ['length', ['1', 'mi'], ['1.609', 'km']],
    ['length', ['1000', 'ft'], ['304.8', 'm']],
    ['area', ['1', 'km²'], ['1000000', 'm²']],
    ['area', ['1', 'ha'], ['10000', 'm²']],
  ])('%s: %j equals %j, but not twice as much', (kind, value, [amount, unit = '']) => {
    expect(compare(kind, [value], [[amount!, unit]])).toEqual([]);
    expect(compare(kind, [value], [[String(2 * Number(amount)), unit]])).toHaveLength(1);
  });

  test('ignores different values of one provider', () => {
    const facts = toFacts('height', [
      ['300', 'm'],
      ['330', 'm'],
    ]);
    expect(findFactConflicts(createKnowledge(SAMPLE_GUIDEBOOK, facts))).toEqual([]);
  });
});
