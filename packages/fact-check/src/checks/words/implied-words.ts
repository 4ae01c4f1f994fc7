import type { Language } from '../../lexicon/languages.js';
import { isOfClass } from '../../lexicon/lexicon.js';
import { isEqualQuantity } from '../../quantities/equal-quantities.js';
import type { Quantity } from '../../quantities/quantity.js';
import { hasSuperlative } from '../../superlatives/find-superlatives.js';
import { isVerb, type Reading } from '../../text/read-text.js';
import type { Token } from '../../text/tokenize.js';
import { type FactEvidence, isKindOfPlace, type PlaceNames } from '../evidence.js';
import { isSupportedBy } from './word-match.js';

/** Concepts that follow from those of the facts. Rows: the implied concept: the concepts that imply it. */
const IMPLIED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    'ruler: king queen emperor pharaoh prince duke',
    'artist: sculptor painter musician poet',
    'monk: monastery n-jesuit n-benedictine n-franciscan n-dominican n-cistercian n-augustinian',
    'worker: builder engineer craftsman sculptor',
    'king: ruler reign',
    'architect: design architect',
    'cost: k-ticket pay money',
    'pay: cost k-ticket money free-entry enter',
    'beside: between',
    'save: free-entry',
    'work: build make',
    'bury: cemetery tomb',
    'k-ticket: cost pay',
    'k-waterfall: fall',
    'soldier: general',
    'church: cathedral chapel basilica',
    'summit: mountain',
    'water: river lake sea',
    'live: inhabitant',
    'learn: school student',
    'pray: church temple mosque monastery',
    'guard: protect',
    'ban-rule: forbid',
    'steep: slope cliff',
    'paint: fresco',
    'young: new',
    'take-over: conquer',
    'k-price: cost',
    'k-near: local',
    'war: n-second-world-war n-first-world-war battle',
    'bay: sea',
    'sea: bay coast',
    'moslem: mosque minaret',
    'jewish: synagogue',
    'christianity: church cathedral chapel basilica cross saint priest pope monastery n-jesus n-mary nun catholic',
    'catholic: pope',
    'europe: german french italian spanish british swedish danish greek portuguese dutch austrian',
    'asia: chinese japanese indian persian mughal',
    'n-jesus: cross',
    'n-rome: n-vatican',
    'n-vatican: n-rome',
    'n-mary: n-madonna',
    'n-madonna: n-mary',
  ].map((line) => {
    const [stated = '', known = ''] = line.split(': ');
    return [stated, new Set(known.split(' '))] as const;
  }),
);

/** Returns whether a cited fact implies a word: "a king" implies "a ruler". */
export const isImplied = (token: Token, reading: Reading, cited: readonly FactEvidence[]): boolean =>
  token.concepts.some((concept) => {
    const known = IMPLIED.get(concept);
    return known !== undefined && cited.some((fact) => [...fact.concepts].some((each) => known.has(each)));
  }) ||
  isReopening(token, reading, cited) ||
  isOperating(token, reading, cited) ||
  isEra(token, cited) ||
  isSaint(token, reading, cited) ||
  isFoundation(token, reading, cited) ||
  (token.concepts.includes('american') && cited.some(({ fact }) => AMERICAN.test(fact.statement))) ||
  isStyle(token, reading, cited) ||
  isRent(token, cited) ||
  isPeriod(token, reading, cited) ||
  isSuperlative(token, cited) ||
  isAround(token, cited) ||
  isGrave(token, cited) ||
  isReleased(token, cited);

const OPERATING =
  /(?<!\p{L})(?:(?:still )?(?:in|into) (?:operation|use)|operating|operated|(?:is|been|was) run|in Betrieb|betrieben|en (?:service|activité|fonctionnement|funcionamiento|uso)|in (?:funzione|attività|uso)|em (?:funcionamento|uso|atividade))(?!\p{L})/iu;

/** "In operation" implies "open", unless a time of day is stated: "the oldest zoo in operation". */
const isOperating = ({ concepts }: Token, { tokens }: Reading, cited: readonly FactEvidence[]): boolean =>
  concepts.includes('open') &&
  !tokens.some((token) => token.concepts.some((concept) => isOfClass(concept, 'h'))) &&
  cited.some(({ statement }) => OPERATING.test(statement));

/** First and last year of the Middle Ages. */
const MEDIEVAL = [476, 1500] as const;
const CENTURY = 100;

