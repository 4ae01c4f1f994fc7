import type { GradedSentence, TextVerification } from '../cited-texts.js';
import { listMarkedParts } from './mark-html.js';
import { markSentences } from './mark-sentences.js';

/** Number of shown sentences by grade, and number of omitted ones. */
export interface GradeCounts {
  sourced: number;
  general: number;
  editor: number;
  omitted: number;
}

/** Texts that a page shows. */
interface ShownTexts {
  /** Sanitized HTML. */
  html?: string;
  /** Plain texts. */
  texts?: readonly string[];
}

/**
 * Counts the sentences that a page shows, each once even if it is repeated. Sentences that a person has changed since
 * are not counted.
 */
export function countGrades(
  { html = '', texts = [] }: ShownTexts,
  { sentences, omitted }: TextVerification,
): GradeCounts {
  const parts = [...listMarkedParts(html, sentences), ...texts.flatMap((text) => markSentences(text, sentences))];
  const shown = new Set(parts.map(({ sentence }) => sentence));
  const count = (grade: GradedSentence['grade']) => [...shown].filter((sentence) => sentence?.grade === grade).length;
  return { sourced: count('sourced'), general: count('general'), editor: count('editor'), omitted };
}
