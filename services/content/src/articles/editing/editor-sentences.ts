import { listMarkedParts } from '@placelore/contracts/content/citations/mark-html.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import { splitSentences } from '@placelore/contracts/core/sentences.js';

/** Text of an article with its fact check; null for a text that a person wrote. */
interface CheckedText {
  content: string;
  verification: TextVerification | null;
}

/**
 * Adds the sentences that an edit wrote or changed to the fact check of a text, with the grade `editor`, so that readers see
 * that no source is cited for them. Lines that had no grade before the edit, such as those of lists, get none.
 * @param content sanitized HTML after the edit
 */
export function addEditorSentences(
  verification: TextVerification,
  content: string,
  before: CheckedText,
): TextVerification {
  const checked = verification.sentences.filter(({ grade }) => grade !== 'editor');
  const ungraded =
    before.verification === null ? [] : listUngradedSentences(before.content, before.verification.sentences);
  const known = new Set(ungraded);
  const written = new Set(listUngradedSentences(content, checked).filter((sentence) => !known.has(sentence)));
  return {
    ...verification,
    sentences: [...checked, ...[...written].map((text) => ({ text, facts: [], grade: 'editor' as const }))],
  };
}

const listUngradedSentences = (html: string, sentences: TextVerification['sentences']): string[] =>
  listMarkedParts(html, sentences)
    .filter(({ sentence }) => sentence === null)
    .flatMap(({ text }) => splitSentences(text))
    .filter((text) => /\p{L}/u.test(text));
