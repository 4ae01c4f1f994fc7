import { addSectionIds, splitOpening } from './article-sections.js';

test.each([
  ['before its first section', '<p>A</p><p>B</p><h2>C</h2><p>D</p><h2>E</h2>', '<p>A</p><p>B</p>'],
  ['without headings', '<p>A</p>', '<p>A</p>'],
  ['that begins with a heading', '<h2>B</h2>', ''],
])('splitOpening: splits a text %s', (_what, html, opening) => {
  const text = addSectionIds(html).html;
  expect(splitOpening(text)).toEqual([opening, text.slice(opening.length)]);
});
