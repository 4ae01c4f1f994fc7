import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';

/** Names of a place as lists of normalized words, by their first word, the longest first. */
export type NameSequences = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Marks tokens that are part of a complete name of the place: "Güell" alone is not Park Güell. */
export function markOwnNames(tokens: readonly Token[], sequences: NameSequences): void {
  const words = tokens.filter(({ kind, isFunction }) => kind === 'word' && !isFunction);
  for (let index = 0; index < words.length; index++) {
    const token = words[index]!;
    const found = [token.word, token.word.replace(/(?:s|er|ern)$/, '')]
      .flatMap((word) => (token.isCapital || word === token.word ? (sequences.get(word) ?? []) : []))
      .find((sequence) => sequence.every((word, offset) => offset === 0 || words[index + offset]?.word === word));
    for (let offset = 0; offset < (found?.length ?? 0); offset++) words[index + offset]!.isOwnName = true;
  }
}

const ARTICLE = /^(?:the|der|die|das|den|dem|des|le|la|les|l|el|il|lo|i|o|os|as|del|della|dell|al|do|da|du|['’])$/;

/**
 * Returns whether a word of the place's name stands for the place: with an article, which persons have not ("el
 * Colón").
 */
export const isShortName = ({ tokens }: Reading, position: number, ownWords: ReadonlySet<string>): boolean => {
  const token = tokens[position]!;
  if (!token.isCapital || tokens[position + 1]?.isCapital === true) return false;
  // "Cricket's first Test" in a text about a cricket ground.
  if (token.isFirst) return /['’]s$/.test(token.text) && ownWords.has(token.word.replace(/['’]s$/, ''));
  const [first] = ownWords;
  const before = tokens[position - 1]?.text.toLowerCase() ?? '';
  return ownWords.has(token.word) && (ARTICLE.test(before) || (token.word === first && TOWARDS.test(before)));
};

/** The first word of a place's name is often that of its district: "the metro to Dakshineswar". */
const TOWARDS = /^(?:to|in|at|near|nach|bei|à|en|a|em)$/;
