import type { GradedSentence } from '../cited-texts.js';

/** Part of a text: a graded sentence, or text between graded sentences (`sentence` is null). */
export interface MarkedPart {
  text: string;
  sentence: GradedSentence | null;
}

/** Returns the graded sentence that follows a part, with nothing but spaces between; null if there is none. */
export function findNextSentence(parts: readonly MarkedPart[], index: number): GradedSentence | null {
  const [next, afterNext] = parts.slice(index + 1);
  return next?.text.trim() === '' ? (afterNext?.sentence ?? null) : (next?.sentence ?? null);
}

/**
 * Splits a plain text into graded sentences and the rest. Sentences are found by their text, so that changed ones are
 * part of the rest. Longer sentences take precedence over those they contain.
 */
export const markSentences = (text: string, sentences: readonly GradedSentence[]): MarkedPart[] =>
  markSentencesByLength(text, sortByLength(sentences));

/** Sorts sentences for {@link markSentencesByLength}, the longest first. */
export const sortByLength = (sentences: readonly GradedSentence[]): GradedSentence[] =>
  [...sentences].sort((first, second) => second.text.length - first.text.length);

/** Does the same as {@link markSentences}, but with sorted sentences, so that many texts need one sort. */
export const markSentencesByLength = (text: string, byLength: readonly GradedSentence[]): MarkedPart[] =>
  text === '' ? [] : split(text, byLength).filter((part) => part.text !== '');

function split(text: string, sentences: readonly GradedSentence[]): MarkedPart[] {
  const index = sentences.findIndex((sentence) => sentence.text !== '' && text.includes(sentence.text));
  if (index === -1) return [{ text, sentence: null }];
  const sentence = sentences[index]!;
  const start = text.indexOf(sentence.text);
  const end = start + sentence.text.length;
  return [
    ...split(text.slice(0, start), sentences.slice(index + 1)),
    { text: sentence.text, sentence },
    ...split(text.slice(end), sentences.slice(index)),
  ];
}
