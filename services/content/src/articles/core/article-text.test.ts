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
