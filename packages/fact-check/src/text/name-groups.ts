import type { Language } from '../lexicon/languages.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { isOpeningWord } from '../lexicon/opening-words.js';
import { isOrdinaryWord } from '../lexicon/ordinary-words.js';
import type { Reading } from './read-text.js';
import type { Token } from './tokenize.js';

const PARTICLES = /^(?:van|von|de|da|di|del|della|la|le|al|el|bin|ibn|no|du|des|der|den|of|y)$/;

/** Returns the positions of names, one group for each: "Louis de Buade". Persons without a name form groups as well. */
export function findNameGroups(reading: Reading): readonly (readonly number[])[] {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  const groups = readNameGroups(reading);
  READ.set(reading, groups);
  return groups;
}

const READ = new WeakMap<Reading, readonly (readonly number[])[]>();

function readNameGroups({ tokens, language, numberPositions }: Reading): number[][] {
  const groups: number[][] = [];
  for (const [position, token] of tokens.entries()) {
    const last = groups.at(-1);
    if (!isFiller(token, language) || numberPositions.has(position) || last?.includes(position)) continue;
    const between = last === undefined ? [] : tokens.slice(last.at(-1)! + 1, position);
    const isPart =
      last !== undefined &&
      between.length <= 2 &&
      between.every(({ text }) => text === '.' || text === '-' || PARTICLES.test(text));
    const group = isPart ? last : [position];
    if (isPart) group.push(position);
    else groups.push(group);
    // A capitalized word after a name is part of it: "Chrysler Building".
    for (let next = position + 1; language !== 'de' && isNamePart(tokens[next]); next++) group.push(next);
  }
  return groups;
}

const isNamePart = (token: Token | undefined): boolean =>
  token !== undefined && token.kind === 'word' && token.isCapital && !token.isFunction && token.concepts.length > 0;

/** Endings of nationalities, which are not names of countries: "Brazilian Catholics raised money". */
const PEOPLE_ENDING = /(?:ian|ish|ese|ean|ican|uban)$/;

/** Returns whether a word is a name or a person's role, and may fill a slot. */
export function isFiller(token: Token, language: Language): boolean {
  const { kind, isFunction, isCapital, isFirst, concepts, word } = token;
  if (kind !== 'word' || isFunction) return false;
  if (isFirst && PEOPLE_ENDING.test(word) && concepts.some((concept) => concept.startsWith('n-country'))) return false;
  if (concepts.some((concept) => concept.startsWith('n-') || isOfClass(concept, 'r'))) return true;
  if (!isCapital || concepts.length > 0 || (isFirst && isOpeningWord(word, language))) return false;
  return !(isFirst || language === 'de') || !isOrdinaryWord(word, language);
}
