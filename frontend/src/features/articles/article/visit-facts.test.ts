import type { Fact } from '@placelore/contracts/places/facts.js';
import { formatVisitTime, getVisitPlan } from './visit-facts.js';

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

test('getVisitPlan: takes the time from a tip in minutes and the season from the best time', () => {
  const facts = [
    buildFact({ statement: 'Bring a coat.' }),
    buildFact({ kind: 'height', value: '330', unit: 'm' }),
    buildFact({ value: '150', unit: 'min' }),
    buildFact({ kind: 'best time' }),
  ];
  expect(getVisitPlan(facts)).toEqual({ minutes: 150, season: 'Go in May.' });
});

test('getVisitPlan: says nothing that no fact says', () => {
  const facts = [buildFact({ value: 'long', unit: 'min' }), buildFact({ kind: 'opening', value: '90', unit: 'min' })];
  expect(getVisitPlan(facts)).toEqual({ minutes: null, season: null });
});

test.each([
  [45, '45 min'],
  [120, '2 h'],
  [150, '2 h 30 min'],
])('formatVisitTime: %d minutes are %s', (minutes, text) => {
  expect(formatVisitTime(minutes).replaceAll('\u00a0', ' ')).toBe(text);
});