/** A year or century between 476 and 1500 implies "in the Middle Ages". */
const isEra = ({ concepts }: Token, cited: readonly FactEvidence[]): boolean =>
  concepts.includes('medieval') &&
  cited.some(({ readings }) =>
    readings.some(({ quantities }) =>
      quantities.some(({ dimension, value }) =>
        dimension === 'century'
          ? value * CENTURY > MEDIEVAL[0] && value * CENTURY <= MEDIEVAL[1]
          : dimension === 'bare' && value >= MEDIEVAL[0] && value <= MEDIEVAL[1],
      ),
    ),
  );

const AROUND =
  /(?<!\p{L})(?:in (?:the|its|this) (?:neighbou?rhood|vicinity)|in der (?:Nähe|Umgebung|Nachbarschaft)|(?:dans le|au) voisinage|dans les environs|en los alrededores|en las cercanías|nei dintorni|nelle vicinanze|nos arredores|nas redondezas)(?!\p{L})/iu;

/** "In the neighborhood" implies "close by". */
const isAround = ({ concepts }: Token, cited: readonly FactEvidence[]): boolean =>
  concepts.includes('k-near') && cited.some(({ statement }) => AROUND.test(statement));

/** A list of graves implies "is buried here". */
const isGrave = ({ concepts }: Token, cited: readonly FactEvidence[]): boolean =>
  concepts.includes('bury') &&
  cited.some(({ words }) => ['graves', 'graber', 'tumbas', 'tombes'].some((word) => words.has(word)));

const RELEASED =
  /(?<!\p{L})(?:toll|fee|charge|admission)s?\b.{0,40}\b(?:removed|abolished|lifted|dropped|scrapped|ended)|(?:Maut|Gebühr|Eintritt\p{L}*).{0,40}(?:abgeschafft|aufgehoben)|(?:péage|tarif).{0,40}(?:aboli|supprimé)|(?:peaje|tarifa).{0,40}(?:eliminad|suprimid)|(?:pedaggio|biglietto).{0,40}(?:abolit|soppress|eliminat)|(?:pedágio|portagem|tarifa).{0,40}(?:abolid|extint|eliminad)/iu;

/** "The toll was removed in 1963" implies "free since 1963". */
const isReleased = ({ concepts }: Token, cited: readonly FactEvidence[]): boolean =>
  concepts.includes('free-entry') && cited.some(({ statement }) => RELEASED.test(statement));

/** "Founded" implies "born", said of a place: "the monastery was born". */
const isFoundation = (token: Token, { tokens }: Reading, cited: readonly FactEvidence[]): boolean =>
  token.concepts.includes('born') &&
  (token.isFirst ||
    tokens
      .slice(Math.max(0, tokens.indexOf(token) - 2), tokens.indexOf(token))
      .some(({ concepts }) => concepts.some(isKindOfPlace))) &&
  cited.some(({ concepts }) => ['found', 'build', 'begin', 'design'].some((concept) => concepts.has(concept)));

const AMERICAN =
  /(?<!\p{L})(?:U\.?S\.?(?:A\.?)?|United States|Vereinigte[nr]? Staaten|États-Unis|Estados Unidos|Stati Uniti)(?!\p{L})/u;

const SAINT = /^(?:saint|st|sankt|sainte|sant|san|santa|santo|sao|sveti)$/;

/** A saint's name implies the title, though a fact may have it in another form: "Saint-Jacques" for "Santiago". */
function isSaint({ word, isCapital }: Token, { tokens, language }: Reading, cited: readonly FactEvidence[]): boolean {
  if (!isCapital || !SAINT.test(word)) return false;
  const at = tokens.findIndex((token) => token.word === word && token.isCapital);
  const name = tokens[/^[-.]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1];
  return name?.isCapital === true && cited.some((fact) => isSupportedBy(name, language, fact));
}

const MIN_STYLE = 7;
const STYLE = /(?:istisch\p{L}*|istic|ist)$/u;
/** No verb follows these. */
const POSSESSIVE = /^(?:its|his|her|their)$/;
const MOVEMENT = /(?:ismus|ismes?|ismos?|ism)$/;

/** "Expressionism" implies "its Expressionist form"; "the Expressionist" alone would be a person. */
function isStyle(token: Token, { tokens, language }: Reading, cited: readonly FactEvidence[]): boolean {
  if (!token.isCapital || token.word.length <= MIN_STYLE || !STYLE.test(token.word)) return false;
  const position = tokens.indexOf(token) + 1;
  const noun = tokens[position];
  const isOwned = POSSESSIVE.test(tokens[position - 2]?.word ?? '');
  if (noun?.kind !== 'word' || noun.isFunction || (!isOwned && isVerb(tokens, position, language))) return false;
  const root = token.word.replace(STYLE, '');
  return cited.some(({ words }) =>
    [...words].some((word) => MOVEMENT.test(word) && word.replace(MOVEMENT, '') === root),
  );
}

