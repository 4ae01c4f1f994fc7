import type { Language } from '../lexicon/languages.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { hasSuperlative } from './check-superlatives.js';
import type { FactEvidence, PlaceNames } from './evidence.js';

/** What facts tell besides their own words, by rows: the stated concept, and those of facts that imply it. */
const IMPLIED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    'ruler: king queen emperor pharaoh prince duke',
    'artist: sculptor painter musician poet',
    'monk: monastery',
    'worker: builder engineer craftsman sculptor',
    'king: ruler reign',
    'architect: design architect',
    'buy: sell',
    'cost: k-ticket pay money',
    'pay: cost k-ticket money',
    'k-ticket: cost pay',
    'restore: preserve',
    'preserve: restore',
    'k-waterfall: fall',
    'burn: light',
    'soldier: war general',
    'church: cathedral chapel basilica',
    'summit: mountain',
    'water: river lake sea',
    'inhabitant: live',
    'live: inhabitant',
    'learn: school student',
    'pray: church temple mosque monastery',
    'guard: protect',
    'ban-rule: forbid',
    'steep: slope cliff',
    'paint: fresco',
    'young: new',
    'take-over: carry conquer',
  ].map((line) => {
    const [stated = '', known = ''] = line.split(': ');
    return [stated, new Set(known.split(' '))] as const;
  }),
);

/** Returns whether a cited fact implies a word: "a ruler" is told by a king, and "bought" by what was sold. */
export const isImplied = (token: Token, reading: Reading, cited: readonly FactEvidence[]): boolean =>
  token.concepts.some((concept) => {
    const known = IMPLIED.get(concept);
    return known !== undefined && cited.some((fact) => [...fact.concepts].some((each) => known.has(each)));
  }) ||
  isPeriod(token, reading, cited) ||
  isNoOther(token, reading, cited);

/** "No other castle is as large", "no other island" for the largest or only one. */
const isNoOther = ({ word }: Token, { tokens, language }: Reading, cited: readonly FactEvidence[]): boolean =>
  language === 'en' &&
  word === 'no' &&
  tokens.some((token, position) => token.word === 'other' && tokens[position - 1]?.word === 'no') &&
  cited.some(({ readings }) => readings.some(hasSuperlative));

/** Kinds of places that are seen as another kind. */
const SEEN_AS: ReadonlyMap<string, ReadonlySet<string>> = new Map([['tower', new Set(['lighthouse', 'minaret'])]]);

/** "The tower" for a lighthouse. */
export const isSeenAs = ({ concepts }: Token, names: PlaceNames): boolean =>
  concepts.some((concept) => [...(SEEN_AS.get(concept) ?? [])].some((kind) => names.concepts.has(kind)));

const EACH: Partial<Record<Language, RegExp>> = {
  en: /^(?:each|every|annually|yearly|every-year|each-year|daily|every-day)$/,
  de: /^(?:jed\w*|jahrlich\w*|taglich\w*)$/,
  fr: /^chaque$/,
  es: /^(?:cada|todos)$/,
  it: /^ogni$/,
  pt: /^(?:cada|todos)$/,
};
const YEARLY =
  /(?<!\p{L})(?:(?:a|per|each|every) year|annual\p{L}*|yearly|p\.\s?a\.|pro Jahr|im Jahr|jährlich\p{L}*|par an|chaque année|annue[l]\p{L}*|al año|por año|cada año|anual\p{L}*|all['’]anno|ogni anno|annuale|por ano|ao ano)(?!\p{L})/iu;
const DAILY =
  /(?<!\p{L})(?:(?:a|per|each|every) day|daily|pro Tag|am Tag|täglich\p{L}*|par jour|al día|por día|al giorno|por dia)(?!\p{L})/iu;

/** "Every year" for "200,000 visitors a year". */
function isPeriod(token: Token, { tokens, language }: Reading, cited: readonly FactEvidence[]): boolean {
  if (EACH[language]?.test(token.word) !== true) return false;
  const next = tokens[tokens.indexOf(token) + 1];
  const has = (concept: 'year' | 'day') =>
    [token, next].some((each) => each?.concepts.includes(concept) || each?.word.includes(concept));
  const isStated = (pattern: RegExp) => cited.some(({ fact }) => pattern.test(fact.statement));
  return (has('year') && isStated(YEARLY)) || (has('day') && isStated(DAILY));
}
