import type { Language } from '../lexicon/languages.js';
import { getClasses, isOfClass } from '../lexicon/lexicon.js';
import { findQuantities } from '../quantities/quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import { writeDigits } from './kanji-numbers.js';
import { type Token, tokenize } from './tokenize.js';

/** A date as written. A missing part is null. */
export interface WrittenDate {
  day: number | null;
  month: number;
  year: number | null;
  /** Position of the month. */
  position: number;
}

/** Part of a sentence that has its own verb. */
export interface Clause {
  /** Positions of its tokens, including a subject that it shares with the clause before. */
  positions: readonly number[];
}

/** A text as the checks see it. */
export interface Reading {
  text: string;
  language: Language;
  tokens: readonly Token[];
  quantities: readonly Quantity[];
  dates: readonly WrittenDate[];
  clauses: readonly Clause[];
  /** Positions of tokens that belong to a quantity. */
  numberPositions: ReadonlySet<number>;
}

/**
 * Splits a text into words, numbers, dates and clauses.
 * @param splitsAtCommas whether every comma may separate clauses; in facts it often sets off an apposition instead
 */
export function readText(written: string, language: Language, splitsAtCommas = true): Reading {
  const text = language === 'ja' ? writeDigits(written) : written;
  const tokens = tokenize(text, language);
  const quantities = findQuantities(tokens, language);
  const numberPositions = new Set<number>();
  for (const { first, last } of quantities) {
    for (let position = first; position <= last; position++) numberPositions.add(position);
  }
  return {
    text,
    language,
    tokens,
    quantities,
    dates: findDates(tokens, quantities),
    clauses: splitClauses(tokens, language, splitsAtCommas),
    numberPositions,
  };
}

const getMonth = (token: Token | undefined): number | null => {
  const concept = token?.concepts.find((name) => name.startsWith('month-'));
  return concept === undefined ? null : Number(concept.slice(6));
};

function findDates(tokens: readonly Token[], quantities: readonly Quantity[]): WrittenDate[] {
  const isJoint = (token: Token | undefined) =>
    token !== undefined && /^(?:de|of|del|,|\.|di|the|im|jahr|en)$/.test(token.word);
  return tokens.flatMap((token, position) => {
    const month = getMonth(token);
    if (month === null) return [];
    let before = position - 1;
    while (isJoint(tokens[before])) before--;
    let after = position + 1;
    while (isJoint(tokens[after])) after++;
    const ending = quantities.find(({ last }) => last === before);
    if (ending === undefined && isPersonAugust(tokens, position)) return [];
    const following = quantities.filter(({ first }) => first === after);
    const next = following[0];
    const second = next && quantities.find(({ first }) => first > next.last && first <= next.last + 2);
    const day = [ending, next].find((quantity) => quantity !== undefined && isDay(quantity, tokens));
    const year = [next, day === next ? second : undefined].find(
      (quantity) => quantity?.dimension === 'bare' && quantity.value > 31,
    );
    const stated = year ?? (isOfStatedYear(tokens, position) ? findYearBefore(quantities, position) : undefined);
    const date = { day: day?.value ?? null, month, year: stated?.value ?? null, position };
    const listed = day === ending ? findListedDay(day, tokens, quantities) : undefined;
    return listed === undefined ? [date] : [{ ...date, day: listed.value }, date];
  });
}

/** Returns the day before another one of the same month: "the 29th or 30th of December". */
const findListedDay = (
  day: Quantity | undefined,
  tokens: readonly Token[],
  quantities: readonly Quantity[],
): Quantity | undefined =>
  day !== undefined && DAY_JOINT.test(tokens[day.first - 1]?.word ?? '')
    ? quantities.find(
        (other) =>
          other.value < day.value &&
          isDay(other, tokens) &&
          tokens.slice(other.last + 1, day.first - 1).every(({ text }) => DETERMINERS.has(text.toLowerCase())),
      )
    : undefined;
const DAY_JOINT = /^(?:and|or|und|oder|et|ou|y|o|e)$/;

