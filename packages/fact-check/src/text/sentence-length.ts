import type { Reading } from './read-text.js';

/** From this number of words on, a sentence has several nouns and verbs that a word may belong to. */
const MIN_LONG_WORDS = 14;

/** Returns whether a sentence is long, so that a doubt about one of its words makes it general and does not omit it. */
export const isLong = ({ tokens }: Pick<Reading, 'tokens'>): boolean =>
  tokens.filter(({ kind }) => kind === 'word').length >= MIN_LONG_WORDS;
