import type { Reading } from './read-text.js';

/** From this number of words on, a sentence usually has two nouns or verbs that a number may belong to. */
const MIN_MEDIUM_WORDS = 11;
/** From this number of words on, a sentence has several nouns and verbs that a word may belong to. */
const MIN_LONG_WORDS = 14;

type Text = Pick<Reading, 'tokens'>;

const hasWords = ({ tokens }: Text, min: number): boolean =>
  tokens.length >= min && tokens.filter(({ kind }) => kind === 'word').length >= min;

/** Returns whether a sentence is long enough that what a number belongs to is often unclear. */
export const isMedium = (text: Text): boolean => hasWords(text, MIN_MEDIUM_WORDS);

/** Returns whether a sentence is long, so that a doubt about one of its words makes it general and does not omit it. */
export const isLong = (text: Text): boolean => hasWords(text, MIN_LONG_WORDS);
