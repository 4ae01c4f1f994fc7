import { isInverseRelation } from '../bindings/check-relations.js';
import { getClasses } from '../lexicon/lexicon.js';
import { getOpposites } from '../lexicon/opposites.js';
import { isVerb, type Reading } from '../text/read-text.js';
import { isLong } from '../text/sentence-length.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import type { Evidence, FactEvidence } from './evidence.js';
import { isFree, isPlaceName, isSameWord } from './words/word-match.js';

/**
 * Checks the only word of a sentence that no cited fact supports. It must be neither the opposite of a word in the
 * facts nor a replacement in an otherwise literal sentence ("a blue lantern" for "a red lantern"). In a long sentence,
 * another noun may name the same thing.
 */
export function checkSubstitutions(
  reading: Reading,
  unsupported: readonly Token[],
  cited: readonly FactEvidence[],
  evidence: Evidence,
): Finding | null {
  const [token] = unsupported;
  if (token === undefined || unsupported.length > 1) return null;
  const known = cited.flatMap(({ readings }) => readings);
  const position = reading.tokens.indexOf(token);
  const opposite = findOpposite(token, reading, known);
  if (opposite !== null && known.some((fact) => isInverseRelation(position, reading, fact))) return null;
  if (opposite !== null && !isDenied(reading) && !known.some(isDenied))
    return { reason: 'word', detail: `${token.text}, ${opposite.text}` };
  const replaced = findReplaced(token, reading.tokens.filter(isContent), reading.language, known, evidence);
  const isOther =
    replaced !== null &&
    !isLong(reading) &&
    !isAction(token, position, reading) &&
    replaced.isVerb !== true &&
    !replaced.concepts.some((concept) => /[vfgtq]/.test(getClasses(concept))) &&
    !replaced.word.endsWith(token.word);
  const isOtherMeasure = replaced !== null && isMeasure(token) && isMeasure(replaced);
  return isOther || isOtherMeasure ? { reason: 'word', detail: `${token.text}, ${replaced.text}` } : null;
}

/** Finds a word in the facts that is the opposite of this one and that the sentence does not repeat. */
function findOpposite({ concepts }: Token, reading: Reading, known: readonly Reading[]): Token | null {
  const opposites = new Set(concepts.flatMap((concept) => [...getOpposites(concept)]));
  if (opposites.size === 0) return null;
  const isRepeated = (token: Token, language: Reading['language']) =>
    reading.tokens.some((each) => isSameWord(each, reading.language, token, language));
  for (const { tokens, language } of known) {
    const found = tokens.find(
      (token) => token.concepts.some((concept) => opposites.has(concept)) && !isRepeated(token, language),
    );
    if (found !== undefined) return found;
  }
  return null;
}

const isContent = ({ kind, isFunction }: Token): boolean => kind === 'word' && !isFunction;

/** Finds a word that stands between the same neighbors in a fact and that the sentence does not repeat. */
function findReplaced(
  token: Token,
  words: readonly Token[],
  language: Reading['language'],
  known: readonly Reading[],
  { names }: Evidence,
): Token | null {
  const at = words.indexOf(token);
  const [before, after] = [words[at - 1], words[at + 1]];
  for (const fact of known) {
    if (fact.language !== language) continue;
    const isSame = (a: Token, b: Token) => isSameWord(a, language, b, fact.language);
    const others = fact.tokens.filter(isContent);
    const index = others.findIndex(
      (other, position) =>
        (before === undefined ? position === 0 : position > 0 && isSame(before, others[position - 1]!)) &&
        (after === undefined
          ? position === others.length - 1
          : others[position + 1] !== undefined && isSame(after, others[position + 1]!)) &&
        !words.some((word) => isSame(word, other)),
    );
    const found = others[index];
    if (found !== undefined && !isFree(found) && !isPlaceName(found, names)) return found;
  }
  return null;
}

/** Whether a word is or may be a verb: another verb usually describes the same action. */
const isAction = (token: Token, position: number, { tokens, language }: Reading): boolean =>
  isVerb(tokens, position, language) ||
  token.concepts.some((concept) => /[vfgtq]/.test(getClasses(concept))) ||
  (language === 'en' && /(?:ed|en|wn|nt|lt|pt)$/.test(token.word) && BE.test(tokens[position - 1]?.word ?? '')) ||
  (language === 'en' && /s$/.test(token.word) && DETERMINER.test(tokens[position + 1]?.text ?? ''));
const BE = /^(?:is|are|was|were|be|been|being)$/;
const DETERMINER = /^(?:the|an?|its|his|her|their)$/;

/** Whether a word is a color, direction or time, where another word is another statement: "an hour" for "a day". */
const isMeasure = ({ concepts }: Token): boolean =>
  concepts.length > 0 && concepts.every((concept) => /[cdhmt]/.test(getClasses(concept)) || TIMES.has(concept));
const TIMES = new Set(['day', 'hour', 'week', 'month', 'year']);

/** A denial may state the opposite in other words: "the upper one is no longer lit" for "only the lower one". */
const isDenied = ({ text }: Reading): boolean => DENIAL.test(text);
const DENIAL = /(?<!\p{L})(?:not?|never|only|nicht|kein\p{L}*|nur|ne|n['’]|pas|sin|non|não|solo|sólo|só)(?!\p{L})/iu;
