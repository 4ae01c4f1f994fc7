import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { buildAnalysisResult } from '../../../../testing/builders/analyses.js';
import { getShownTexts } from './shown-texts.js';

const SENTENCES = ['It grew rich.', 'It was repaired.', 'It dances.', 'An admiral came.', 'He turned away.'];
const verification = {
  sentences: SENTENCES.map((text, index) => ({ text, facts: [`f${index + 1}`], grade: 'sourced' })),
  omitted: 0,
};
const citedFacts = SENTENCES.map((statement, index) => ({
  id: `f${index + 1}`,
  kind: index < 3 ? 'significance' : 'anecdote',
  statement,
}));
const show = (change: object) =>
  getShownTexts(buildAnalysisResult({ culturalInfo: SENTENCES.join(' '), ...change } as Partial<AnalysisResult>));

test('getShownTexts: shows the first sentences and facts', () =>
  expect(show({ facts: ['a', 'b', 'c', 'd'] })).toEqual({
    hook: null,
    description: 'The sloping main square of Arezzo.',
    story: 'It grew rich. It was repaired.',
    facts: ['a', 'b', 'c'],
  }));

test('getShownTexts: shows the beginning of the best story as a hook, and leaves the rest to the guide', () =>
  expect(show({ verification, citedFacts })).toMatchObject({
    hook: 'An admiral came.',
    story: 'It grew rich. It was repaired.',
  }));

test('getShownTexts: leaves out sentences of the product itself', () =>
  expect(show({ verification, citedFacts, description: 'The evidence places this photo in Japan.' })).toMatchObject({
    description: '',
    story: 'It grew rich. It was repaired.',
  }));

test('getShownTexts: ends a long story after a sentence', () => {
  const [first, second] = [`A${'b'.repeat(300)}.`, `C${'d'.repeat(300)}.`];
  expect(show({ culturalInfo: `${first} ${second}` }).story).toBe(first);
});
