import { isSameQuality } from '../checks/word-match.js';
import type { Reading } from '../text/read-text.js';
import { findSuperlatives, getQuality } from './find-superlatives.js';

/** Part of a whole: "one of", "among", "nearly". */
export const PART =
  /(?<!\p{L})(?:(?<!only )one of|among|nearly the|almost the|parts?(?= of|[.,;])|eine[rsmn]? der|zähl\p{L}* zu|gehör\p{L}* zu|unter den|parmi|entre [lo][oae]?s|[tf]ra (?:i|le|gli)|l['’]une? des|une? des|un[oa] de l[oa]s|un[oa] de(?:i|lle|gli)|uma? d[oa]s)(?!\p{L})|一つ|احد|إحدى/iu;

/** Tokens between "one of" and its superlative: "one of the ten most visited". */
const MAX_LEAD = 5;

/** Whether "one of" or the like does not stand before a superlative, so that it holds for one thing. */
const isOfOne = ({ tokens, text }: Reading, at: number): boolean =>
  !PART.test(text.slice(tokens[Math.max(0, at - MAX_LEAD)]!.start, tokens[at]!.end));

/** Returns whether a text has a superlative that holds for one thing, and not for "one of" several. */
export const hasSuperlativeOfOne = (reading: Reading): boolean =>
  findSuperlatives(reading).some((at) => isOfOne(reading, at));

/** Returns whether a fact has all superlatives of a sentence, each for one thing. */
export const hasAllOfOne = (reading: Reading, fact: Reading): boolean =>
  findSuperlatives(reading).every((at) =>
    findSuperlatives(fact).some(
      (other) =>
        isOfOne(fact, other) &&
        getQuality(reading, at).some((quality) =>
          getQuality(fact, other).some((each) => isSameQuality(quality, reading.language, each, fact.language)),
        ),
    ),
  );
