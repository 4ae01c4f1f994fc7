import type { Language } from '../lexicon/languages.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { isOpeningWord } from '../lexicon/opening-words.js';
import { isOrdinaryWord } from '../lexicon/ordinary-words.js';
import { findUnit } from '../quantities/units.js';
import { isVerb, type Reading } from '../text/read-text.js';
import { isLong, isMedium } from '../text/sentence-length.js';
import type { Token } from '../text/tokenize.js';
import { isOrdinaryStart } from './sentence-starts.js';
import { isCompound } from './words/word-match.js';

/**
 * Returns whether a word that no fact contains looks like a name.
 * @param isTranslated whether all facts are in other languages, so that they cannot contain a German noun
 * @param isUnread whether all facts are in languages without a lexicon
 */
export function isName(reading: Reading, position: number, isTranslated = false, isUnread = false): boolean {
  const { tokens, language } = reading;
  const token = tokens[position]!;
  if (!token.isCapital || isOrdinaryWord(token.word, language)) return false;
  if (token.isFirst && isOpeningWord(token.word, language)) return false;
  if (
    token.isFirst &&
    language === 'de' &&
    (GERMAN_PARTICIPLE.test(token.word) || tokens[position + 1]?.text === 'Sie')
  )
    return false;
  if (
    token.isFirst &&
    token.concepts.length === 0 &&
    IMPERATIVE_OBJECTS[language]?.test(tokens[position + 1]?.text ?? '') === true
  )
    return false;
  if (token.isFirst && (VERB_ENDINGS[language]?.test(token.word) === true || isWithPronoun(token, language)))
    return false;
  if (token.isFirst && (isHyphenated(tokens, position) || !isSubject(reading, position))) return false;
  if (token.concepts.length === 0 && isOrdinaryStart(reading, position)) return false;
  if (token.concepts.length > 0)
    return !isUnread && !token.isFirst && language !== 'de' && !token.concepts.some((concept) => RANKS.has(concept));
  return language !== 'de' || isGermanName(tokens, position, isTranslated);
}