/** Whether the month refers to the last stated year: "in May of that year". */
const isOfStatedYear = (tokens: readonly Token[], month: number): boolean =>
  STATED_YEAR.test(
    tokens
      .slice(month + 1, month + 1 + MAX_WORDS_TO_YEAR)
      .map(({ word }) => word)
      .join(' '),
  );
const STATED_YEAR =
  /^(?:of )?(?:that|the same|this|des|desselben|dieses|jenes|im selben|im gleichen|de la meme|de cette|de cette meme|del mismo|de ese|de ese mismo|de aquel|dello stesso|di quell '|di quell ’|di quello stesso|do mesmo|desse|desse mesmo|daquele) (?:year|jahres|jahr|annee|ano|anno)\b/;
const MAX_WORDS_TO_YEAR = 5;
const MIN_YEAR = 1000;

const findYearBefore = (quantities: readonly Quantity[], position: number): Quantity | undefined =>
  quantities.findLast(({ dimension, value, last }) => dimension === 'bare' && value >= MIN_YEAR && last < position);

/** "August" as a person's name: "August der Starke", "Augustus the Strong", but not "August des Jahres 1944". */
const isPersonAugust = (tokens: readonly Token[], position: number): boolean =>
  /^august\w*$/.test(tokens[position]!.word) &&
  /^(?:der|dem|den|des|the)$/.test(tokens[position + 1]?.text ?? '') &&
  tokens[position + 2]?.isCapital === true &&
  !/^(?:jahr|monat)\w*$/.test(tokens[position + 2]!.word);

/** Only ordinals and digits are days: "In August three men left" has none. */
const isDay = ({ value, dimension, first }: Quantity, tokens: readonly Token[]): boolean =>
  value >= 1 &&
  value <= 31 &&
  (dimension === 'ordinal' || ((dimension === 'bare' || dimension === 'count') && /^\d/.test(tokens[first]!.text)));

const CLAUSE_END = /^[;:—()]$/;
const CLAUSE_JOINT =
  /^(?:and|but|while|whereas|who|whose|which|whom|where|und|aber|während|et|mais|tandis|y|pero|mientras|e|ed|ma|mentre|mas|enquanto)$/;
const AUXILIARIES: Record<Language, ReadonlySet<string>> = {
  en: new Set('is are was were be been has have had'.split(' ')),
  de: new Set('ist sind war waren wurde wurden wird hat hatte hatten haben'.split(' ')),
  fr: new Set('est sont fut furent était étaient a ont avait avaient'.split(' ')),
  es: new Set('es son fue fueron era eran está están ha han había'.split(' ')),
  it: new Set('è sono fu furono era erano ha hanno aveva'.split(' ')),
  pt: new Set('é são foi foram era eram está tem tinha'.split(' ')),
  ja: new Set(),
  ar: new Set('كان كانت'.split(' ')),
};
const DETERMINERS = new Set(
  'the a an its his her their first last der die das den dem ein eine le la les l un une el los las il lo i gli o os as um uma this that'.split(
    ' ',
  ),
);

/** Guesses from its form and the word before whether a token is used as a verb. */
export function isVerb(tokens: readonly Token[], position: number, language: Language): boolean {
  const token = tokens[position];
  if (token === undefined || token.kind !== 'word') return false;
  token.isVerb ??= hasVerbForm(token, tokens[position - 1], language);
  return token.isVerb;
}

function hasVerbForm(token: Token, before: Token | undefined, language: Language): boolean {
  if (token.concepts.length === 0 && AUXILIARIES[language].has(token.text.toLowerCase())) return true;
  if (before !== undefined && DETERMINERS.has(before.text.toLowerCase())) return false;
  if (token.isCapital && !token.isFirst) return false;
  if (token.concepts.some((concept) => isOfClass(concept, 'v'))) return true;
  if (language !== 'en' || token.isFunction) return false;
  if (token.concepts.length === 0) return ENGLISH_VERB.test(token.word) && !PRONOUN.test(token.word);
  return /[a-z]{4}ed$/.test(token.word) && !token.concepts.some((concept) => /[acm]/.test(getClasses(concept)));
}

/** Regular forms, and irregular ones that are not in the lexicon. */
const ENGLISH_VERB =
  /(?:ed|ing)$|^(?:overtook|oversaw|flew|wept|shot|swam|ran|taught|told|understood|chose|wore|spent|sold|fled|fed|blew|felt|heard|paid|laid|sat|got|knew|saw|hung|shook|shone|sprang|swept|wove|struck|sought|lent|bent|wound)$/;

const PRONOUN = /^(?:no|some|any|every)thing$/;

/** Facts may have several sentences. A period after an initial or a short abbreviation ends none. */
const endsSentence = (tokens: readonly Token[], position: number): boolean =>
  /^[.!?]$/.test(tokens[position]!.text) &&
  tokens[position + 1]?.isCapital === true &&
  (tokens[position - 1]?.text.length ?? 0) > 2;

function splitClauses(tokens: readonly Token[], language: Language, splitsAtCommas: boolean): Clause[] {
  const segments: Segment[] = [{ positions: [], isSeparate: true, isAfterComma: false }];
  for (const [position, token] of tokens.entries()) {
    const isEnd = CLAUSE_END.test(token.text) || endsSentence(tokens, position);
    const isSplit = token.text === ',' && (splitsAtCommas || startsWithSubject(tokens[position + 1]));
    const isJoint = isEnd || isSplit || CLAUSE_JOINT.test(token.text.toLowerCase());
    if (isJoint) segments.push({ positions: [], isSeparate: isEnd, isAfterComma: token.text === ',' });
    if (!isEnd) segments.at(-1)!.positions.push(position);
  }
  return mergeSegments(
    segments.filter(({ positions }) => positions.length > 0),
    tokens,
    language,
  );
}

const RELATIVE = /^(?:who|whose|which|whom)$/;
const MAX_ANTECEDENT_TOKENS = 4;

/** Whether a clause may start here: "X designed it, the Frenchman Y shaped it", but not "X, a Dane". */
const startsWithSubject = (token: Token | undefined): boolean =>
  token !== undefined && (token.text === 'the' || (token.isCapital && !token.isFunction));

interface Segment {
  positions: number[];
  /** Whether a sign that always separates clauses stands before it. */
  isSeparate: boolean;
  /** Whether a comma stands before it; a verb there rarely shares the subject of the clause before. */
  isAfterComma: boolean;
}

/** Appends parts without a verb to the part before, and gives parts that begin with a verb its subject. */
function mergeSegments(segments: readonly Segment[], tokens: readonly Token[], language: Language): Clause[] {
  const hasVerb = (positions: readonly number[]) => positions.some((position) => isVerb(tokens, position, language));
  const clauses: number[][] = [];
  const sharing = new Set<number[]>();
  for (const { positions, isSeparate, isAfterComma } of segments) {
    const previous = clauses.at(-1);
    const isPart = previous !== undefined && !isSeparate && (!hasVerb(positions) || !hasVerb(previous));
    if (isPart) previous.push(...positions);
    else {
      clauses.push([...positions]);
      if (!isAfterComma) sharing.add(clauses.at(-1)!);
    }
  }
  return clauses.map((positions, index) => {
    const previous = clauses[index - 1];
    const start = positions.findIndex((position) => !tokens[position]!.isFunction && tokens[position]!.kind === 'word');
    if (previous === undefined || start === -1) return { positions };
    if (RELATIVE.test(tokens[positions[0]!]!.text)) {
      return {
        positions: [
          ...previous.slice(-MAX_ANTECEDENT_TOKENS).filter((position) => !isVerb(tokens, position, language)),
          ...positions,
        ],
      };
    }
    if (!sharing.has(positions) || !isVerb(tokens, positions[start]!, language)) return { positions };
    const end = previous.findIndex((position) => isVerb(tokens, position, language));
    return { positions: [...previous.slice(0, Math.max(0, end)), ...positions] };
  });
}
