import { metaDescriptionOf } from './meta-description.js';

it('leaves a short text as it is', () => {
  expect(metaDescriptionOf('A gate.')).toBe('A gate.');
});

it('ends with a sentence where one ends late enough', () => {
  const sentence = `${'word '.repeat(25)}end.`;
  expect(metaDescriptionOf(`${sentence} ${'more '.repeat(30)}`)).toBe(sentence);
});

it('ends with a whole word otherwise, in 160 characters', () => {
  const cut = metaDescriptionOf('wonderful, '.repeat(30));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/wonderful…$/);
});
