import type { Language } from '../lexicon/languages.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import { hasSuperlative } from './check-superlatives.js';
import type { Evidence, FactEvidence } from './evidence.js';
import { isFree, isPlaceName, isSameWord } from './word-match.js';

const NEGATIONS: Record<Language, RegExp> = {
  en: /\b(?:not|no|never|none|nobody|neither|nor|without|cannot)\b|n['’]t\b/giu,
  de: /\b(?:nicht|nie|niemals|niemand|kein\w*|ohne|weder)\b/giu,
  fr: /\bn(?:e\b|['’])(?:.{0,30}?\b(?:jamais|pas|plus|aucun\w*|ni|personne)\b)?|\b(?:jamais|aucun\w*|sans)\b/giu,
  es: /(?<!\p{L})(?:no|ni|nunca|jamás|ningún|ninguna|ninguno|nadie|sin|tampoco)(?!\p{L})/giu,
  it: /\b(?:non(?:.{0,20}?\bmai\b)?|mai|nessun\w*|senza|né)\b/giu,
  pt: /(?<!\p{L})(?:não|nunca|jamais|nenhum\w*|ninguém|sem|nem)(?!\p{L})/giu,
  ja: /ない|なかった|ません|なく/gu,
  ar: /(?<!\p{L})(?:لم|لن|ليس|ليست|بدون|لا)(?!\p{L})/gu,
};
/** "No fewer" and the like, and the French "ne … que", deny nothing. */
const NOT_NEGATION =
  /\bno (?:fewer|less|more) than\b|\bnon solo\b|\bne\b(?=.{0,40}\bque\b)|\bnot only\b|\bnumber no\b/giu;
const HEARSAY =
  /\b(?:legend\w*|said to|say that|tradition\w*|reputed\w*|supposed\w*|allegedly|probably|perhaps|likely|possibly|usually named|most egyptologists|angeblich|legende|sage|soll(?:en)? .{0,60}\p{L}+t haben|wahrscheinlich|vermutlich|légende|dit-on|probablement|leyenda|se dice|probablemente|leggenda|si dice|probabilmente|lenda|diz-se|provavelmente)\b|伝説|と言われ|اسطورة|أسطورة|يقال/iu;
const INTENT =
  /\b(?:plan(?:ned|s)?|propos\w*|intended|meant to|was meant|supposed to|dreamed|geplant|vorgesehen|gedacht|sollte|prévu\w*|destiné\w*|planea\w*|pensad\w*|previst\w*|planejad\w*|soñaba)\b|予定|مخطط/iu;
/** Part of a whole: "one of", "among", "nearly". */
const PART =
  /\b(?:(?<!only )one of|among the|nearly the|almost the|part of|eine[rs]? der|l['’]une? des|une? des|un[oa] de l[oa]s|un[oa] de(?:i|lle|gli)|uma? d[oa]s)\b|一つ|احد|إحدى/iu;
const CONDITION = /\b(?:would|might)\b/i;

/** Checks that denials, legends, plans and parts stay what they are in the cited facts. */
export function checkQualifiers(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const used = findUsedTexts(reading, cited, evidence);
  if (used.length === 0) return null;
  const isEquallyNegated = cited.some(({ readings }) =>
    readings.some(
      ({ text, language }) => countNegations(text, language) === countNegations(reading.text, reading.language),
    ),
  );
  for (const { positions } of isEquallyNegated && countNegations(reading.text, reading.language) > 0
    ? []
    : reading.clauses) {
    const clause = findUsedTexts(reading, cited, evidence, positions);
    const isNegated = countNegations(toText(reading, positions), reading.language) > 0;
    if (clause.length > 0 && !clause.some(({ text, language }) => countNegations(text, language) > 0 === isNegated)) {
      return { reason: 'negation', detail: toText(reading, positions) };
    }
  }
  const patterns = hasSuperlative(reading) ? [HEARSAY, INTENT, CONDITION, PART] : [HEARSAY, INTENT, CONDITION];
  for (const pattern of patterns) {
    const isStated = pattern.test(reading.text);
    if (isStated && !cited.some(({ fact }) => pattern.test(fact.statement))) continue;
    if (!isStated && used.every(({ text }) => pattern.test(text))) return { reason: 'qualifier', detail: reading.text };
  }
  return null;
}

const countNegations = (text: string, language: Language): number =>
  text.replace(NOT_NEGATION, '').match(NEGATIONS[language])?.length ?? 0;

/** Clause of a fact, with how many words a sentence repeats of it. */
interface UsedText {
  shared: number;
  text: string;
  language: Language;
}

/** Returns the texts of the facts' clauses that the sentence repeats most of; several if they are equally close. */
function findUsedTexts(
  reading: Reading,
  cited: readonly FactEvidence[],
  { names }: Evidence,
  positions: readonly number[] = [...reading.tokens.keys()],
): UsedText[] {
  const words = positions
    .map((position) => reading.tokens[position]!)
    .filter((token) => isCompared(token) && !isPlaceName(token, names) && !isFree(token));
  const clauses = cited.flatMap(({ readings }) =>
    readings.flatMap((fact) =>
      fact.clauses.map(({ positions }) => {
        const tokens = positions.map((position) => fact.tokens[position]!);
        const shared = words.filter((word) =>
          tokens.some((token) => isCompared(token) && isSameWord(word, reading.language, token, fact.language)),
        ).length;
        return { shared, text: toUsedText(fact, positions, words, reading.language), language: fact.language };
      }),
    ),
  );
  const most = Math.max(0, ...clauses.map(({ shared }) => shared));
  return most === 0 ? [] : clauses.filter(({ shared }) => shared === most);
}

/** Text of a clause without the parts between commas that the sentence does not repeat. */
function toUsedText(fact: Reading, positions: readonly number[], words: readonly Token[], language: Language): string {
  const parts: number[][] = [[]];
  for (const position of positions) {
    if (/^[,:]$/.test(fact.tokens[position]!.text)) parts.push([]);
    else parts.at(-1)!.push(position);
  }
  const isUsed = (part: readonly number[]) =>
    part.some((position) => {
      const token = fact.tokens[position]!;
      return isCompared(token) && words.some((word) => isSameWord(word, language, token, fact.language));
    });
  return parts
    .filter((part) => part.length > 0 && isUsed(part))
    .map((part) => toText(fact, part))
    .join(', ');
}

const isCompared = ({ kind, isFunction }: Token): boolean => kind !== 'sign' && !isFunction;

/** Text of a clause, with the words between its tokens. */
function toText({ text, tokens }: Reading, positions: readonly number[]): string {
  const first = tokens[positions[0]!]!;
  const last = tokens[positions.at(-1)!]!;
  return text.slice(Math.min(first.start, last.start), last.end);
}
