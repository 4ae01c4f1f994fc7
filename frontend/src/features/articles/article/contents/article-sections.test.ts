import { addSectionIds, splitArticle, splitOpening } from './article-sections.js';

const split = (html: string) => splitArticle(addSectionIds(html).html);

test('splitArticle: splits before the first heading and after the section about planning a visit', () => {
  const { opening, sections, rest } = split(
    '<p>A</p><h2>What to notice</h2><p>B</p><h2>Practical</h2><p>C</p><h2>Nearby</h2><p>D</p>',
  );
  expect(opening).toBe('<p>A</p>');
  expect(sections).toMatch(/^<h2 id="section-1">What to notice<\/h2>.*<p>C<\/p>$/);
  expect(rest).toBe('<h2 id="section-3">Nearby</h2><p>D</p>');
});

test.each([
  ['without headings', '<p>A</p>', { opening: '<p>A</p>', sections: '', rest: '' }],
  [
    'without a section about planning',
    '<p>A</p><h2>B</h2>',
    { opening: '<p>A</p>', sections: '<h2 id="section-1">B</h2>', rest: '' },
  ],
  ['that begins with a heading', '<h2>B</h2>', { opening: '', sections: '<h2 id="section-1">B</h2>', rest: '' }],
])('splitArticle: splits a text %s', (_what, html, parts) => {
  expect(split(html)).toEqual(parts);
});

test.each([
  ['with a hook', '<p>What.</p><p data-hook><em>Hook.</em></p><p>First.</p>', '<p>Second.</p><ul><li>A</li></ul>'],
  ['without a hook', '<p>What.</p><p>First.</p>', '<p>Second.</p>'],
  ['of one paragraph', '<p>What.</p>', ''],
  ['that begins with its hook', '<p data-hook><em>Hook.</em></p><p>First.</p>', '<p>Second.</p>'],
  ['without paragraphs', '<ul><li>A</li></ul>', ''],
])('splitOpening: splits an opening %s before the second paragraph of its story', (_what, start, rest) => {
  expect(splitOpening(start + rest)).toEqual([start, rest]);
});
