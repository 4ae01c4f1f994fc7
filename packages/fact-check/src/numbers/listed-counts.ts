import type { Quantity } from '../quantities/quantity.js';
import { isFiller } from '../text/name-groups.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';

const MAX_LISTED = 4;

/**
 * Returns whether a sentence itself names as many: "Two artists greet you: Jeff Koons with Puppy, Bourgeois with
 * Maman."
 */
export function isCountOfNames({ value, first }: Quantity, { tokens, language }: Reading): boolean {
  if (value < 2 || value > MAX_LISTED || tokens[first]!.kind === 'number') return false;
  // "A and B are two of the 13 species": the names stand before the number.
  if (OF.test(tokens[first + 1]?.text ?? ''))
    return tokens.slice(0, first).filter(({ text }) => LIST_JOINT.test(text)).length === value - 1;
  const isName = (token: Token | undefined) =>
    token !== undefined && token.kind === 'word' && isFiller(token, language) && !token.isFirst;
  const groups = tokens.filter((token, position) => isName(token) && !isName(tokens[position - 1]));
  return groups.length >= value;
}

/** Returns whether a fact lists as many names: "three brothers" for "the brothers Ángel, José and Lorenzo". */
export function isCountOfListed({ value }: Quantity, facts: readonly Reading[]): boolean {
  if (value < 2 || value > MAX_LISTED) return false;
  return facts.some(({ tokens }) => {
    let listed = 0;
    return tokens.some(({ isCapital, isFirst, isFunction, kind, text }, position) => {
      const isName = kind === 'word' && isCapital && !isFirst && !isFunction;
      const isJoint = LIST_JOINT.test(text);
      if (isName && !tokens[position - 1]!.isCapital) listed++;
      else if (!isName && !isJoint) listed = 0;
      const next = tokens[position + 1];
      return (
        isName &&
        listed === value &&
        (next === undefined ||
          !(next.isCapital || (LIST_JOINT.test(next.text) && tokens[position + 2]?.isCapital === true)))
      );
    });
  });
}

const ARTICLE =
  /^(?:an?|the|one|eine?[nmrs]?|d(?:er|ie|as|en|em)|une?|l[ea]s?|un[oa]?|el|los|las|il|lo|gli|i|uma?|os?|as?)$/;
const ITEMS_START = /^(?:[,:;—–(]|are|were|sind|waren|sont|son|sono|são)$/;
const ITEM_JOINT = /^(?:and|und|et|y|e|ed)$/;
const SENTENCE_END = /^[.;)]$/;

/**
 * Returns whether a sentence lists what it counts: "two stones, a dark basalt for the body and a pale one for the
 * edges".
 */
export function isCountOfItems({ value, last }: Quantity, { tokens }: Reading): boolean {
  if (value < 2 || value > MAX_LISTED) return false;
  const start = tokens.findIndex(({ text }, position) => position > last && ITEMS_START.test(text));
  if (start === -1 || start > last + MAX_COUNTED) return false;
  const end = tokens.findIndex(({ text }, position) => position > start && SENTENCE_END.test(text));
  const isColon = tokens[start]!.text === ':';
  const isLed = (position: number) => ARTICLE.test(tokens[position]?.text.toLowerCase() ?? '');
  const items = tokens.slice(start, end === -1 ? tokens.length : end).filter(({ text }, position) => {
    const isJoint = position === 0 || text === ',' || ITEM_JOINT.test(text);
    return isJoint && (isLed(start + position + 1) || isColon);
  });
  // The "and" stands before the last item only, so its index is one less than the count.
  return (isColon || isLed(start + 1)) && items.findIndex(({ text }) => ITEM_JOINT.test(text)) === value - 1;
}

/** Words between a number and the items of its list. */
const MAX_COUNTED = 6;

const OF = /^(?:of|von|der|des|de|del|di|dei|delle|do|dos|das)$/;
const LIST_JOINT = /^(?:,|and|und|et|y|e|ed)$/;

/** Words that contain a number: "octagonal" supports "eight corners". */
const COUNTING_WORDS: readonly [RegExp, number][] = [
  [
    /(?<!\p{L})(?:pair|twins?|double|doppel\p{L}*|zwilling\p{L}*|zweif\p{L}*|paar|jumeaux|jumelles|doubles?|gemel[oa]s|dobles?|doppi[oa]?|gemelli|dupl[oa])(?!\p{L})/iu,
    2,
  ],
  [/(?<!\p{L})(?:triple|trio|trinity|dreif\p{L}*|dreieck\p{L}*|triang\p{L}*|tripl[eoi])(?!\p{L})/iu, 3],
  [/(?<!\p{L})(?:quadr\p{L}*|viereck\p{L}*|cuadr\p{L}*)(?!\p{L})/iu, 4],
  [/(?<!\p{L})(?:pentagon\p{L}*|fünfeck\p{L}*|pentágon\p{L}*)(?!\p{L})/iu, 5],
  [/(?<!\p{L})(?:hexagon\p{L}*|sechseck\p{L}*|hexágon\p{L}*)(?!\p{L})/iu, 6],
  [/(?<!\p{L})(?:octagon\p{L}*|achteck\p{L}*|octogon\p{L}*|octógon\p{L}*|octogonal\p{L}*)(?!\p{L})/iu, 8],
];

/** Returns whether a word in the facts contains the number. */
export const isCountInWord = ({ value }: Quantity, facts: readonly Reading[]): boolean =>
  COUNTING_WORDS.some(([pattern, count]) => count === value && facts.some(({ text }) => pattern.test(text)));
