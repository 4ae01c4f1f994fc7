import { getCitedFacts } from './cited-facts.js';

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
