import type { Evidence, FactEvidence } from '../checks/evidence.js';
import { isPlaceName, isSameWord } from '../checks/words/word-match.js';
import { isEqualQuantity, isPlain } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

const MAX_DETERMINERS = 2;

/**
 * Checks words such as "all", "only" and "whole", and rates such as "per car". "All 34 stalls" needs a fact about all
 * of them if the facts also count a part; so do "the whole temple" and "every pit".
 */
export function checkQuantifiers(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const { tokens, language } = reading;
  const known = cited.flatMap(({ readings }) => readings);
  const rate = findForeignRate(reading, known);
  if (rate !== null) return rate;
  for (const [position, token] of tokens.entries()) {
    if (isOnly(token) && !reading.numberPositions.has(position + 1) && known.some(isOfBoth) && !known.some(hasOnly))
      return { reason: 'qualifier', detail: token.text };
    if (
      ALONE.test(token.word) &&
      reading.quantities.some(({ first }) => first > position && first <= position + MAX_VERB_TOKENS) &&
      !known.some(hasOnly)
    )
      return { reason: 'qualifier', detail: token.text };
    if (!isUniversal(token) || known.some((fact) => saysAll(fact))) continue;
    const number = reading.quantities.find(({ first }) => first > position && first <= position + 1 + MAX_DETERMINERS);
    const isOfNumber =
      number !== undefined &&
      number.dimension !== 'bare' &&
      tokens.slice(position + 1, number.first).every(({ isFunction }) => isFunction);
    const detail = isOfNumber ? `${token.text} ${tokens[number.first]!.text}` : token.text;
    const isShared =
      isOfNumber && EVERY.test(token.word) && reading.quantities.some((other) => other !== number && isPlain(other));
    if (isShared || (isOfNumber && known.some((fact) => hasPart(number, fact)))) return { reason: 'qualifier', detail };
    const noun = tokens[position + 1];
    if (noun === undefined || isOfNumber) continue;
    const isWholePlace =
      WHOLE.test(token.word) && (isPlaceName(noun, evidence.names) || evidence.names.ownWords.has(noun.word));
    const isOfUnknown = token.isFirst && EVERY.test(token.word) && !known.some((fact) => hasWord(noun, language, fact));
    if (isWholePlace || isOfUnknown) return { reason: 'qualifier', detail };
  }
  return null;
}

const isOnly = ({ concepts }: Token): boolean => concepts.includes('only');
const MAX_VERB_TOKENS = 4;
/** "The keep alone has 83 rooms" states that the number is not the total. */
const ALONE = /^(?:alone|allein)$/;
const hasOnly = ({ tokens }: Reading): boolean => tokens.some(isOnly);
/** Whether a fact gives two reasons: "for both its culture and its nature" contradicts "only for its culture". */
const isOfBoth = ({ tokens }: Reading): boolean => tokens.some(({ word }) => /^(?:both|sowohl|tanto|sia)$/.test(word));

const EVERY = /^(?:every|each|jede[mnrs]?|chaque|cada|ogni)$/;
const WHOLE =
  /^(?:whole|entire|ganze[mnrs]?|gesamte[mnrs]?|entier|entiere|entero|entera|intero|intera|inteiro|inteira)$/;

/** "Both" is excluded because it is checked as the number two. */
const isUniversal = ({ concepts, word }: Token): boolean =>
  concepts.includes('all') && !/^(?:both|beide|ambos|everyone)/.test(word);

const saysAll = ({ tokens }: Reading): boolean =>
  tokens.some(({ concepts }) => concepts.includes('all') || concepts.includes('k-everyday'));

/** Whether the fact also counts a part of the number: "18 of the 27 years", or another number of the same kind. */
const hasPart = (number: Quantity, { quantities, tokens }: Reading): boolean =>
  quantities.some((part, index) => {
    const whole = quantities[index + 1];
    const joint =
      whole === undefined
        ? ''
        : tokens
            .slice(part.last + 1, whole.first)
            .map(({ word }) => word)
            .join(' ');
    return whole !== undefined && isEqualQuantity(number, whole) && PART_OF.test(joint);
  }) ||
  (quantities.some((known) => isEqualQuantity(number, known)) &&
    quantities.some(
      (known) =>
        !isEqualQuantity(number, known) &&
        (known.dimension === number.dimension || (isPlain(known) && isPlain(number))),
    ));

/** Words between a part and its whole. */
const PART_OF = /^(?:out of|of|of the|von|von den|der|de|des|sur les|de los|de las|dei|delle|dos|das)$/;

const hasWord = (noun: Token, language: Reading['language'], fact: Reading): boolean =>
  fact.tokens.some((token) => token.kind === 'word' && isSameWord(noun, language, token, fact.language));

const PER = /^(?:per|pro|par|por|je|each|a|an)$/;

const TOGETHER =
  /(?<!\p{L})(?:together|altogether|in total|zusammen|insgesamt|ensemble|au total|juntos|juntas|en total|insieme|in totale|no total)(?!\p{L})/iu;

/** Finds an amount with another rate than in the facts: "250 NOK per person" for "250 NOK per car". */
function findForeignRate(reading: Reading, known: readonly Reading[]): Finding | null {
  for (const quantity of reading.quantities) {
    const stated = findRate(quantity, reading);
    const isTogether = TOGETHER.test(reading.text);
    if (stated === null && !isTogether) continue;
    const rates = known.flatMap((fact) =>
      fact.quantities
        .filter((each) => isEqualQuantity(quantity, each))
        .map((each) => ({ rate: findRate(each, fact), language: fact.language })),
    );
    if (stated === null) {
      if (rates.length > 0 && rates.every(({ rate }) => rate !== null))
        return { reason: 'number-of-something-else', detail: String(quantity.written) };
      continue;
    }
    const isSame = ({ rate, language }: (typeof rates)[number]) =>
      rate === null || isSameWord(stated, reading.language, rate, language);
    if (rates.length > 0 && !rates.some(isSame)) return { reason: 'number-of-something-else', detail: stated.text };
  }
  return null;
}

/** Returns the noun of a rate, such as "car" in "per car", or null. */
function findRate({ last, dimension }: Quantity, { tokens, language }: Reading): Token | null {
  const isCounted = dimension === 'count' && PER.test(tokens[last + 2]?.text.toLowerCase() ?? '');
  const lead = tokens[last + (isCounted ? 2 : 1)];
  const noun = tokens[last + (isCounted ? 3 : 2)];
  if (lead === undefined || noun?.kind !== 'word' || noun.isFunction || !PER.test(lead.text.toLowerCase())) return null;
  const isIndefinite = /^an?$/i.test(lead.text);
  return isIndefinite && (language !== 'en' || dimension !== 'money') ? null : noun;
}
