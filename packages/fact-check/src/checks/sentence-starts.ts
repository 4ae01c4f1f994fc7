import type { Language } from '../lexicon/languages.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { isOrdinaryWord } from '../lexicon/ordinary-words.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';

/** Normalized endings of nouns, adjectives and adverbs that hardly any name has. */
const WORD_ENDINGS: Partial<Record<Language, RegExp>> = {
  en: /.{3}(?:ly|ness(?:es)?|tions?|sions?|ments?|ities|ity|ful|less|ous|able|ible|ships?|ways|seekers?|goers?|lovers?)$/,
  de: /.{3}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|weise|lich|liche[nrsm]?|ige[nrsm]?|bare[nrsm]?|same[nrsm]?|lose[nrsm]?|hafte[nrsm]?|ische[nrsm]?|warts)$/,
  fr: /.{3}(?:ites?|tions?|sions?|ements?|ismes?|euses?|aines?ment)$/,
  es: /.{3}(?:cion|ciones|dad|dades|mente|mientos?|ismos?|osos?|osas?)$/,
  it: /.{3}(?:zione|zioni|ita|mente|menti|mento|ismo|ismi|oso|osa|osi|ose)$/,
  pt: /.{3}(?:cao|coes|dade|dades|mente|mentos?|ismos?|osos?|osas?)$/,
};

/** Endings of participles, which begin a sentence before a preposition. */
const PARTICIPLES: Partial<Record<Language, RegExp>> = {
  en: /.{3}(?:ed|ing)$/,
  de: /^(?:(?:\w{0,6}ge|be|ver|er|ent|zer)\w{3,}(?:t|en))$/,
  fr: /.{2}(?:e|es|ee|ees|is|it|ite|ites|ises?|us?|ues?|ant|ert|erte|ertes)$/,
  es: /.{2}(?:ad|id)[oa]s?$|.{3}(?:ando|iendo)$/,
  it: /.{2}(?:at|ut|it|ett|ost|es|ert|olt)[oaie]$|.{3}(?:ando|endo)$/,
  pt: /.{2}(?:ad|id)[oa]s?$|.{3}(?:ando|endo|indo)$/,
};

const PREPOSITIONS: Partial<Record<Language, RegExp>> = {
  en: /^(?:in|on|at|by|from|to|for|with|between|during|under|over|above|after|before|into|through|of|around|across|along|as)$/,
  de: /^(?:in|im|am|an|auf|von|vom|aus|durch|nach|vor|zwischen|unter|über|wurde|wurden|hat|haben|ist|sind|war|waren)$/,
  fr: /^(?:en|à|par|dans|sur|entre|pour|de|du|depuis|vers|au|aux|sous|dès|après|avant|d|comme)$/,
  es: /^(?:en|a|al|por|sobre|entre|para|de|del|desde|hacia|bajo|tras|con|como)$/,
  it: /^(?:in|nel|nella|nell|nei|negli|nelle|a|al|da|dal|dalla|su|sul|sulla|tra|fra|per|di|del|dopo|verso|con|come)$/,
  pt: /^(?:em|no|na|nos|nas|a|ao|à|por|pelo|pela|sobre|entre|para|de|do|da|desde|sob|com|como)$/,
};

/** Words that begin a sentence before "to". */
const LEADS = /^(?:thanks|owing|due|next|according|prior|contrary|close|similar|compared|opposite)$/;

/** Present forms that follow only plural nouns. */
const PLURAL_VERB =
  /^(?:run|lie|stand|line|lead|cover|rise|flank|surround|depart|leave|reach|date|include|offer|serve|cross|adorn|cost|live|grow|have|are|were|need|want|pay|can|may|must|should|who|gather|use|meet|come|go)$/;

/**
 * Returns whether a first word that is not in the lexicon is an ordinary word: by its ending, by the next word, or
 * because the sentence also has it without a capital.
 */
export function isOrdinaryStart({ tokens, language }: Reading, position: number): boolean {
  const token = tokens[position]!;
  const next = tokens[position + 1];
  if (!token.isFirst || next === undefined) return false;
  if (tokens.some((other) => other !== token && !other.isCapital && other.stem === token.stem)) return true;
  if (WORD_ENDINGS[language]?.test(token.word) === true) return true;
  const isLed = PREPOSITIONS[language]?.test(next.text.toLowerCase()) === true;
  if (isLed && isParticiple(token, language)) return true;
  if (language === 'en')
    return (LEADS.test(token.word) && next.word === 'to') || (/[^s]s$/.test(token.word) && PLURAL_VERB.test(next.word));
  return language === 'de' && isAdjective(token, next);
}

/** A French participle that ends in -e needs its accent, to differ from names. */
const isParticiple = ({ word, text }: Token, language: Language): boolean =>
  PARTICIPLES[language]?.test(word) === true && (language !== 'fr' || !/e$/.test(word) || /ée?s?$/.test(text));

/** Whether a word is an inflected German adjective before a noun: "Schwere Schäden". */
const isAdjective = ({ word }: Token, next: Token): boolean =>
  /.{3}(?:e|er|es|en|em)$/.test(word) &&
  next.isCapital &&
  !next.isFunction &&
  (next.concepts.some((concept) => !concept.startsWith('n-') && !isOfClass(concept, 'r')) ||
    isOrdinaryWord(next.word, 'de'));
