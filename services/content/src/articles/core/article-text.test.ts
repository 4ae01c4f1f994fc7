import { buildMetaDescription } from './article-text.js';

it('buildMetaDescription: returns a short text unchanged', () => {
  expect(buildMetaDescription('A gate.')).toBe('A gate.');
});

it('buildMetaDescription: ends with a sentence that is long enough', () => {
  const sentence = `${'word '.repeat(25)}end.`;
  expect(buildMetaDescription(`${sentence} ${'more '.repeat(30)}`)).toBe(sentence);
});

it('buildMetaDescription: otherwise ends with a whole word, in at most 160 characters', () => {
  const cut = buildMetaDescription('wonderful, '.repeat(30));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/wonderful…$/);
});

it.each([
  ['of exactly 160 characters', 'w'.repeat(160), 'w'.repeat(160)],
  ['of words that end at the limit', `${'word '.repeat(31)}word ${'more '.repeat(9)}`, `${'word '.repeat(31).trim()}…`],
  ['of one word', 'w'.repeat(161), `${'w'.repeat(159)}…`],
  ['with a sentence of 160 characters', `${'word '.repeat(31)}end. More.`, `${'word '.repeat(31)}end.`],
  ['with a sentence of 100 characters', `${'w'.repeat(100)}. ${'word '.repeat(30)}`, `${'w'.repeat(100)}.`],
  [
    'with a sentence that is too short',
    `${'w'.repeat(99)}. ${'word '.repeat(30)}`,
    `${'w'.repeat(99)}. ${'word '.repeat(11).trim()}…`,
  ],
  ['with a period within a number', `${'w'.repeat(100)} 3.5 ${'word '.repeat(30)}`, /word…$/],
])('buildMetaDescription: shortens a text %s', (_, text, expected) => {
  const description = buildMetaDescription(text);
  expect(description).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  expect(description.length).toBeLessThanOrEqual(160);
});
