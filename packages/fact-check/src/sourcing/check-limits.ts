import type { Evidence } from '../checks/evidence.js';
import { isCompound, isFree, isPlaceName, isSameQuality, isSameWord } from '../checks/words/word-match.js';
import type { Language } from '../lexicon/languages.js';
import { findSuperlatives, getQuality, hasSuperlative } from '../superlatives/find-superlatives.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** A denial may be a superlative: "no other X is larger". */
const DENIAL =
  /^(?:no|none|nothing|nobody|kein|keine|keiner|keines|aucun|aucune|nul|nulle|ningun|ninguna|nessun|nessuna|nenhum|nenhuma)$/;
/** "The largest of its kind" implies the limits of the fact. */
const OF_ITS_KIND = /(?<!\p{L})(?:kind|type|sort|art|genre|type|tipo|genere|género|gênero)(?!\p{L})/iu;

/** "The largest surviving X" is also the largest X today, so these words limit nothing. */
const LASTING = /^(?:surviving|remaining|existing|extant|preserved|erhalten\w*|conserve\w*|conservad\w*|conservat\w*)$/;

/** Words for what is in use, which are equivalent: "the oldest working observatory" for "functioning". */
const ACTIVE = /^(?:working|functioning|operating|operational|active)$/;
const ACTIVE_IN_TEXT = /\b(?:working|functioning|operating|operational|active|in (?:use|operation))\b/i;

/** Finds a superlative that drops a limit of its fact: "the largest dome" for "the largest unreinforced dome". */
export function checkLimits(reading: Reading, known: readonly Reading[], { names }: Evidence): Finding | null {
  if (!known.some(hasSuperlative)) return null;
  const other = findOtherNoun(reading, known);
  if (other !== null) return { reason: 'superlative', detail: other.text };
  const qualities = findQualities(reading);
  if (qualities.length === 0 || OF_ITS_KIND.test(reading.text)) return null;
  const isStated = (token: Token, fact: Reading) =>
    reading.tokens.some(
      (each) =>
        isSameWord(each, reading.language, token, fact.language) ||
        hasPart(each, reading.language, (part) => isSameWord(part, 'de', token, fact.language)),
    );
  for (const fact of known) {
    const limits = findSuperlatives(fact)
      .filter((at) =>
        getQuality(fact, at).some((other) =>
          qualities.some((each) => isSameQuality(each, reading.language, other, fact.language)),
        ),
      )
      .map((at) => findLimitingWords(fact, at));
    const isComparable = (token: Token) =>
      (token.concepts.length > 0 || fact.language === reading.language) &&
      !LASTING.test(token.word) &&
      !(ACTIVE.test(token.word) && ACTIVE_IN_TEXT.test(reading.text)) &&
      !isFree(token) &&
      !isPlaceName(token, names);
    const isWidened = (words: readonly Token[]) => words.some((word) => isComparable(word) && !isStated(word, fact));
    if (limits.length > 0 && limits.every(isWidened))
      return { reason: 'superlative', detail: limits[0]!.map(({ text }) => text).join(' ') };
  }
  return null;
}

/** Tokens between a superlative and its noun. */
const MAX_NOUN = 3;
/** Not "of": "the widest of any waterfall" is a waterfall. */
const ON = /^(?:on|in|at|under|inside|within|auf|in|an|unter|sur|dans|en|sobre|su|sopra|em)$/;
const ANY = /^(?:any|jede[mnrs]?|nimporte|toute?|cualquier|qualsiasi|qualunque|qualquer)$/;

/** Finds a noun that only carries what a fact compares: "the longest bridge" for "the longest row of houses on any bridge". */
function findOtherNoun(reading: Reading, known: readonly Reading[]): Token | null {
  const nouns = findSuperlatives(reading).flatMap((at) => {
    const noun = reading.tokens
      .slice(at + 1, at + 1 + MAX_NOUN)
      .find(({ kind, isFunction }) => kind === 'word' && !isFunction);
    return noun === undefined ? [] : [noun];
  });
  const isCarrier = (noun: Token) => {
    const isCarried = known.flatMap(({ tokens, language }) =>
      tokens.flatMap((token, at) =>
        isSameWord(noun, reading.language, token, language)
          ? [ANY.test(tokens[at - 1]?.word ?? '') && ON.test(tokens[at - 2]?.word ?? '')]
          : [],
      ),
    );
    return isCarried.length > 0 && isCarried.every(Boolean);
  };
  return nouns.find(isCarrier) ?? null;
}

/** Whether a part of a German compound passes a test: "Eisenproduzenten" mentions iron. */
function hasPart(token: Token, language: Language, accepts: (part: Token) => boolean): boolean {
  let isPart = false;
  isCompound(token, language, (part) => {
    isPart ||= part.concepts.length > 0 && accepts(part);
    return false;
  });
  return isPart;
}

/**
 * Whether a word ranks by a quality. "First", "only" and "last" do not, and may drop a limit: "the first gorge" for
 * "the first gorge below the falls".
 */
const isOfDegree = ({ concepts }: Token): boolean =>
  !concepts.some((concept) => concept === 'first' || concept === 'only' || concept === 'last');

function findQualities(reading: Reading): Token[] {
  const { tokens } = reading;
  const superlatives = findSuperlatives(reading)
    .flatMap((at) => getQuality(reading, at))
    .filter(isOfDegree);
  const isDenial = tokens.some(({ word }) => DENIAL.test(word));
  return isDenial ? tokens.filter(({ kind, isFunction }) => kind === 'word' && !isFunction) : superlatives;
}

/** Returns the adjectives of the noun of a superlative, which stand after the noun in Romance languages. */
function findLimitingWords({ tokens, language }: Reading, at: number): Token[] {
  const words: Token[] = [];
  for (let position = at + 1; position < tokens.length; position++) {
    if (isHyphen(tokens, position)) continue;
    const isPart = isHyphen(tokens, position - 1) || isHyphen(tokens, position + 1);
    if (tokens[position]!.kind !== 'word' || (tokens[position]!.isFunction && !isPart)) break;
    words.push(tokens[position]!);
  }
  if (language === 'en') return words.slice(0, -1);
  if (language === 'de') return words.filter(({ isCapital }) => !isCapital);
  return words.slice(1);
}

/** Whether a token is the hyphen of one adjective: "single-span", "still-working". */
const isHyphen = (tokens: readonly Token[], position: number): boolean =>
  /^[-‐‑]$/.test(tokens[position]?.text ?? '') &&
  tokens[position - 1]?.end === tokens[position]!.start &&
  tokens[position + 1]?.start === tokens[position]!.end;
