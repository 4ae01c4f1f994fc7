import { findLabel, type Label } from '../labels/labeled-facts.js';
import { findPropertyConcepts } from '../labels/property-labels.js';
import { type Language, toLanguage } from '../lexicon/languages.js';
import { findConcepts, isOfClass } from '../lexicon/lexicon.js';
import { BUILDING_PROPERTIES, findPropertyTokens } from '../properties/read-properties.js';
import { writeArabicDigits } from '../text/digits.js';
import { writeDigits } from '../text/kanji-numbers.js';
import { type Reading, readText } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { translateDates } from '../text/translate-dates.js';
import type { CitableFact, VerificationInput } from '../verdicts.js';
import { markOwnNames, type NameSequences } from './own-names.js';

/** A fact prepared for comparison. Its readings are its statement, and its value with the unit if it is a number. */
export interface FactEvidence {
  fact: CitableFact;
  /** The statement with single spaces. */
  statement: string;
  readings: readonly Reading[];
  stems: ReadonlySet<string>;
  words: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
  /** Null if the fact is a sentence without a label. */
  label: Label | null;
}

/** Names of a place, which sentences may use without a fact. */
export interface PlaceNames {
  /** Normalized words of each name, by its first word, the longest first. */
  sequences: NameSequences;
  concepts: ReadonlySet<string>;
  /** Whether neither its name nor its facts say what kind of place it is. */
  isOfUnknownKind: boolean;
  /** Concepts of its country and nationality. */
  country: ReadonlySet<string>;
  /** Words of the place's own names. Its city, region and country are not free beside a superlative. */
  ownWords: ReadonlySet<string>;
}

/** Concepts that a kind of fact implies: a period is one of building. */
export const CONCEPTS_BY_KIND: Readonly<Record<string, readonly string[]>> = {
  period: ['build', 'begin', 'finish', 'work'],
  inception: ['build', 'begin', 'found'],
  opening: ['open'],
  architect: ['design', 'architect', 'build'],
  population: ['inhabitant'],
  area: ['area', 'cover'],
  elevation: ['height', 'above', 'sea'],
  height: ['height'],
  length: ['length'],
  capital: ['capital'],
  language: ['language', 'speak'],
  style: ['style', 'build', 'design'],
  heritage: ['list'],
  'opening hours': ['open', 'close'],
};

/** Generic words for any place. */
const GENERIC_CONCEPTS = ['building', 'estate', 'monument', 'ensemble'];

/** What a mention of UNESCO or the World Heritage implies. */
const WORLD_HERITAGE = ['n-unesco', 'n-worldheritage', 'list', 'k-heritage'];

/** Returns a text with single spaces. */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

const DATE = /^(?:(?:month|weekday)-.*|winter|summer)$/;

/** Languages without a lexicon that write thousands with a point, as in "4.156". */
const COMMA_DECIMALS =
  /^(?:bg|bs|ca|cs|da|el|eu|fi|gl|hr|hu|id|is|mk|nb|nl|nn|no|pl|ro|ru|sk|sl|sr|sv|tr|uk|vi)(?:-|$)/;
const THOUSANDS = /(?<![\d.,])(\d{1,3})\.(\d{3})(?![\d.,])/g;

/** Reads a fact in a language without a lexicon: only its numbers, units, dates and names can be compared. */
function readNumbers({ statement, language }: CitableFact): Reading {
  const digits = writeDigits(writeArabicDigits(statement));
  const separated = COMMA_DECIMALS.test(language) ? digits.replace(THOUSANDS, '$1,$2') : digits;
  const reading = readText(translateDates(separated, language), 'en');
  for (const token of reading.tokens) token.concepts = token.concepts.filter((concept) => DATE.test(concept));
  return reading;
}

/** Prepares a fact for comparison with the sentences that cite it. */
export function createFactEvidence(fact: CitableFact): FactEvidence {
  const language = toLanguage(fact.language);
  const readings = [language === null ? readNumbers(fact) : readText(fact.statement, language, fact.kind === 'period')];
  if (fact.value !== null && /^-?[\d.]+$/.test(fact.value)) {
    readings.push(readText(`${fact.value} ${fact.unit ?? ''}`.trim(), 'en'));
  }
  const label = findLabel(fact.statement, readings[0]);
  const tokens = readings
    .flatMap((reading) => reading.tokens)
    .filter(({ kind, isFunction }) => kind === 'word' && !isFunction);
  const isWorldHeritage = tokens.some(({ concepts }) =>
    concepts.some((concept) => /^n-(?:unesco|worldheritage)$/.test(concept)),
  );
  return {
    fact,
    statement: collapseSpaces(fact.statement),
    readings,
    stems: new Set(tokens.map(({ stem }) => stem)),
    words: new Set(tokens.map(({ word }) => word)),
    concepts: new Set([
      ...tokens.flatMap(({ concepts }) => concepts),
      ...(CONCEPTS_BY_KIND[fact.kind] ?? []),
      ...(isWorldHeritage ? WORLD_HERITAGE : []),
      ...(label === null
        ? []
        : [
            ...findPropertyConcepts(label.text),
            ...readings.flatMap((reading) => findValueConcepts(reading, label)),
            ...findCompoundConcepts(tokens, language),
          ]),
    ]),
    label,
  };
}

