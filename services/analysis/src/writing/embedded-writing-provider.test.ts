import { EMPTY_KNOWLEDGE } from '@placelore/contracts/places/knowledge.js';
import { addNeighborFacts } from '@placelore/contracts/places/neighbor-facts.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import {
  AREZZO,
  AREZZO_BACKGROUND,
  EIFFEL_TOWER,
  EIFFEL_TOWER_BACKGROUND,
  EIFFEL_TOWER_TEXTS,
  EMPTY_OBSERVATION,
  NEVER_ABORTED,
} from '../../test/support/provider-fixtures.js';
import { EmbeddedWritingProvider } from './embedded-writing-provider.js';
import type { WritingBrief } from './writing-provider.js';

const write = async (brief: Partial<WritingBrief>) => {
  const fullBrief = { place: EIFFEL_TOWER, background: null, observation: EMPTY_OBSERVATION, ...brief };
  return (await new EmbeddedWritingProvider().write(fullBrief, NEVER_ABORTED)).texts;
};

it('EmbeddedWritingProvider: uses the words of the facts, except about the best time, and cites each', async () => {
  expect(await write({ background: EIFFEL_TOWER_BACKGROUND })).toEqual({
    description: [{ text: EIFFEL_TOWER_TEXTS.summary, facts: ['f1'] }],
    culturalInfo: [[{ text: EIFFEL_TOWER_TEXTS.significance, facts: ['f2'] }]],
    facts: [
      [{ text: EIFFEL_TOWER_TEXTS.period, facts: ['f3'] }],
      [{ text: EIFFEL_TOWER_TEXTS.facts[0], facts: ['f4'] }],
      [{ text: EIFFEL_TOWER_TEXTS.facts[1], facts: ['f5'] }],
    ],
  });
});

it('EmbeddedWritingProvider: states the location of a sight that only another provider knows', async () => {
  const text = 'Eiffel Tower (Tour Eiffel) is in Paris, Île-de-France, France.';
  const background = addNeighborFacts(EMPTY_KNOWLEDGE, EIFFEL_TOWER, []);
  expect(await write({ background })).toEqual({
    description: [{ text, facts: ['f1'] }],
    culturalInfo: [],
    facts: [],
  });
  expect(await write({})).toEqual({ description: [], culturalInfo: [], facts: [] });
});

it('EmbeddedWritingProvider: states nothing beyond the facts about a town', async () => {
  const fact = { text: 'About 91,600 people live there.', facts: ['f1'] };
  const texts = await write({ place: AREZZO, background: AREZZO_BACKGROUND });
  expect(texts).toEqual({ description: [], culturalInfo: [], facts: [[fact]] });
});

it('EmbeddedWritingProvider: lists at most five facts where little is known', async () => {
  const nearby = Array.from({ length: 9 }, (_, n): ['nearby', string] => ['nearby', `Bridge ${n} is near.`]);
  expect((await write({ background: createSampleKnowledge(...nearby) })).facts).toHaveLength(5);
});
