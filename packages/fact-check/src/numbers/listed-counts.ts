import type { Quantity } from '../quantities/quantity.js';
import { isFiller } from '../text/name-groups.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';

const MAX_LISTED = 4;

/** "Two artists greet you: Jeff Koons with Puppy, Louise Bourgeois with Maman." */
export function isCountOfNames({ value, first }: Quantity, { tokens, language }: Reading): boolean {
  if (value < 2 || value > MAX_LISTED || tokens[first]!.kind === 'number') return false;
  // "A and B are two of the 13 species".
  if (OF.test(tokens[first + 1]?.text ?? ''))
    return tokens.slice(0, first).filter(({ text }) => LIST_JOINT.test(text)).length === value - 1;
  const isName = (token: Token | undefined) =>
    token !== undefined && token.kind === 'word' && isFiller(token, language) && !token.isFirst;
  const groups = tokens.filter((token, position) => isName(token) && !isName(tokens[position - 1]));
  return groups.length >= value;
}

/** "Three brothers" for "the brothers Ángel, José and Lorenzo": so many names are listed beside each other. */
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

const OF = /^(?:of|von|der|des|de|del|di|dei|delle|do|dos|das)$/;
const LIST_JOINT = /^(?:,|and|und|et|y|e|ed)$/;

/** Words that tell how many: "octagonal" bears out "eight corners". */
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

/** Returns whether a word of the facts has the number in it. */
export const isCountInWord = ({ value }: Quantity, facts: readonly Reading[]): boolean =>
  COUNTING_WORDS.some(([pattern, count]) => count === value && facts.some(({ text }) => pattern.test(text)));