/** Concepts that the dimension of a value implies: an amount of money is a price. */
const CONCEPTS_BY_DIMENSION: Readonly<Record<string, readonly string[]>> = {
  money: ['cost', 'pay', 'k-price', 'buy'],
  duration: ['take-time'],
};

/** Concepts that a period of building implies: something began and ended. */
const PERIOD_CONCEPTS = ['begin', 'finish', 'take-time'];

function findValueConcepts(reading: Reading, { text }: Label): string[] {
  const { quantities, tokens } = reading;
  const terms = findPropertyTokens(reading);
  const isOfBuilding = tokens.some(
    (token) => token.end <= text.length && terms.get(token)?.some((property) => BUILDING_PROPERTIES.has(property)),
  );
  const isPeriod = quantities.some(({ dimension, relation }) => dimension === 'bare' && relation === 'end');
  return [
    ...quantities.flatMap(({ dimension }) => CONCEPTS_BY_DIMENSION[dimension] ?? []),
    ...(isPeriod ? (isOfBuilding ? PERIOD_CONCEPTS : ['take-time']) : []),
  ];
}

const MIN_PART_LENGTH = 4;

/** Returns the concepts of both parts of German compounds: "Holzstiege" mentions wood and stairs. */
function findCompoundConcepts(tokens: readonly Token[], language: Language | null): string[] {
  if (language !== 'de') return [];
  return tokens.flatMap(({ word }) => {
    for (let end = MIN_PART_LENGTH; end <= word.length - MIN_PART_LENGTH; end++) {
      const [first, last] = [findConcepts(word.slice(0, end), 'de', 2), findConcepts(word.slice(end), 'de', 2)];
      if (first.length > 0 && last.length > 0) return [...first, ...last];
    }
    return [];
  });
}

/** Returns the concepts of the last part of a German compound: the "Kapellbrücke" is a bridge. */
function findEndConcepts(word: string): readonly string[] {
  for (let start = MIN_PART_LENGTH; start <= word.length - MIN_PART_LENGTH; start++) {
    const concepts = findConcepts(word.slice(start), 'de', 1);
    if (concepts.length > 0) return concepts;
  }
  return [];
}

/** Collects the names of a place in the languages of its aliases and in that of the texts. */
export function collectPlaceNames({ place, facts }: VerificationInput, language: Language): PlaceNames {
  const own = [place.name, place.localName, ...place.aliases].filter((name) => name !== null);
  const country = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(place.countryCode);
  const around = [place.city, place.region, place.country, country].filter(
    (name) => name !== null && name !== undefined,
  );
  const read = (name: string): Token[][] =>
    [...new Set<Language>([language, 'en'])].map((each) =>
      readText(name, each).tokens.filter(({ kind, isFunction }) => kind === 'word' && !isFunction),
    );
  const ownTokens = own.flatMap(read).flat();
  const aroundTokens = around.flatMap(read).flat();
  const named = [place.name, place.localName ?? ''].flatMap(read).flat();
  const isCity = place.city === place.name;
  const kinds = named
    .flatMap(({ concepts, word }) => (concepts.length === 0 && language === 'de' ? findEndConcepts(word) : concepts))
    .filter(isKindOfPlace);
  const namedTypes = facts.flatMap(findNamedType);
  return {
    sequences: toSequences([...own, ...around, ...toNatureNames(place.name)], read),
    isOfUnknownKind: kinds.length === 0 && namedTypes.length === 0 && !facts.some(({ kind }) => kind === 'summary'),
    ownWords: new Set(ownTokens.map(({ word }) => word)),
    country: new Set(
      read(place.country)
        .flat()
        .flatMap(({ concepts }) => concepts),
    ),
    concepts: new Set([
      ...GENERIC_CONCEPTS,
      ...[...facts.filter(({ kind }) => kind === 'summary').flatMap(findPlaceType), ...namedTypes, ...kinds].flatMap(
        findKin,
      ),
      ...(isCity ? ['city'] : []),
      ...aroundTokens
        .flatMap(({ concepts }) => concepts)
        .filter((concept) => concept.startsWith('n-') && !concept.startsWith('n-country')),
    ]),
  };
}

