import { z } from 'zod';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { citeFacts, sectionsOutput, textOutput, textsOutput, toCitedText } from './cited-sentences.js';

it('citeFacts: cites each statement once, sentence by sentence', () => {
  const { facts } = createSampleKnowledge(
    ['summary', 'A tower. It rusts.'],
    ['detail', 'It is old.'],
    ['tip', 'It is old.'],
  );
  expect(citeFacts(facts)).toEqual([
    { text: 'A tower.', facts: ['f1'] },
    { text: 'It rusts.', facts: ['f1'] },
    { text: 'It is old.', facts: ['f2'] },
  ]);
});

it('toCitedText: cites at most twenty facts for a sentence, and leaves out what is copied from the prompt', () => {
  const facts = Array.from({ length: 25 }, (_, index) => `f${index + 1}`);
  expect(toCitedText([{ text: 'It rusts.', facts }], '')).toEqual([{ text: 'It rusts.', facts: facts.slice(0, 20) }]);
  const prompt = 'Write 16 letters. It is so. Nothing else.';
  const copied = ['Write 16 letters.', 'It is so.', 'Its own text.'].map((text) => ({ text, facts: [] }));
  expect(toCitedText(copied, prompt).map(({ text }) => text)).toEqual(['It is so.', 'Its own text.']);
});

describe('response of a model', () => {
  const parse = (value: unknown) =>
    toCitedText(textOutput.parse(value), 'You write guides. State nothing else: no name.');

  it('is required by a strict schema', () => {
    const sentence = {
      type: 'object',
      properties: { text: { type: 'string' }, facts: { type: 'array', items: { type: 'string' } } },
      required: ['text', 'facts'],
      additionalProperties: false,
    };
    const { $schema: _, ...schema } = z.toJSONSchema(z.object({ sections: sectionsOutput }));
    expect(schema).toEqual({
      type: 'object',
      properties: {
        sections: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              heading: { type: 'string' },
              paragraphs: { type: 'array', items: { type: 'array', items: sentence } },
            },
            required: ['heading', 'paragraphs'],
            additionalProperties: false,
          },
        },
      },
      required: ['sections'],
      additionalProperties: false,
    });
  });

  it.each([
    ['a list of sentences', [{ text: 'It rusts.', facts: ['f2'] }], ['f2']],
    ['a lone sentence', { text: 'It rusts.', facts: ['f2'] }, ['f2']],
    ['a string', 'It rusts.', []],
    ['a list of strings', ['It rusts.'], []],
    ['unknown fields', [{ text: 'It rusts.', facts: ['f2'], confidence: 1 }], ['f2']],
    ['no facts', [{ text: 'It rusts.' }], []],
    [
      'facts in other spellings',
      [{ text: 'It rusts.', facts: ['F2', '[f3]', 4, 'f2', 's1', 'f0', 'f12345'] }],
      ['f2', 'f3', 'f4'],
    ],
    ['one fact without a list', [{ text: 'It rusts.', facts: 'f2' }], ['f2']],
  ])('may have the form of %s', (_, value, facts) => {
    expect(parse(value)).toEqual([{ text: 'It rusts.', facts }]);
  });

  it('has one entry for each sentence, each with all the facts that were cited', () => {
    expect(parse([{ text: 'It rusts. It  was\nbuilt in St. Denis.', facts: ['f1', 'f2'] }])).toEqual([
      { text: 'It rusts.', facts: ['f1', 'f2'] },
      { text: 'It was built in St. Denis.', facts: ['f1', 'f2'] },
    ]);
  });

  it('loses sentences that come from the prompt', () => {
    expect(parse(['You write guides.', 'It rusts.'])).toEqual([{ text: 'It rusts.', facts: [] }]);
  });

  it('keeps a short sentence, even if it also occurs in the prompt', () => {
    const parseFor = (text: string) => toCitedText(textOutput.parse([text]), 'Fifteen of them. Sixteen of them.');
    expect(['ifteen of them.', 'Sixteen of them.'].map((text) => [text.length, parseFor(text).length])).toEqual([
      [15, 1],
      [16, 0],
    ]);
  });

  it('may lack texts, and have sections without paragraphs', () => {
    expect(parse(null)).toEqual([]);
    expect(textsOutput.parse(undefined)).toEqual([]);
    expect(sectionsOutput.parse([{ heading: 'H', sentences: ['One.', 'Two.'] }])).toEqual([
      {
        heading: 'H',
        paragraphs: [
          [
            { text: 'One.', facts: [] },
            { text: 'Two.', facts: [] },
          ],
        ],
      },
    ]);
  });

  it('is rejected when it has another form', () => {
    for (const value of [5, [{ sentence: 'It rusts.' }], [[['It rusts.']]]]) {
      expect(textOutput.safeParse(value).success).toBe(false);
    }
  });
});
