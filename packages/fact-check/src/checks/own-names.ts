import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';

/** Normalized words of each name of a place, by its first word, the longest first. */
export type NameSequences = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Marks the tokens that are part of a whole name of the place: "Güell" alone is not Park Güell. */
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

/** "The Asinelli", "el Colón": a word of the name with an article stands for the place, where a person has none. */
export const isShortName = ({ tokens }: Reading, position: number, ownWords: ReadonlySet<string>): boolean =>
  tokens[position]!.isCapital &&
  ownWords.has(tokens[position]!.word) &&
  ARTICLE.test(tokens[position - 1]?.text.toLowerCase() ?? '') &&
  tokens[position + 1]?.isCapital !== true;