/** A rent with an amount implies "pay". Renting a castle alone does not. */
const isRent = ({ concepts }: Token, cited: readonly FactEvidence[]): boolean =>
  concepts.includes('pay') &&
  cited.some(
    (fact) =>
      fact.concepts.has('rent') &&
      fact.readings.some(({ quantities }) => quantities.some(({ dimension }) => dimension === 'money')),
  );

const AGAIN = /(?<!\p{L})(?:again|once more|wieder|erneut|von neuem|de nouveau|de nuevo|di nuovo|de novo)(?!\p{L})/iu;

/** "Reopened" implies "opened again". */
const isReopening = ({ concepts }: Token, { text }: Reading, cited: readonly FactEvidence[]): boolean =>
  concepts.includes('open') &&
  AGAIN.test(text) &&
  cited.some(({ words }) => [...words].some((word) => /^(?:reopen|wiedereroff|rouv|reabr|riap)/.test(word)));

/** A superlative in a fact implies words such as "a record" or "no other island". */
const isSuperlative = ({ concepts }: Token, cited: readonly FactEvidence[]): boolean =>
  concepts.includes('k-superlative') && cited.some(({ readings }) => readings.some(hasSuperlative));

/** Kinds of places that may be called by another kind's name. */
const SEEN_AS: ReadonlyMap<string, ReadonlySet<string>> = new Map([['tower', new Set(['lighthouse', 'minaret'])]]);

/** Returns whether a word names the place by a kind that looks like its own: "the tower" for a lighthouse. */
export const isSeenAs = ({ concepts }: Token, names: PlaceNames): boolean =>
  concepts.some((concept) => [...(SEEN_AS.get(concept) ?? [])].some((kind) => names.concepts.has(kind)));

const EACH: Partial<Record<Language, RegExp>> = {
  en: /^(?:each|every|annually|yearly|every-year|each-year|daily|every-day)$/,
  de: /^(?:jed\w*|jahrlich\w*|taglich\w*)$/,
  fr: /^chaque(?:-annee|-jour)?$/,
  es: /^(?:cada|todos|cada-ano|cada-dia)$/,
  it: /^ogni(?:-anno|-giorno)?$/,
  pt: /^(?:cada|todos)$/,
};
const YEARLY =
  /(?<!\p{L})(?:(?:a|per|each|every) year|annual\p{L}*|yearly|p\.\s?a\.|pro Jahr|im Jahr|jährlich\p{L}*|par an|chaque année|annue[l]\p{L}*|al año|por año|cada año|anual\p{L}*|all['’]anno|ogni anno|annuale|por ano|ao ano)(?!\p{L})/iu;
const DAILY =
  /(?<!\p{L})(?:(?:a|per|each|every) day|daily|pro Tag|am Tag|täglich\p{L}*|par jour|al día|por día|al giorno|por dia)(?!\p{L})/iu;

const PERIODS = { year: /year|jahr|annee|ano$|anno$/, day: /day|tag$|jour|dia$|giorno/ } as const;

/** "200,000 visitors a year" implies "every year" beside the same number. */
function isPeriod(token: Token, { tokens, language, quantities }: Reading, cited: readonly FactEvidence[]): boolean {
  if (EACH[language]?.test(token.word) !== true) return false;
  const next = tokens[tokens.indexOf(token) + 1];
  const has = (concept: 'year' | 'day') =>
    [token, next].some((each) => each?.concepts.includes(concept) || PERIODS[concept].test(each?.word ?? ''));
  const isStated = (pattern: RegExp) =>
    cited.some(({ readings }) =>
      readings.some((known) =>
        findQuantitiesBeside(pattern, known).some((each) => quantities.some((stated) => isEqualQuantity(stated, each))),
      ),
    );
  return (has('year') && isStated(YEARLY)) || (has('day') && isStated(DAILY));
}

const MAX_WORDS_BETWEEN = 2;

/** Returns the numbers close to a phrase for a period: "200,000 visitors a year". */
function findQuantitiesBeside(pattern: RegExp, { text, tokens, quantities }: Reading): Quantity[] {
  const match = pattern.exec(text);
  if (match === null) return [];
  const end = match.index + match[0].length;
  return quantities.filter(({ first, last }) => {
    const [from, to] = [Math.min(tokens[last]!.end, end), Math.max(tokens[first]!.start, match.index)];
    return tokens.filter(({ start, end: stop }) => start >= from && stop <= to).length <= MAX_WORDS_BETWEEN;
  });
}