/** Whether a first word is used like a name: "Mozart lived here", "Rian Johnson", "Goethe's house". */
const isSubject = ({ tokens, language }: Reading, position: number): boolean => {
  const next = tokens[position + 1];
  return (
    next === undefined ||
    /['’]s$/.test(tokens[position]!.text) ||
    next.isCapital ||
    isVerb(tokens, position + 1, language) ||
    PAST[language]?.test(next.text) === true
  );
};

/** Endings of verbs in the past tense. */
const PAST: Partial<Record<Language, RegExp>> = {
  de: /^\p{Ll}{2,}ten?$/u,
  fr: /^\p{Ll}{3,}(?:a|ut|it)$/u,
  es: /^\p{Ll}{2,}(?:ó|jo)$/u,
  it: /^\p{Ll}{2,}(?:ò|é|ì|se)$/u,
  pt: /^\p{Ll}{2,}(?:ou|eu|iu)$/u,
};

const RANKS = new Set(['first', 'second', 'last']);

/** Whether a word begins a hyphenated common noun: "Thrill-seekers". */
const isHyphenated = (tokens: readonly Token[], position: number): boolean => {
  const [sign, next] = [tokens[position + 1], tokens[position + 2]];
  return sign?.text === '-' && sign.start === tokens[position]!.end && next?.kind === 'word' && !next.isCapital;
};

/**
 * All German nouns have capitals. A noun after an article or adjective is rarely a name; a noun right after another
 * noun usually is one.
 */
function isGermanName(tokens: readonly Token[], position: number, isTranslated: boolean): boolean {
  const token = tokens[position]!;
  const [before, next] = [tokens[position - 1], tokens[position + 1]];
  const isKnown = GERMAN_NOUN.test(token.word) || isCompound(token, 'de', isKnownPart);
  const isBeside =
    before?.kind === 'word' && before.isCapital && !before.isFunction && !before.isFirst && !isCommonNoun(before);
  if (token.isFirst && next?.kind === 'word' && /^\p{Ll}{2,}en$/u.test(next.text) && PLURAL.test(token.word))
    return false;
  if (before?.isCapital === true && (isCommonNoun(before) || findUnit(before.word, 'de') !== null)) return false;
  if (isBeside && !isKnown) return true;
  if (isBeside && !before.isOwnName && PLACE_ENDING.test(token.word)) return true;
  if (isKnown || next?.text === 'des' || isNamedRole(next)) return false;
  if (token.isFirst && COMPARED.test(token.word) && next?.kind === 'word' && !next.isCapital) return false;
  const isCommon = isRarelyName(tokens, token);
  const isNamed =
    (next?.kind === 'word' && next.isCapital && next.concepts.length === 0) ||
    // "Die Kammer" with an article is rarely a person from a place.
    (PLACE_ENDING.test(token.word) && !(isTranslated && isRoom(token.word)));
  if (isCommon && DEFINITE.test(before?.text.toLowerCase() ?? '')) return false;
  if (isLongCompound(token)) return false;
  if (isCommon)
    return (
      (next?.kind === 'word' && next.isCapital && next.concepts.length === 0) || BARE_PLACE.test(before?.word ?? '')
    );
  return isNamed || tokens[position - 2]?.text === ',' || !isLed(before, token, isTranslated);
}
/** Long words such as "Schlittschuhläufer" are rarely names, unless they end like a place. */
const isLongCompound = ({ word, concepts }: Token): boolean =>
  word.length >= MIN_COMPOUND && concepts.length === 0 && /(?:en|er|e|n|s)$/.test(word) && !LONG_PLACE.test(word);
const MIN_COMPOUND = 14;
const LONG_PLACE =
  /(?:ingen|kirchen|hausen|hofen|heimer|berger|burger|bacher|steiner|see|[nd]orfer|gaden|alpen|strassen?|gassen?|allee|brucke|kirche)$|-/;

/** Whether a German noun ends with a common word that ends like a place or its inhabitants. */
const isRoom = (word: string): boolean =>
  /.{3}(?:kammer|zimmer|keller|speicher|fenster|theater|lager|wasser)$/.test(word);

/** Prepositions after which a common noun would have an article: "in Bremen", "nach Kaunas". */
const BARE_PLACE = /^(?:in|nach|aus|bei|bis|von)$/;

/** A noun before a role is a common noun: "von Beruf Historikerin". */
const isNamedRole = (next: Token | undefined): boolean =>
  next?.isCapital === true && next.concepts.some((concept) => isOfClass(concept, 'r'));

/** In a longer sentence, a noun with an article is rarely a name; in a short one it may be a river or a museum. */
const isRarelyName = (tokens: readonly Token[], { word }: Token): boolean =>
  isLong({ tokens }) || (isMedium({ tokens }) && !PLACE_ENDING.test(word));

/** Measures and plurals with umlauts are not followed by a name: "in fünfzig Metern Tiefe", "dessen Wände". */
const isCommonNoun = ({ text, concepts }: Token): boolean =>
  UMLAUT_PLURAL.test(text) || concepts.some((concept) => isOfClass(concept, 'm'));
const UMLAUT_PLURAL = /\p{L}{1,}[äöü]\p{Ll}{1,3}en?$/u;
/** Endings of plurals, which are subjects but no names: "Eichenpfähle tragen". */
const PLURAL = /.{4}(?:e|en|er|n|s)$/;

/** Endings of adjectives and adverbs that begin a sentence: "Bequemer geht es", "Günstig ist". */
const COMPARED = /(?:er|ig|lich|isch|bar|sam|end|los|haft|weise|wärts|warts)$/;
const PLACE_ENDING = /.{2}(?:see|berg|burg|bach|stein|dorf|hausen|furt|heim|tal|strasse|gasse|platz|er)$/;

/** Whether an article, a contraction with one, a possessive, a number or an adjective stands before a noun. */
const isLed = (before: Token | undefined, { word }: Token, isLoose: boolean): boolean =>
  before !== undefined &&
  (before.kind === 'number' ||
    INDEFINITE.test(before.text.toLowerCase()) ||
    (DEFINITE.test(before.text.toLowerCase()) && (isLoose || /en$/.test(word))) ||
    (before.kind === 'word' && !before.isCapital && !before.isFunction && /e[nrsm]?$/.test(before.word)));
const DEFINITE = /^(?:d(?:er|ie|as|en|em|es)|vom|zum|zur|beim|im|ins|am|ans)$/;
const INDEFINITE =
  /^(?:(?:k?ein|jed|manch|viel|wenig|einig|mehrer|all|sein|ihr|unser|dies|jen)(?:e[rsmn]?)?|zwei|drei|vier|fünf)$/;

/** Endings of verbs that begin a sentence and that no name has: "Hicieron falta", but not "Sebastián", "Timothée". */
const VERB_ENDINGS: Partial<Record<Language, RegExp>> = {
  fr: /.{3}(?:aient|erent|irent|urent)$/,
  es: /.{2}(?:aron|ieron|aban|aran)$/,
  it: /.{2}(?:arono|irono|erono|avano|evano|ivano)$/,
  pt: /.{2}(?:aram|eram|iram|avam)$/,
};

/** Imperatives with a pronoun: "Crúcelo a pie", "Visitatela". */
const isWithPronoun = ({ text }: Token, language: Language): boolean =>
  (language === 'es' && /[áéíóú]\p{L}*(?:l[oa]s?|les?|me|nos|se)$/u.test(text)) ||
  (language === 'it' && /.{3}te(?:l[oaie]|vi|ci)$/.test(text));

/** Endings of German nouns that are hardly ever names: "Lagerung", "Handwerk". */
const GERMAN_NOUN =
  /.{3}(?:ung|heit|keit|schaft|nis|tion|tat|ling|ment|ismus|werk|zeug|weise|stoff|gramm|thek|grafie|graphie|logie|bruch|(?:auf|aus|ein|durch|rund|zu|ab|über)gang|zug|schlag|stand|nahme|kunft|sicht|gabe)(?:en|e|s|es|er|ern)?$/;

/** Words that follow a verb but no name: "Slip off your shoes", "Cuenta la leyenda". */
const IMPERATIVE_OBJECTS: Partial<Record<Language, RegExp>> = {
  en: /^(?:off|up|down|out|through|into|across|with|your|his|her|their|its|the|an?|this|that|these|those)$/,
  de: /^(?:mich|sich|Sie)$/,
  fr: /^(?:le|la|les|une?|votre|vos|plus|près)$/,
  es: /^(?:la|el|los|las|una?|sus?|casi|más|unos|unas|\d.*)$/,
  it: /^(?:il|lo|la|i|gli|le|una?|quasi|più|\d.*)$/,
  pt: /^(?:os?|as?|uma?|quase|mais|\d.*)$/,
};

/** A participle may begin a German sentence: "Gekostet hat das Haus". */
const GERMAN_PARTICIPLE = /^(?:ge\p{L}{4,}t|(?:er|ver|be|ent|zer)\p{L}{5,}t)$/u;

/** German compounds of known words are not names: "Aussichtsturm". */
const isKnownPart = ({ concepts, word }: Token): boolean =>
  (concepts.length > 0 && !concepts.some((concept) => concept.startsWith('n-'))) || isOrdinaryWord(word, 'de');
