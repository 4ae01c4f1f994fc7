import { describe, expect, it } from '@jest/globals';
import { addEditorSentences } from './editor-sentences.js';

const sourced = (text: string) => ({ text, facts: ['f1'], grade: 'sourced' as const });
const byEditor = (text: string) => ({ text, facts: [], grade: 'editor' as const });
const VERIFICATION = { sentences: [sourced('It is old.'), sourced('It is tall.')], omitted: 1 };
const BEFORE = {
  content: '<p>It is old. It is tall.</p><ul><li>Bridge, 20 m north.</li></ul>',
  verification: VERIFICATION,
};

describe('addEditorSentences', () => {
  it('grades what an edit wrote or changed', () => {
    const content = '<p>It is old. Martians built it.</p><p>It is very tall.</p><ul><li>Bridge, 20 m north.</li></ul>';
    expect(addEditorSentences(VERIFICATION, content, BEFORE)).toEqual({
      omitted: 1,
      sentences: [...VERIFICATION.sentences, byEditor('Martians built it.'), byEditor('It is very tall.')],
    });
  });

  it('leaves an unchanged text as it is', () =>
    expect(addEditorSentences(VERIFICATION, BEFORE.content, BEFORE)).toEqual(VERIFICATION));

  it('keeps the grade of what an earlier edit wrote, and forgets it when it is removed', () => {
    const edited = { ...VERIFICATION, sentences: [...VERIFICATION.sentences, byEditor('One.'), byEditor('Two.')] };
    const before = { content: '<p>It is old. One. Two.</p>', verification: edited };
    expect(addEditorSentences(edited, '<p>It is old. Two. Three.</p>', before).sentences).toEqual([
      ...VERIFICATION.sentences,
      byEditor('Two.'),
      byEditor('Three.'),
    ]);
  });

  it('grades all that a person wrote when only a part of a rewrite is accepted', () => {
    const before = { content: '<p>A ghost walks. Old words.</p>', verification: null };
    expect(addEditorSentences(VERIFICATION, '<p>A ghost walks. It is old.</p>', before).sentences).toEqual([
      ...VERIFICATION.sentences,
      byEditor('A ghost walks.'),
    ]);
  });
});
