import type { GradedSentence } from '../cited-texts.js';
import { listMarkedParts, markHtml } from './mark-html.js';

const toSentence = (text: string): GradedSentence => ({ text, facts: ['f1'], grade: 'sourced' });
const mark = (html: string, ...texts: string[]) => markHtml(html, texts.map(toSentence), () => '[*]');

describe('markHtml', () => {
  it.each([
    ['between two sentences', '<p>One. Two.</p>', '<p>One.[*] Two.[*]</p>'],
    ['in lists and tables', '<ul><li>One.</li></ul><td>Two.</td>', '<ul><li>One.[*]</li></ul><td>Two.[*]</td>'],
    ['after emphasis', '<p><em>One.</em> Two.</p>', '<p><em>One.</em>[*] Two.[*]</p>'],
    [
      'after a link, not in it',
      '<p><a href="/x">One. More.</a> Two.</p>',
      '<p><a href="/x">One. More.</a>[*] Two.[*]</p>',
    ],
    ['around an inline element', '<p>On<strong>e</strong>. Two.</p>', '<p>On<strong>e</strong>.[*] Two.[*]</p>'],
    ['before a line break', '<p>One.<br>Two.</p>', '<p>One.[*]<br>Two.[*]</p>'],
    ['without any element', 'One.', 'One.[*]'],
    ['when a sentence is repeated', '<p>One.</p><p>One.</p>', '<p>One.[*]</p><p>One.[*]</p>'],
  ])('marks sentences %s', (_, html, marked) => {
    expect(mark(html, 'One.', 'Two.')).toBe(marked);
  });

  it('decodes character references before comparing texts', () => {
    expect(mark('<p>A &lt; B &amp; &quot;C&quot; d&#39;e 😀. Rest</p>', 'A < B & "C" d\'e 😀.')).toBe(
      '<p>A &lt; B &amp; &quot;C&quot; d&#39;e 😀.[*] Rest</p>',
    );
  });

  it('finds no sentence in attributes, headings, or across blocks', () => {
    const html = '<h2>One.</h2><p title="One.">x</p><p>One</p><p>.</p><figcaption>One.</figcaption>';
    expect(mark(html, 'One.')).toBe(html);
  });

  it('does not mark sentences that a person changed', () => {
    expect(mark('<p>One, changed. Two.</p>', 'One.', 'Two.')).toBe('<p>One, changed. Two.[*]</p>');
  });

  it('returns the same HTML apart from the markers', () => {
    const html = '<p>One. <a href="/a?b=1&amp;c=2">Two</a>.</p><img src="/x.webp" alt="a &gt; b"><p>3 < 4</p>';
    expect(mark(html, 'One.', 'Two.').replaceAll('[*]', '')).toBe(html);
  });
});

it('listMarkedParts: returns the sentences of all blocks without their headings', () => {
  const parts = listMarkedParts('<h2>Two.</h2><p>One. Rest</p>', [toSentence('One.'), toSentence('Two.')]);
  expect(parts.map(({ text, sentence }) => [text, sentence?.text])).toEqual([
    ['One.', 'One.'],
    [' Rest', undefined],
  ]);
});