/** Finds what a summary calls the place: "a white marble mausoleum on …" is a mausoleum. */
function findPlaceType({ statement, language }: CitableFact): string[] {
  const known = toLanguage(language);
  if (known === null) return [];
  const { tokens } = readText(statement, known);
  const first = tokens.slice(0, MAX_TYPE_POSITION);
  const hasClass = (conceptClass: 'p' | 'k') => (token: Token) =>
    !token.isCapital && token.concepts.some((concept) => isOfClass(concept, conceptClass));
  const type =
    first.find(hasClass('p')) ??
    first.find(({ concepts }) => concepts.some((concept) => isOfClass(concept, 'p'))) ??
    first.find(hasClass('k'));
  return [...(type?.concepts ?? [])];
}

const MAX_TYPE_POSITION = 9;

/** Kinds of places besides those of class p. */
const KINDS = new Set(
  'monastery theater library restaurant k-bar hotel k-hostel cave cliff lighthouse cemetery aqueduct hospital island lake forest train cable-car boat stall canal k-mall k-pool k-spa school company prisoner k-windowglass minaret shrine fountain mausoleum gate arch obelisk statue synagogue arena market brewery'.split(
    ' ',
  ),
);
/** Returns whether a concept is a kind of place. */
export const isKindOfPlace = (concept: string): boolean => isOfClass(concept, 'p') || KINDS.has(concept);

/** Kinds of places whose names are used for each other. */
const KIN = [
  'castle fortress citadel palace',
  'church cathedral basilica chapel',
  'restaurant k-bar',
  'obelisk k-obelisk monument',
  'mountain rock',
  'temple shrine',
  'k-gorge valley',
  'stall k-mall library',
  'monastery church temple',
].map((line) => line.split(' '));

const findKin = (concept: string): string[] => [concept, ...KIN.filter((row) => row.includes(concept)).flat()];

/** Finds the kind of place in a definition or a labeled sentence: "History: The monastery was founded …". */
function findNamedType({ statement, language }: CitableFact): string[] {
  const known = toLanguage(language);
  const [, noun] = NAMED_TYPE.exec(statement) ?? DEFINITION.exec(statement) ?? [];
  if (known === null || noun === undefined) return [];
  return readText(noun, known)
    .tokens.flatMap(({ concepts }) => concepts.filter(isKindOfPlace))
    .slice(0, 2);
}

/** "Hassan Tower is the minaret of an incomplete mosque". */
const DEFINITION =
  /^[^,;:.]{2,50}? (?:is|was|ist|war|est|était|fut|es|fue|è|é|era) (?:an?|the|one of the|ein|eine|der|die|das|une?|le|la|l['’]|una?|el|il|um|uma|o) ?((?:[\p{L}'’-]+ ?){1,4})/u;
const NAMED_TYPE =
  /^\p{L}[^:.]{2,30}:\s+«?\s*(?:The|Die|Der|Das|Le|La|L['’]|El|Il|O|A)\s?((?:\p{L}+\s){1,3})(?:is|was|has|had|occupies|wurde|ist|war|fut|est|fue|es|è|fu|é|foi)\b/u;

function toSequences(names: readonly string[], read: (name: string) => Token[][]): NameSequences {
  const sequences = new Map<string, string[][]>();
  for (const tokens of names.flatMap(read)) {
    const words = tokens.map(({ word }) => word);
    if (words.length > 0)
      sequences.set(
        words[0]!,
        [...(sequences.get(words[0]!) ?? []), words].sort((a, b) => b.length - a.length),
      );
  }
  return sequences;
}

/** Returns the short name of a natural feature: "Sugarloaf" for "Sugarloaf Mountain". */
const toNatureNames = (name: string): string[] => {
  const short = name.replace(/ (?:Mountain|Lake|River|Island|Volcano|Falls)$/, '');
  return short === name ? [] : [short];
};

/** What is prepared once for all sentences of a verification. */
export interface Evidence {
  input: VerificationInput;
  language: Language;
  facts: ReadonlyMap<string, FactEvidence>;
  names: PlaceNames;
}

/** Prepares the facts and names of a verification. `language` is that of the texts. */
export function createEvidence(input: VerificationInput, language: Language): Evidence {
  const names = collectPlaceNames(input, language);
  const facts = new Map(input.facts.map((fact) => [fact.id, createFactEvidence(fact)]));
  for (const { readings } of facts.values()) for (const { tokens } of readings) markOwnNames(tokens, names.sequences);
  return { input, language, facts, names };
}
