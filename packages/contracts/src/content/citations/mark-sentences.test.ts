import { getCitedFacts, getKeyFacts } from '../cited-facts.js';
import type { GradedSentence } from '../cited-texts.js';
import { markSentences } from './mark-sentences.js';

const sourced = (text: string): GradedSentence => ({ text, grade: 'sourced', facts: ['f1'] });

describe('markSentences', () => {
  it('finds sentences in any order and keeps the text between them', () => {
    const parts = markSentences('It is old. Written by hand. It is tall.', [
      sourced('It is tall.'),
      sourced('It is old.'),
    ]);
    expect(parts.map(({ text, sentence }) => [text, sentence?.grade ?? null])).toEqual([
      ['It is old.', 'sourced'],
      [' Written by hand. ', null],
      ['It is tall.', 'sourced'],
    ]);
  });

  it('marks a repeated sentence each time, and the longer of two overlapping sentences', () => {
    const parts = markSentences('So it is. It is. And so it is. It is.', [
      sourced('It is.'),
      sourced('So it is. It is.'),
    ]);
    expect(parts.filter(({ sentence }) => sentence !== null).map(({ text }) => text)).toEqual([
      'So it is. It is.',
      'It is.',
    ]);
  });

  it('does not mark a changed text, and returns no parts for an empty one', () => {
    expect(markSentences('It was old.', [sourced('It is old.')])).toEqual([{ text: 'It was old.', sentence: null }]);
    expect(markSentences('', [sourced('')])).toEqual([]);
  });
});

const facts = ['f1', 'f2', 'f3'].map((id) => ({ id, statement: id }));
const knowledge = { sources: [], facts } as never;
const verify = (...cited: string[][]) => ({
  sentences: cited.map((ids) => ({ text: 'A sentence.', facts: ids, grade: 'sourced' as const })),
  omitted: 0,
});

test.each([
  ['in their own order, once', verify(['f3', 'f1'], ['f3']), ['f1', 'f3']],
  ['none for a text without citations', verify([], []), []],
  ['none for an empty text', verify(), []],
  ['none that is unknown', verify(['f9']), []],
  ['none for a text that was not checked', null, []],
])('getCitedFacts: returns facts %s', (_what, verification, ids) => {
  expect(getCitedFacts(knowledge, verification).map(({ id }) => id)).toEqual(ids);
  expect(getCitedFacts(null, verification)).toEqual([]);
});

test('getKeyFacts: returns the first fact of each planning kind, and only tips about visits shorter than a day', () => {
  const buildFact = (id: string, kind: string, unit: string | null = null) => ({ id, kind, unit, value: '90' });
  const known = {
    sources: [],
    facts: [
      buildFact('f1', 'tip'),
      buildFact('f2', 'best time'),
      buildFact('f3', 'detail'),
      buildFact('f4', 'period'),
      buildFact('f5', 'period'),
      { ...buildFact('f7', 'tip', 'min'), value: '600' },
      buildFact('f6', 'tip', 'min'),
    ],
  } as never;
  expect(getKeyFacts(known).map(({ id }) => id)).toEqual(['f4', 'f6', 'f2']);
  expect(getKeyFacts(null)).toEqual([]);
});
