import { SAMPLE_GUIDEBOOK, SAMPLE_WIKIPEDIA } from '../../../../../infra/test/sample-knowledge.ts';
import { createKnowledge, mergeKnowledge } from '../../places/knowledge.js';
import type { TextVerification } from '../cited-texts.js';
import { renderMarkedHtml, renderSourceList } from './citation-html.js';
import { countGrades } from './grade-counts.js';

const { facts, sources } = mergeKnowledge(
  createKnowledge(SAMPLE_GUIDEBOOK, [{ kind: 'detail', statement: 'One.' }]),
  createKnowledge(SAMPLE_WIKIPEDIA, [{ kind: 'extract', statement: 'Two.' }]),
);
const [first, second] = facts.map(({ id }) => id) as [string, string];
const verification: TextVerification = {
  sentences: [
    { text: 'Both say so.', facts: [first, second], grade: 'sourced' },
    { text: 'Everybody does.', facts: [], grade: 'general' },
    { text: 'An editor does.', facts: [], grade: 'editor' },
    { text: 'Its fact is gone.', facts: ['f99'], grade: 'sourced' },
  ],
  omitted: 3,
};
const HTML = '<p>Both say so. Everybody does. An editor does. Its fact is gone.</p>';
const citations = { verification, citedFacts: facts, sources };

describe('renderMarkedHtml', () => {
  it('links each source of a sentence by its number, and marks general sentences', () => {
    const marked = renderMarkedHtml(HTML, citations);
    const links = [
      ...marked.matchAll(/<a href="([^"]+)" role="doc-noteref" aria-label="([^"]+)" data-sentence="(\d)">(.)<\/a>/g),
    ];
    expect(links.map((link) => link.slice(1))).toEqual([
      ['#source-1', 'Source 1', '0', '1'],
      ['#source-2', 'Source 2', '0', '2'],
      ['#generally-said', 'Generally said; not fully sourced', '1', '~'],
    ]);
    expect(marked.replace(/<sup>.*?<\/sup>/g, '')).toBe(HTML);
  });

  it('links the page of the text when that is given', () => {
    expect(renderMarkedHtml(HTML, citations, 'https://placelore.example/articles/x')).toContain(
      'href="https://placelore.example/articles/x#source-1"',
    );
  });

  it('shows the number of a run of sentences with the same source only after the last one', () => {
    const cite = (text: string) => ({ text, facts: [first], grade: 'sourced' as const });
    const run = { sentences: [cite('One here.'), cite('Two here.'), cite('Three here.')], omitted: 0 };
    const listMarks = (html: string, pageUrl = '') =>
      renderMarkedHtml(html, { ...citations, verification: run }, pageUrl).match(/<sup[^>]*>/g);
    expect(listMarks('<p>One here. Two here. Three here.</p>')).toEqual([
      '<sup data-quiet>',
      '<sup data-quiet>',
      '<sup>',
    ]);
    expect(listMarks('<p>One here. Not checked. Two here.</p><p>Three here.</p>')).toEqual(['<sup>', '<sup>', '<sup>']);
    expect(listMarks('<p>One here. Two here.</p>', 'https://placelore.example')).toEqual(['<sup>']);
  });

  it('keeps numbers and units on one line', () => {
    const html = '<p>It is 50 m high.</p>';
    const joined = html.replace('50 m', '50\u00a0m');
    expect(renderMarkedHtml(html, citations)).toBe(joined);
    expect(renderMarkedHtml(html, { ...citations, verification: null })).toBe(joined);
  });

  it('does not mark a text that was not checked', () => {
    expect(renderMarkedHtml(HTML, { ...citations, verification: null })).toBe(HTML);
  });
});

describe('renderSourceList', () => {
  it('numbers the sources as the markers do, and explains the marker of general sentences', () => {
    const list = renderSourceList(citations);
    expect(list).toMatch(
      /<li id="source-1">Placelore guidebook · (.* · )?<a [^>]+>free to reuse \(MIT\)<\/a> · edition of November 2026<\/li>/,
    );
    expect(list).toMatch(/<li id="source-2"><a href="[^"]+oldid=\d+">Wikipedia: Eiffel Tower<\/a>/);
    expect(list).toContain('<p id="generally-said">~ Generally said; not fully sourced</p>');
    expect(renderSourceList({ ...citations, verification: null })).not.toContain('generally-said');
  });

  it('credits authors, unless the name of the source is theirs or no author is known', () => {
    const list = (changes: object) =>
      renderSourceList({ ...citations, sources: [{ ...sources[1]!, ...changes }] }).match(/<li.*<\/li>/)![0];
    const credit = ' · Wikipedia contributors · ';
    expect(list({})).toContain(credit);
    expect(list({ name: 'Wikipedia contributors' })).not.toContain(credit);
    for (const authors of [null, '']) expect(list({ authors })).toMatch(/Eiffel Tower<\/a> · <a /);
    expect(list({ authors: 'Ada <b> & Bob' })).toContain(' · Ada &lt;b&gt; &amp; Bob · ');
  });

  it('is empty without sources and markers', () => {
    expect(renderSourceList({ verification: null, citedFacts: [], sources: [] })).toBe('');
  });
});

it('countGrades: counts each shown sentence once', () => {
  expect(countGrades({ html: `${HTML}${HTML}`, texts: ['Everybody does.'] }, verification)).toEqual({
    sourced: 2,
    general: 1,
    editor: 1,
    omitted: 3,
  });
  expect(countGrades({ texts: ['Everybody does. More.'] }, verification)).toEqual({
    sourced: 0,
    general: 1,
    editor: 0,
    omitted: 3,
  });
});
