import type { Language } from '../lexicon/languages.js';
import type { Token } from '../text/tokenize.js';

/**
 * How exact a number is. In this order: "about 300", "just over 300", "just under 300", "more than 300", "fewer than
 * 300", "no more than 300"; null is exactly 300.
 */
export type Approximation = 'about' | 'over' | 'under' | 'more' | 'less' | 'most' | null;
/** Relation of a time to an event. `start` and `end` are those of a range. */
export type TimeRelation = 'in' | 'since' | 'until' | 'before' | 'after' | 'start' | 'end' | 'between';

const ABOUT =
  /(?:(?<!\p{L})(?:about|around|some|something like|in the region of|aux alentours d[e'’]|autour d[e'’]|en torno a|(?:int|att)orno a(?:i|gli|lle)?|more or less|mehr oder weniger|plus ou moins|más o menos|più o meno|mais ou menos|an die|in etwa|zirka|de l['’]ordre de|del orden de|nell['’]ordine di|na ordem d[eo]s?|un centinaio d[i'’]|qualche|roughly|approximately|circa|ca?|etwa|rund|ungefähr|environ|quelque|à peine|apenas|unos|unas|cerca d[eo]|alrededor de|aproximadamente|circa|uns|umas|por volta d[eo])\.?|約|およそ|نحو|حوالي|بنحو)\s*(?:the|the year|a|an|un|une)?\s*$/iu;
/** Slightly more: "a little over two". `UNDER` is slightly less: "almost twenty". */
const OVER =
  /(?<!\p{L})(?:just (?:over|above)|a (?:bit|touch|shade) (?:over|more than)|a good|(?:a )?little (?:over|more than)|slightly (?:over|more than)|rather more than|somewhat (?:over|more than)|ein wenig mehr als|un poco más de|guère plus d[e'’]|à peine plus d[e'’]|poco oltre|gut(?:e[nrs]?)?|etwas (?:über|mehr als)|un peu plus d[e'’]|poco más de|algo más de|poco più di|pouco mais de)\s*(?:the|an?|une?|ein\p{L}*)?\s*$/iu;
const UNDER =
  /(?<!\p{L})(?:not quite|the (?:better|best) part of|not far (?:off|short of)|just (?:under|below)|shy of|a (?:bit|touch|shade) (?:under|less than)|approaching|bordering on|brushes|touches|falls short of|nahezu|annähernd|beinahe|frôl\p{L}+|avoisin\p{L}+|sfior\p{L}+|roz\p{L}+|ro[çc]a\p{L}*|pas loin d[e'’]|pressoché|perto de|(?:a )?little (?:under|less than)|slightly (?:under|less than)|nearly|almost|close to|nicht ganz|fast|knapp|kaum|un peu moins d[e'’]|près d[e'’]|presque|poco menos de|casi|poco meno di|quasi|pouco menos de|quase)\s*(?:the|the year|an?|une?|ein\p{L}*|les|l[oa]s|il?|gli|le|[oa]s)?\s*$/iu;
const MOST =
  /(?<!\p{L})(?:no more than|not more than|as much as|as many as|a maximum of|at most|up to|nicht mehr als|höchstens|maximal|bis zu|bis|pas plus d[e'’]|au plus|au maximum|jusqu['’]à|no más de|como máximo|hasta|non più di|al massimo|massimo|fino a|não mais de|no máximo|até)\s*(?:the|an?|une?|ein\p{L}*)?\s*$/iu;
const MORE =
  /(?:(?<!\p{L})(?:(?<!\b(?:no|not|never) )more than|over|above|beyond|at least|upwards of|(?<!\bnicht )mehr als|mindestens|wenigstens|weiter als|länger als|höher als|higher than|farther than|further than|longer than|über|(?<!pas )plus d[e'’]|(?<!no )más de|oltre|più di|mais de|jenseits von|au-delà d[e'’]|más allá de|para lá de|além de|au moins|al menos|tops|exceeds?|exceeding|surpass(?:es|ing)|übersteigt|überragt|dépass\p{L}+|supera\p{L}*|sobrepas\p{L}+|excede\p{L}*|ultrapass\p{L}+)|اكثر من|أكثر من)\s*(?:a|an|un|une|um|ein|les|l[oa]s|il?|gli|le|[oa]s)?\s*$/iu;
const LESS =
  /(?:(?<!\p{L})(?:less than|fewer than|(?:below|under) the age of|younger than|jünger als|menores de|abaixo d[eo]s?|minori di|sotto (?:i|gli)|inferiore a|no later than|never more than|not even|nicht einmal|under|below|weniger als|unter|keine[nr]?|moins d[e']|menos de|meno di)|اقل من|أقل من)\s*(?:an?|une?|ein\p{L}*)?\s*$/iu;
/** "No fewer than three" means exactly three. */
const NOT_FEWER =
  /(?<!\p{L})(?:no (?:fewer|less) than|not less than|nicht weniger als|pas moins d[e'’]|no menos de|nada menos que|non meno di|nada menos (?:de|que)|não menos de)\s*$/iu;
const MORE_AFTER = /^\s*(?:以上|を超え|or more\b|oder mehr\b)/;
/** "Twenty-five people at most". */
const UPPER_LIMIT =
  /^\s*(?:\p{L}+ )?(?:at (?:the )?most|or fewer|or less|höchstens|maximal|au plus|au maximum|como máximo|a lo sumo|al massimo|no máximo)(?!\p{L})/iu;
/** Phrases after a number: "forty-odd bells", "cuarenta y pico". */
const OVER_AFTER =
  /^\s*(?:[-–]?\s?odd|and (?:some|a bit|then some|counting)|und etwas|und ein paar|largos|largas|bien (?:pesad|contad)[oa]s|bien (?:sonn|tass|compt)ée?s|et quelques|et des poussières|y pico|e passa|e rotti|e qualcosa|abbondanti|suonati|e tal|e tant[oa]s|e picos|e (?:mais )?algun?s|e (?:mais )?algumas)(?!\p{L})/iu;

/** Returns how exact a number is, by the words around it. */
export function findApproximation(
  tokens: readonly Token[],
  first: number,
  last: number,
  _language: Language,
): Approximation {
  const before = joinText(tokens.slice(Math.max(0, first - 5), first));
  // "Well over" is always a limit, while `isPlainOver` below reads "over four stories" as a location.
  if (/\bwell over\s*$/i.test(before)) return 'more';
  if (NOT_FEWER.test(before)) return null;
  if (MOST.test(before)) return isYear(tokens, first, last) ? null : 'most';
  if (OVER.test(before)) return 'over';
  if (UNDER.test(before)) return 'under';
  if (MORE.test(before) && !isPlainOver(before, tokens[first]!, tokens[first + 1])) return 'more';
  if (LESS.test(before)) return 'less';
  if (ABOUT.test(before) || ROUND_NUMBER.test(tokens[first]!.word)) return 'about';
  const after = joinText(tokens.slice(last + 1, last + 4));
  if (OVER_AFTER.test(after)) return 'over';
  if (UPPER_LIMIT.test(after)) return 'most';
  return MORE_AFTER.test(after) ? 'more' : null;
}

/** Whether a number is a year and no limit: "bis 1906" without a noun. */
const isYear = (tokens: readonly Token[], first: number, last: number): boolean =>
  first === last &&
  /^1\d{3}$|^20\d\d$/.test(tokens[first]!.text) &&
  (tokens[first + 1]?.kind !== 'word' || tokens[first + 1]!.isFunction || tokens[first + 1]!.concepts.length > 0);

/** Approximate numbers: "une vingtaine", "una veintena", "una ventina". */
const ROUND_NUMBER = /.(?:aine|ena|enas|ina)$|^centina\w+$|^centenas?$|^centenar$|^(?:millier|millar|migliaio|milhar)$/;

const isPlainOver = (before: string, { text }: Token, next: Token | undefined): boolean =>
  /\b(?:hand(?:s|ed|ing)?|pay(?:s|ing)?|turn(?:s|ed)?) over\s*(?:an?\s*)?$/i.test(before) ||
  /\b(?:fly|flies|looks?|falls?|walks?|cross|bridge|flip|trip) over\s+an?\s*$/i.test(before) ||
  (!/^(?:hundred|thousand|million|hundert|tausend|millionen)/.test(next?.word ?? '') &&
    /\b(?:over|über|above)\s*$/i.test(before) &&
    (/^\d/.test(text) ? isSmallOrExact(Number(text)) : SMALL_NUMBER_WORD.test(text)));
/** Such numbers are never limits: "the paths stretch over 341 hectares". */
const isSmallOrExact = (value: number): boolean =>
  value < MAX_SMALL_NUMBER || (value < 1000 && value % 10 !== 0 && value % 25 !== 0);
const SMALL_NUMBER_WORD =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)$/i;
/** Smaller numbers are exact; "over" before them is a location. */
const MAX_SMALL_NUMBER = 30;

/** Returns all words of a phrase, whose `text` is only its first word. */
const getText = ({ text, word }: Token): string =>
  /.-./.test(word) && !text.includes('-') ? word.replaceAll('-', ' ') : text;
const joinText = (tokens: readonly Token[]): string =>
  tokens
    .map((token, index) => `${index > 0 && token.start > tokens[index - 1]!.end ? ' ' : ''}${getText(token)}`)
    .join('');

const RELATIONS: [RegExp, TimeRelation][] = [
  [/\b(?:since|seit|depuis|desde|dal|dall|ab|from|d[eè]s)$|منذ$/, 'since'],
  [/\b(?:until|till|bis|jusqu|hasta|fino|ate|by|jusqu')$|حتي$|حتى$/, 'until'],
  [/\b(?:before|pre|vor|avant|antes|prima)$|قبل$/, 'before'],
  [/\b(?:after|nach|après|apres|después|despues|tras|dopo|após|apos|depois)$|بعد$/, 'after'],
  [/\b(?:between|zwischen|entre|tra|fra)$|بين$/, 'between'],
];
const TRANSPARENT =
  /^(?:-|the|die|den|les|los|las|gli|os|as|alle|ore|anni|annees|anos|year|years|about|around|c|circa|ca|zum|im|jahr|jahre|l|en|an|année|annee|en|el|año|ano|il|o|di|de|do|del|al|ao|a|in|\.|,|'|’|عام|عامي|سنه|late|early|mid|mediados|meados|milieu|mitte|meta|summer|winter)$/;

/** Returns the relation that the preposition before a number states: "since 1926", "until 1926". */
export function findTimeRelation(tokens: readonly Token[], first: number): TimeRelation {
  for (let index = first - 1; index >= Math.max(0, first - 5); index--) {
    const { word } = tokens[index]!;
    const relation = RELATIONS.find(([pattern]) => pattern.test(word))?.[1];
    // "By the 1755 earthquake" states a cause and no time.
    const isAttribute = word === 'by' && tokens[index + 1]?.word === 'the' && tokens[first + 1]?.kind === 'word';
    // "He came by in 1331."
    const isAdverb = word === 'by' && tokens[index + 1]?.word === 'in';
    if (relation !== undefined) return isAttribute || isAdverb ? 'in' : relation;
    // The preposition may stand before the whole date: "until 16 January 1962".
    const isOfDate = /^\d{1,2}$/.test(word) || tokens[index]!.concepts.some((concept) => concept.startsWith('month-'));
    if (!isOfDate && !TRANSPARENT.test(word)) break;
  }
  return 'in';
}
