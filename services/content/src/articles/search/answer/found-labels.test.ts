import { TIERS } from '../search-sql.js';
import { getKindLabel, getTopicLabel, withoutNoise, withoutOthersNear } from './found-labels.js';

const ALPS = { place: { kind: 'destination', destination: { name: 'Alps' } } };
const row = (tier: number) => ({ tier, title: 'Venice', otherNames: '', text: 'Beyond the Alps.' });
const build = (intent: object, tiers: number[]) =>
  ({
    intent: { subject: 'alps', kind: null, rest: [], topics: [], places: [ALPS], excluded: [], ...intent },
    total: tiers.length,
    relevant: tiers.filter((tier) => tier < TIERS.more).length,
    rows: tiers.map(row),
  }) as never;
const CHURCHES = { label: 'Churches', nouns: ['church'] };
const MUSEUMS = { label: 'Museums', nouns: ['museum'] };
const getTiers = (found: { rows: { tier: number }[]; total: number | null }) => [
  found.total,
  ...found.rows.map(({ tier }) => tier),
];

describe('withoutNoise', () => {
  const { best, inside, more, mentioned } = TIERS;
  it.each([
    ['a place with guides', {}, [best, inside, mentioned], [2, best, inside]],
    ['a place that is only mentioned', {}, [mentioned], [1, mentioned]],
    ['words without a place', { places: [] }, [best, mentioned], [2, best, mentioned]],
    ['a style that some have', { kind: CHURCHES, rest: ['gotische'] }, [inside, more], [1, inside]],
    ['a style that none has', { kind: CHURCHES, rest: ['gothic'] }, [more], [1, more]],
    ['other words', { kind: CHURCHES, rest: ['lantern'] }, [inside, more], [2, inside, more]],
  ])('lists for %s what is to the point', (_, intent, tiers, expected) =>
    expect(getTiers(withoutNoise(build(intent, tiers)))).toEqual(expected),
  );
});

test('withoutNoise: leaves out what is only likened to a found place', () => {
  const { inside, named } = TIERS;
  const found = build({}, [inside, named, named]) as { rows: { title: string }[] };
  found.rows[1]!.title = 'Little Alps';
  const { total, relevant, rows } = withoutNoise(found as never);
  expect([total, relevant, rows.map(({ title }) => title)]).toEqual([2, 2, ['Venice', 'Little Alps']]);
});

describe('getKindLabel', () => {
  it.each([
    ['Gothic churches', { kind: CHURCHES, rest: ['gotische'] }, [TIERS.inside]],
    ['Churches', { kind: CHURCHES, rest: ['gothic'] }, [TIERS.more]],
    ['Churches', { kind: CHURCHES }, [TIERS.inside]],
    ['Churches', { kind: CHURCHES, rest: ['oldest'] }, [TIERS.inside]],
    ['Churches outside the Alps', { kind: CHURCHES, excluded: [ALPS] }, [TIERS.inside]],
    [
      'Churches without Minster',
      { kind: CHURCHES, excluded: [{ place: { kind: 'landmark', landmark: { name: 'Minster' } } }] },
      [TIERS.inside],
    ],
    ['Art museums', { kind: MUSEUMS, rest: ['kunst'] }, [TIERS.inside]],
    [null, {}, [TIERS.inside]],
  ])('is %s', (label, intent, tiers) => expect(getKindLabel(build(intent, tiers))).toBe(label));
});

test('withoutNoise: leaves out texts that only have a word with the same stem as the name of a place', () => {
  const found = build({}, [TIERS.mentioned, TIERS.mentioned]) as { rows: { text: string }[] };
  found.rows[1]!.text = 'An alpine house in the alphabet.';
  const { total, rows } = withoutNoise(found as never);
  expect([total, rows.length]).toEqual([1, 1]);
});

describe('getTopicLabel', () => {
  const FREE = { id: 'free', label: 'Free of charge', beside: 'Free {kind}' };
  it.each([
    ['Free of charge', {}],
    ['Free museums', { kind: { ...MUSEUMS, placeTypes: [] } }],
    ['Free museums outside the Alps', { kind: { ...MUSEUMS, placeTypes: [] }, excluded: [ALPS] }],
  ])('is %s', (label, intent) =>
    expect(getTopicLabel(build({ topics: [FREE], ...intent }, [TIERS.inside]))).toBe(label),
  );

  it('is that of the topic alone where the results are of other kinds', () => {
    const found = build({ topics: [FREE], kind: { ...MUSEUMS, placeTypes: [] } }, [TIERS.inside]) as object;
    expect(getTopicLabel({ ...found, isOfOtherKinds: true } as never)).toBe('Free of charge');
  });

  it('is null without a topic', () => expect(getTopicLabel(build({}, [TIERS.inside]))).toBeNull());
});

test.each([
  ['near a town, with places on request', 'near', true, 1, 0],
  ['near a town, without any', 'near', true, 0, 2],
  ['in a town', 'in', true, 1, 2],
  ['of the kind', 'near', false, 1, 2],
])(
  'withoutOthersNear: leaves out guides of other kinds only near a town: %s',
  (_, relation, isOfOtherKinds, requestable, total) => {
    const found = build({ kind: MUSEUMS, relation }, [TIERS.inside, TIERS.inside]) as object;
    expect(withoutOthersNear({ ...found, isOfOtherKinds } as never, requestable).total).toBe(total);
  },
);
