import { isKindOfPlace } from '../checks/evidence.js';
import { isSameQuality, isSameWord } from '../checks/words/word-match.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { findSuperlatives, getQuality } from './find-superlatives.js';
import { admitsOthers, isRanked } from './ranks.js';

/** Part of a whole: "one of", "among", "nearly". */
export const PART =
  /(?<!\p{L})(?:(?<!only )one of|among|nearly the|almost the|parts?(?= of|[.,;])|eine[rsmn]? der|zähl\p{L}* zu|gehör\p{L}* zu|unter den|parmi|entre [lo][oae]?s|[tf]ra (?:i|le|gli)|l['’]une? des|une? des|un[oa] de l[oa]s|un[oa] de(?:i|lle|gli)|uma? d[oa]s)(?!\p{L})|一つ|احد|إحدى/iu;

/** Tokens between "one of" and its superlative: "one of the ten most visited". */
const MAX_LEAD = 5;
/** Tokens between a superlative and its noun. */
const MAX_NOUN = 6;

/** Whether "one of" or the like does not stand before a superlative, so that it holds for one thing. */
const isOfOne = ({ tokens, text }: Reading, at: number): boolean =>
  !PART.test(text.slice(tokens[Math.max(0, at - MAX_LEAD)]!.start, tokens[at]!.end));

/** Whether words of a fact from a position on include a kind of place, or the word is none. */
const isOfKind = (noun: Token | undefined, reading: Reading, fact: Reading, from: number, to?: number): boolean =>
  noun === undefined ||
  !noun.concepts.some((concept) => concept === 'building' || isKindOfPlace(concept)) ||
  fact.tokens.slice(from, to).some((other) => isSameWord(noun, reading.language, other, fact.language));

const isContent = ({ kind, isFunction }: Token): boolean => kind === 'word' && !isFunction;
const NO = /^(?:no|none|kein\w*|aucune?|nul(?:le)?|ningun\w*|nessun\w*|nenhum\w*)$/;

/**
 * Returns whether a fact has the superlative that a denial states, for one thing and not for "one of" several: "no
 * church is larger" for "the largest church".
 */
export function hasDeniedSuperlative(reading: Reading, fact: Reading): boolean {
  const no = reading.tokens.findIndex(({ word }) => NO.test(word));
  const noun = no === -1 ? undefined : reading.tokens.slice(no + 1).find(isContent);
  return findSuperlatives(fact).some(
    (at) =>
      isOfOne(fact, at) &&
      (!isRanked(fact, at) || admitsOthers(reading)) &&
      isOfKind(noun, reading, fact, 0) &&
      (AMOUNT.test(reading.text) ||
        getQuality(fact, at).some((quality) =>
          reading.tokens.some((token) => isSameQuality(token, reading.language, quality, fact.language)),
        )),
  );
}

/** Denials without an adjective: "nowhere else is there so much asphalt", "none had it before". */
const AMOUNT =
  /(?<!\p{L})(?:more|longer|so (?:many|much)|as (?:many|much)|before|mehr|länger|so viele?|plus|autant|avant|más|tant[oa]s?|antes|più|prima|mais)(?!\p{L})/iu;

/** Returns whether a fact has all superlatives of a sentence, each for one thing of the same kind. */
export const hasAllOfOne = (reading: Reading, fact: Reading): boolean =>
  findSuperlatives(reading).every((at) =>
    findSuperlatives(fact).some(
      (other) =>
        isOfOne(fact, other) &&
        isOfKind(
          reading.tokens.slice(at + 1, at + 1 + MAX_NOUN).find(isContent),
          reading,
          fact,
          other + 1,
          other + 1 + MAX_NOUN,
        ) &&
        getQuality(reading, at).some((quality) =>
          getQuality(fact, other).some((each) => isSameQuality(quality, reading.language, each, fact.language)),
        ),
    ),
  );
