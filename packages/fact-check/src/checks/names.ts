import type { Language } from '../lexicon/languages.js';
import { isOpeningWord } from '../lexicon/opening-words.js';
import { isOrdinaryWord } from '../lexicon/ordinary-words.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { isCompound } from './word-match.js';

/** Returns whether a word that no fact contains is written like a name. */
export function isName({ tokens, language }: Reading, position: number): boolean {
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
  if (token.isFirst && VERB_ENDINGS[language]?.test(token.word) === true) return false;
  if (token.concepts.length > 0) return !token.isFirst && language !== 'de';
  if (language === 'de' && GERMAN_NOUN.test(token.word)) return false;
  const isApposition = tokens[position - 2]?.text === ',';
  if (language === 'de' && !isApposition && INDEFINITE.test(tokens[position - 1]?.text.toLowerCase() ?? ''))
    return false;
  return language !== 'de' || !isCompound(token, language, isKnownPart);
}

/** Endings of verbs that begin sentences, and that no name has: "Hicieron falta", but not "Sebastián", "Timothée". */
const VERB_ENDINGS: Partial<Record<Language, RegExp>> = {
  fr: /.{3}(?:aient|erent|irent|urent)$/,
  es: /.{2}(?:aron|ieron|aban|aran)$/,
  it: /.{2}(?:arono|irono|erono|avano|evano|ivano)$/,
  pt: /.{2}(?:aram|eram|iram|avam)$/,
};

/** Endings of German nouns that are hardly names: "Lagerung", "Handwerk". */
const GERMAN_NOUN =
  /.{3}(?:ung|heit|keit|schaft|nis|tion|tat|ling|ment|ismus|werk|zeug|weise|stoff)(?:en|e|s|es|er|ern)?$/;

/** "Eine Gewandung", "seine Marotte": German names seldom follow these. */
const INDEFINITE =
  /^(?:ein|eine[rsmn]?|kein|keine[rsmn]?|jede[rsmn]?|manche[rsmn]?|viele[rn]?|wenige[rn]?|einige[rn]?|mehrere[rn]?|alle[rn]?|sein|seine[rsmn]?|ihre[rsmn]?|zwei|drei|vier|fünf)$/;

/** "Slip off your shoes", "Cuenta la leyenda": no name stands before these. */
const IMPERATIVE_OBJECTS: Partial<Record<Language, RegExp>> = {
  en: /^(?:off|up|down|out|through|into|across|with|your|his|her|their|its|the|an?|this|that|these|those)$/,
  de: /^(?:mich|sich|Sie)$/,
  fr: /^(?:le|la|les|une?|votre|vos|plus|près)$/,
  es: /^(?:la|el|los|las|una?|sus?|casi|más|unos|unas|\d.*)$/,
  it: /^(?:il|lo|la|i|gli|le|una?|quasi|più|\d.*)$/,
  pt: /^(?:os?|as?|uma?|quase|mais|\d.*)$/,
};

/** "Gekostet hat das Haus". */
const GERMAN_PARTICIPLE = /^(?:ge\p{L}{4,}t|(?:er|ver|be|ent|zer)\p{L}{5,}t)$/u;

/** German compounds of known words name nobody: "Aussichtsturm". */
const isKnownPart = ({ concepts, word }: Token): boolean =>
  (concepts.length > 0 && !concepts.some((concept) => concept.startsWith('n-'))) || isOrdinaryWord(word, 'de');
