import { markHook } from './hook.js';

test.each([
  ['<p><em>A port.</em></p><p>More.</p>', '<p data-hook><em>A port.</em></p><p>More.</p>'],
  ['<p>A port.</p><p><em>Of lanterns.</em></p>', '<p>A port.</p><p data-hook><em>Of lanterns.</em></p>'],
])('markHook: marks the hook of %s', (html, marked) => {
  expect(markHook(html)).toBe(marked);
});

test.each([
  '<p>The name <em>Hoi An</em> means a quiet place.</p>',
  '<p><em>Hoi An</em> means a <em>quiet</em> place.</p>',
  '<p>One.</p><p>Two.</p><p><em>Three.</em></p>',
  '<h2>Heading</h2><p><em>Text.</em></p>',
])('markHook: finds no hook in %s', (html) => {
  expect(markHook(html)).toBe(html);
});
