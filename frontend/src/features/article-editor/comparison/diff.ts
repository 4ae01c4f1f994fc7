import { type Change, diffSequences } from '../../../lib/format/word-diff.js';

/** Returns the changes between two texts, word by word. */
export function diffWords(before: string, after: string): Change<string>[] {
  const splitWords = (text: string) => text.match(/\s+|[\p{L}\p{N}’'-]+|[^\s\p{L}\p{N}]/gu) ?? [];
  return diffSequences(splitWords(before), splitWords(after), (word) => word);
}
