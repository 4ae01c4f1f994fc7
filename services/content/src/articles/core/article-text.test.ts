import { buildMetaDescription } from './article-text.js';

it('leaves a short text as it is', () => {
  expect(buildMetaDescription('A gate.')).toBe('A gate.');
});

it('ends with a sentence where one ends late enough', () => {
  const sentence = `${'word '.repeat(25)}end.`;
  expect(buildMetaDescription(`${sentence} ${'more '.repeat(30)}`)).toBe(sentence);
});

it('ends with a whole word otherwise, in 160 characters', () => {
  const cut = buildMetaDescription('wonderful, '.repeat(30));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/wonderful…$/);
});
