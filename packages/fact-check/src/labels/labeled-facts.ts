import { isVerb, type Reading } from '../text/read-text.js';

/** Label of a fact that has a label and a value, as in open data: "keep height: 46.4 m". */
export interface Label {
  /** "keep height" */
  text: string;
  /** Whether the value is a list, name or number and not a sentence. */
  isTerse: boolean;
}

const LABEL = /^\s*(\p{L}[^:.;!?\d]{1,40}?)\s?:\s+(?=\S)/u;
const MAX_LABEL_WORDS = 7;
const SENTENCE_END = /[.!?]\s?[»”"’]?\s*$/u;

/** Returns the label of a statement, or null if it has none. `reading` is that of the statement. */
export function findLabel(statement: string, reading: Reading | undefined): Label | null {
  const match = LABEL.exec(statement);
  if (match === null) return null;
  const text = match[1]!;
  const words = text.split(/\s+/).length;
  if (words > MAX_LABEL_WORDS) return null;
  const isSentence = SENTENCE_END.test(statement) && reading !== undefined && hasVerb(reading, match[0].length);
  return { text, isTerse: !isSentence };
}

const hasVerb = ({ tokens, language }: Reading, start: number): boolean =>
  tokens.some((token, position) => token.start >= start && isVerb(tokens, position, language));
