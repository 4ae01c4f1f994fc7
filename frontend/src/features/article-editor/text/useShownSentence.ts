import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Selects the sentence that the URL names (`?sentence=…`) and scrolls to it, once. Does nothing if it is no longer
 * there.
 */
export function useShownSentence(editor: Editor | null): void {
  const [query] = useSearchParams();
  const sentence = query.get('sentence');
  const shown = useRef<string>(null);
  useEffect(() => {
    if (!editor || !sentence || shown.current === sentence) return;
    shown.current = sentence;
    const range = findText(editor.state.doc, sentence);
    if (range) editor.chain().focus().setTextSelection(range).scrollIntoView().run();
  }, [editor, sentence]);
}

/** Finds a text within one block. @returns positions in the document; null if no block contains it */
export function findText(doc: Editor['state']['doc'], text: string): { from: number; to: number } | null {
  let range: { from: number; to: number } | null = null;
  doc.descendants((node, position) => {
    if (range || !node.isTextblock) return range === null;
    // A node without text counts as one placeholder character.
    const start = node.textBetween(0, node.content.size, undefined, '\ufffc').indexOf(text);
    if (start !== -1) range = { from: position + 1 + start, to: position + 1 + start + text.length };
    return false;
  });
  return range;
}
