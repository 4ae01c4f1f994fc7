import { type Language, toLanguage } from '../lexicon/languages.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { getNumberWords } from '../quantities/number-words.js';
import { startsNumber } from '../quantities/read-number.js';
import { isVerb, type Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import type { Evidence, FactEvidence } from './evidence.js';
import { isName } from './names.js';
import { isBorneOut, isSameQuality, isSameWord } from './word-match.js';

const PRESENT_COPULA = /\b(?:is|are|remains?|ist|sind|est|sont|es|son|è|sono|é|são)\b|です|である|هو|هي/iu;
const PAST_COPULA =
  /\b(?:was|were|had been|remained|became|war|waren|fut|était|étaient|fue|era|fueron|eran|fu|furono|erano|foi|foram)\b|でした|だった|كان/iu;
/** "Plus", "más" and the like before an adjective: "mais" is "but" in French, and "mas" in Portuguese. */
const SUPERLATIVE_WORDS: Record<Language, RegExp> = {
  en: /^(?:least|most)$/,
  de: /^$/,
  fr: /^(?:plus|moins)$/,
  es: /^(?:más|mas|menos)$/,
  it: /^(?:più|piu|meno)$/,
  pt: /^(?:mais|menos)$/,
  ja: /^(?:最も|最)$/,
  ar: /^$/,
};
/** "A maior biblioteca do Brasil", but not "la mayor parte". */
const IRREGULAR: Partial<Record<Language, RegExp>> = {
  fr: /^(?:moindre|pire)s?$/,
  es: /^(?:mayor|menor|peor)(?:es)?$/,
  it: /^(?:maggior[ei]?|minor[ei]?|peggior[ei]?)$/,
  pt: /^(?:maior|menor|pior)(?:es)?$/,
};
const NOT_SUPERLATIVE =
  /^(?:west|east|rest|forest|honest|guest|interest|request|modest|harvest|priest|chest|nest|test|best-known|everest|northwest|southwest|northeast|southeast|midwest|forrest|bucharest|latest|fest|gast|ost|west|budapest|palast|kunst|erst|zuerst|selbst|august|ernst|dienst|herbst|fast|einst|meist|must|post|coast|past|last|lost|list|artist|dest|vest|quest|contest|protest|suggest|arrest|invest|manifest|hast|cest)$/;
const ARABIC_SUPERLATIVE = /^(?:ال)?(?:اعلي|اكبر|اقدم|اطول|اول|اشهر|اصغر|اجمل|افضل|اهم)$/;

/** "The first", "its only", "world's most": without an article these words say no superlative. */
function isDetermined(tokens: readonly Token[], position: number, language: Language): boolean {
  const before = tokens[position - 1];
  if (language === 'ja' || language === 'ar') return true;
  const isLed =
    before !== undefined && (SUPERLATIVE_LEAD.test(before.text.toLowerCase()) || /['’]s$/.test(before.text));
  const next = tokens[position + 1];
  // "The legendary first emperor".
  const isRanked =
    before?.isFunction === false &&
    !before.isCapital &&
    tokens[position]!.concepts.includes('first') &&
    SUPERLATIVE_LEAD.test(tokens[position - 2]?.text.toLowerCase() ?? '') &&
    next?.concepts.some((concept) => isOfClass(concept, 'r'));
  // "The first of 231 meters" leaves its noun out.
  const isElliptic = tokens[position + 2]?.kind === 'number' && next?.isFunction === true;
  const isScoped = next?.kind === 'word' && !PARTS_OF_TIME.test(next.word) && !NO_SCOPE.test(next.word) && !isElliptic;
  return isRanked || (isLed && isScoped);
}

/** "Suele estar más tranquilo", "est plus calme": without an article, what follows a verb is compared. */
const isPredicate = (tokens: readonly Token[], position: number, language: Language): boolean =>
  position === 0 ||
  (!SUPERLATIVE_LEAD.test(tokens[position - 1]!.text.toLowerCase()) &&
    (tokens[position - 1]!.isFunction || isVerb(tokens, position - 1, language)));

/** "Plus basse que" compares. */
const COMPARED = /^(?:que|qu|che)$/;

const SUPERLATIVE_LEAD =
  /^(?:the|its|their|his|her|der|die|das|den|dem|des|le|la|les|l|el|los|las|il|lo|i|gli|o|a|os|as|[’'])$/;
/** "Three ferries leave, the first at nine". */
const NO_SCOPE = /^(?:at|with|from|and|is|was|um|ab|und|ist|war|et|est|y|es|e)$/;
/** "The first half of the century" ranks nothing. */
const PARTS_OF_TIME =
  /^(?:half|century|decade|decades|years|weeks|days|months|hours?|hour|hora|heure|ora|stunde|time|times|light|day|night|h\u00e4lfte|halfte|jahrhundert\w*|jahre?n?|mal|moiti\u00e9|moitie|fois|mitad|parte|vez|met\u00e0|meta|volta|metade|thing|train|floor|two|three|few|place|stones?|pierres?|piedras?|pietr[ae]|pedras?|steine?)$/;

/** Returns the positions of superlatives: "oldest", "höchste", "la plus haute", "最も". */
export function findSuperlatives(reading: Reading): readonly number[] {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  const { tokens, language } = reading;
  const found = [...tokens.keys()].filter((position) => isSuperlative(tokens, position, language));
  READ.set(reading, found);
  return found;
}

const READ = new WeakMap<Reading, readonly number[]>();

/** Returns whether a text has a superlative. */
export const hasSuperlative = (reading: Reading): boolean => findSuperlatives(reading).length > 0;

function isSuperlative(tokens: readonly Token[], position: number, language: Language): boolean {
  const { word, kind, concepts } = tokens[position]!;
  if (kind !== 'word') return false;
  // "Nur dreißig Kilometer".
  if (concepts.includes('only') && startsNumber(tokens[position + 1]?.word ?? '', language))
    return tokens[position + 1]!.word === 'one' && SUPERLATIVE_LEAD.test(tokens[position - 1]?.text ?? '');
  if (concepts.includes('first') || concepts.includes('only')) return isDetermined(tokens, position, language);
  if (IRREGULAR[language]?.test(word)) return isDetermined(tokens, position, language);
  if (/^(?:best|worst|finest|beste[nrsm]?|meilleur\w*|mejor\w*|migliore?|melhor\w*|一番|最も|最)$/.test(word))
    return true;
  const isMost = SUPERLATIVE_WORDS[language].test(word);
  if (language === 'en' && isMost) {
    return isDetermined(tokens, position, language) && tokens[position + 1]?.word !== 'of';
  }
  // "Most visited" is one token.
  if (language === 'en' && /^(?:most|least)-/.test(word)) return isDetermined(tokens, position, language);
  if (language === 'en') return /^[a-z]{2,}est$/.test(word) && !NOT_SUPERLATIVE.test(word);
  if (language === 'de')
    return (
      !/^meiste[nrsm]?$/.test(word) &&
      !concepts.includes('known') &&
      ((/(?:[^aeiou]st|[^s]test)(?:e[nrsm]?)$|^meist/.test(word) &&
        !/^(?:erst|letzt|kunst|kist|küst|fenst|ost|west|geist|dienst)/.test(word) &&
        concepts.length > 0) ||
        /^meist\w+/.test(word))
    );
  if (language === 'ar') return ARABIC_SUPERLATIVE.test(word);
  const next = tokens[position + 1];
  return (
    isMost &&
    next?.kind === 'word' &&
    !next.concepts.includes('known') &&
    !isPredicate(tokens, position, language) &&
    !/^(?:de|di|d|do|da|in|o|ou|que|tarde|tard|tardi)$/.test(next.word) &&
    getNumberWords(language).values.get(next.word) === undefined &&
    !(COMPARED.test(tokens[position + 2]?.word ?? '') && !SUPERLATIVE_LEAD.test(tokens[position - 1]?.text ?? ''))
  );
}

/**
 * Checks a sentence with a superlative: the cited facts must have one too, with its scope, in the same tense, and as the
 * only one.
 */
export function checkSuperlatives(
  reading: Reading,
  cited: readonly FactEvidence[],
  evidence: Evidence,
): Finding | null {
  const stated = findSuperlatives(reading);
  if (stated.length === 0) return null;
  const detail = stated.map((position) => reading.tokens[position]!.text).join(' ');
  const known = cited.filter(({ readings }) => readings.some((fact) => hasSameSuperlative(reading, stated, fact)));
  // A fact in a language without a lexicon may have it.
  if (known.length === 0)
    return cited.some(({ fact }) => toLanguage(fact.language) === null) ? null : { reason: 'superlative', detail };
  const scope = reading.tokens.find(
    (token, position) =>
      !reading.numberPositions.has(position) &&
      (token.concepts.includes('world') ||
        (token.isCapital &&
          !token.isFirst &&
          (reading.language !== 'de' || isScope(token) || isName(reading, position)))) &&
      token.kind === 'word' &&
      !token.isFunction &&
      !evidence.names.ownWords.has(token.word) &&
      !(token.isOwnName && isOfCountry(token, evidence, known)) &&
      !known.some((fact) => isBorneOut(token, reading.language, fact)) &&
      !cited.some((fact) => isBorneOut(token, reading.language, fact)),
  );
  if (scope !== undefined) return { reason: 'superlative', detail: scope.text };
  if (!stated.every((_, index) => hasSameScope(reading, stated, index, known)))
    return { reason: 'superlative', detail };
  const isPastOnly = known.every(
    ({ fact }) => PAST_COPULA.test(fact.statement) && !PRESENT_COPULA.test(fact.statement),
  );
  const isPresent = PRESENT_COPULA.test(reading.text) && !PAST_COPULA.test(reading.text);
  return isPastOnly && isPresent ? { reason: 'superlative', detail } : null;
}

/** "In New Zealand" for "in the country". */
const isOfCountry = ({ text }: Token, { input: { place } }: Evidence, known: readonly FactEvidence[]): boolean =>
  place.country.includes(text) && known.some(({ concepts }) => concepts.has('country'));

const RANK =
  /\b(?:second|third|fourth|zweit|dritt|viert|deuxi\u00e8me|troisi\u00e8me|segund[oa]|tercer[oa]?|second[oa]|terz[oa])/iu;

const LAST_RANK = new RegExp(`${RANK.source}\\p{L}*[\\s-]*$`, 'iu');

/** "The tallest tower in the world, and the tallest structure in Japan" is not the tallest structure in the world. */
function hasSameScope(
  reading: Reading,
  all: readonly number[],
  index: number,
  known: readonly FactEvidence[],
): boolean {
  const stated = all[index]!;
  const words = reading.tokens
    .slice(stated + 1, findScopeEnd(reading, all, index))
    .filter(({ kind, isFunction, isOwnName }) => kind === 'word' && !isFunction && !isOwnName);
  const readings = known.flatMap((fact) => fact.readings);
  const segments = readings.flatMap((fact) => findSegments(reading, stated, fact));
  const isIn = (word: Token, { tokens, language }: Segment) =>
    tokens.some((token) => isSameWord(word, reading.language, token, language));
  const isRanked = RANK.test(reading.text);
  const fitting = segments.filter(({ text }) => RANK.test(text) === isRanked);
  if (segments.length > 0 && fitting.length === 0) return false;
  // The scope of another superlative of the facts is none of this one.
  const others = readings.flatMap((fact) => findSegments(reading, stated, fact, false));
  const isForeign = (word: Token) =>
    (isScope(word) || (word.isCapital && reading.language !== 'de')) &&
    others.some((segment) => isIn(word, segment)) &&
    !fitting.some((segment) => isIn(word, segment));
  if (segments.length > 0 && words.some(isForeign)) return false;
  const nouns = words.filter(({ concepts }) => !concepts.some((concept) => isOfClass(concept, 'v')));
  const scoped = nouns.filter((word) => segments.some((segment) => isIn(word, segment)));
  return segments.length < 2 || fitting.some((segment) => scoped.every((word) => isIn(word, segment)));
}

interface Segment {
  text: string;
  tokens: readonly Token[];
  language: Language;
}

/** Returns where the scope of a superlative ends: "the oldest and longest bridge in Europe" has one scope for both. */
function findScopeEnd(reading: Reading, all: readonly number[], index: number): number {
  const { tokens } = reading;
  const start = all[index]!;
  const end = all[index + 1];
  if (end === undefined) return tokens.length;
  const quality = getQuality(reading, start);
  const isJoint = tokens
    .slice(start + 1, end)
    .every((token) => token.kind !== 'word' || token.isFunction || quality.includes(token));
  return isJoint ? findScopeEnd(reading, all, index + 1) : end;
}

/**
 * Splits a fact at its superlatives, and returns the parts with the stated one, or those with others: what stands before
 * all of them is of the first.
 */
function findSegments(reading: Reading, stated: number, fact: Reading, ofStated = true): Segment[] {
  const starts = findSuperlatives(fact);
  return starts.flatMap((start, index) => {
    const first = index === 0 && ofStated ? 0 : start;
    const end = findScopeEnd(fact, starts, index);
    const isSame = getQuality(reading, stated).some((word) =>
      getQuality(fact, start).some((other) => isSameQuality(word, reading.language, other, fact.language)),
    );
    if (isSame !== ofStated) return [];
    const tokens = fact.tokens.slice(first, end);
    const from = index === 0 ? 0 : fact.tokens[Math.max(0, start - 2)]!.start;
    // "The largest in Silesia and the third-largest in the country": the rank is of the second.
    const text = fact.text.slice(from, tokens.at(-1)!.end);
    return [{ text: index < starts.length - 1 ? text.replace(LAST_RANK, '') : text, tokens, language: fact.language }];
  });
}

/** In German common nouns have capitals as well. */
const isScope = ({ concepts }: Token): boolean =>
  concepts.some((concept) => concept.startsWith('n-') || SCOPES.has(concept));

const SCOPES = new Set(
  'german french italian spanish british american greek egyptian chinese japanese swedish danish europe asia africa world'.split(
    ' ',
  ),
);

/** A superlative of the facts fits when it is of the same quality. */
function hasSameSuperlative(reading: Reading, stated: readonly number[], fact: Reading): boolean {
  const known = findSuperlatives(fact);
  return stated.every((position) => {
    const words = getQuality(reading, position);
    // "The first building" is the original one.
    const isOriginal = words.some(({ concepts }) => concepts.includes('first')) && isAsFirst(reading, position, fact);
    return (
      isOriginal ||
      (isMaximum(words, fact) && !reading.tokens.some(isScope)) ||
      known.some(
        (other) =>
          isLeast(reading, position) === isLeast(fact, other) &&
          getQuality(fact, other).some((quality) =>
            words.some((word) => isSameQuality(word, reading.language, quality, fact.language)),
          ),
      )
    );
  });
}

const isAsFirst = ({ tokens }: Reading, position: number, { text }: Reading): boolean =>
  ORIGINAL.test(text) || (VOYAGE.test(tokens[position + 1]?.word ?? '') && MAIDEN_VOYAGE.test(text));
const VOYAGE = /^(?:voyage|journey|trip|run|flight|fahrt|reise|viaje|viaggio|viagem|vol|flug)$/;
const MAIDEN_VOYAGE =
  /(?<!\p{L})(?:maiden (?:voyage|flight|run|trip)|Jungfernfahrt|voyage inaugural|viaje inaugural|viaggio inaugurale|viagem inaugural)(?!\p{L})/iu;

const ORIGINAL = /(?<!\p{L})(?:original|ursprünglich|originel|originale?)\p{L}{0,3}(?!\p{L})/iu;
const MAXIMUM = /^(?:max(?:imum|imal\p{L}*|imale?|\.)?|m[áa]xim[oa]|massim[oa]|highest|höchst\p{L}*|größt\p{L}*)$/iu;

/** "Maximum depth: 30 m" is that of the deepest point. */
const isMaximum = (words: readonly Token[], { tokens, language, text }: Reading): boolean =>
  tokens.some(({ text: word }) => MAXIMUM.test(word)) &&
  /^[^:]{3,40}:/.test(text) &&
  words.some((word) => tokens.some((token) => isSameWord(word, language, token, language)));

const isLeast = ({ tokens }: Reading, position: number): boolean =>
  /^(?:least|moins|menos|meno)$/.test(tokens[position]!.word);

/** "Most used" is of its second word. */
export function getQuality({ tokens, language }: Reading, position: number): Token[] {
  const most = SUPERLATIVE_WORDS[language];
  return [tokens[position]!, ...(most.test(tokens[position]!.word) ? [tokens[position + 1]!] : [])].filter(
    (token) => token !== undefined && (token.concepts.length > 0 || !most.test(token.word)),
  );
}
