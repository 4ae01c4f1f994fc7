import type { FactKind } from '@placelore/contracts/places/facts.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { isThinText } from './thin-text.js';

const knowledge = createSampleKnowledge(
  ...(['summary', 'location', 'population', 'detail', 'nearby', 'tip'] satisfies FactKind[]).map(
    (kind): [FactKind, string] => [kind, `A statement of the kind ${kind}.`],
  ),
);
const citing = (...facts: string[]) => ({
  sentences: facts.map((id) => ({ text: `It cites ${id}.`, grade: 'sourced' as const, facts: [id] })),
  omitted: 0,
});

describe('isThinText', () => {
  it('counts different facts about the place itself, if the text cites them', () => {
    expect(isThinText(knowledge, citing('f1', 'f4', 'f6'))).toBe(false);
    expect(isThinText(knowledge, citing('f1', 'f4'))).toBe(true);
    expect(isThinText(knowledge, citing('f1', 'f4', 'f1'))).toBe(true);
    expect(isThinText(knowledge, citing('f1', 'f4', 'f2', 'f3', 'f5'))).toBe(true);
    expect(isThinText(knowledge, citing())).toBe(true);
  });

  it('never calls a text by a person thin', () => {
    expect(isThinText(null, null)).toBe(false);
    expect(isThinText(knowledge, null)).toBe(false);
  });
});
