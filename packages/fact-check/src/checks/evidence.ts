import { type Language, toLanguage } from '../lexicon/languages.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { type Reading, readText } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { CitableFact, VerificationInput } from '../verdicts.js';
import { markOwnNames, type NameSequences } from './own-names.js';

/** A fact with what can be compared: its statement, and its value with its unit. */
export interface FactEvidence {
  fact: CitableFact;
  readings: readonly Reading[];
  stems: ReadonlySet<string>;
  words: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
}

/** Names of a place, which may be used without a fact. */
export interface PlaceNames {
  /** Normalized words of each name, by its first word, the longest first. */
  sequences: NameSequences;
  concepts: ReadonlySet<string>;
  /** Those of the place itself: the others lose their freedom beside a superlative. */
  ownWords: ReadonlySet<string>;
}

/** Concepts that a kind of fact states by itself: a period is that of building. */
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
  heritage: ['list', 'n-worldheritage', 'n-unesco'],
  'opening hours': ['open', 'close'],
};

/** Words for the place in general. */
const GENERIC_CONCEPTS = ['building', 'estate', 'monument', 'ensemble'];

/** Reads a fact once for all sentences that cite it. */
export function createFactEvidence(fact: CitableFact): FactEvidence {
  const language = toLanguage(fact.language);
  const readings = language === null ? [] : [readText(fact.statement, language, fact.kind === 'period')];
  if (fact.value !== null && /^-?[\d.]+$/.test(fact.value)) {
    readings.push(readText(`${fact.value} ${fact.unit ?? ''}`.trim(), 'en'));
  }
  const tokens = readings
    .flatMap((reading) => reading.tokens)
    .filter(({ kind, isFunction }) => kind === 'word' && !isFunction);
  return {
    fact,
    readings,
    stems: new Set(tokens.map(({ stem }) => stem)),
    words: new Set(tokens.map(({ word }) => word)),
    concepts: new Set([...tokens.flatMap(({ concepts }) => concepts), ...(CONCEPTS_BY_KIND[fact.kind] ?? [])]),
  };
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
  return {
    sequences: toSequences([...own, ...around, ...toNatureNames(place.name)], read),
    ownWords: new Set(ownTokens.map(({ word }) => word)),
    concepts: new Set([
      ...GENERIC_CONCEPTS,
      ...facts.filter(({ kind }) => kind === 'summary').flatMap(findPlaceType),
      ...(isCity ? ['city'] : []),
      ...named.flatMap(({ concepts }) => concepts).filter((concept) => isOfClass(concept, 'p')),
      ...aroundTokens
        .flatMap(({ concepts }) => concepts)
        .filter((concept) => concept.startsWith('n-') || isCountry(concept)),
    ]),
  };
}

/** Finds what a summary calls the place: "a white marble mausoleum on …" is a mausoleum. */
function findPlaceType({ statement, language }: CitableFact): string[] {
  const known = toLanguage(language);
  if (known === null) return [];
  const { tokens } = readText(statement, known);
  const type = tokens
    .slice(0, MAX_TYPE_POSITION)
    .find(({ concepts }) => concepts.some((concept) => isOfClass(concept, 'p')));
  return [...(type?.concepts ?? [])];
}

const MAX_TYPE_POSITION = 9;

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

/** "Sugarloaf Mountain" is called Sugarloaf, but the Eiffel Tower is not called Eiffel. */
const toNatureNames = (name: string): string[] => {
  const short = name.replace(/ (?:Mountain|Lake|River|Island|Volcano|Falls)$/, '');
  return short === name ? [] : [short];
};

const isCountry = (concept: string): boolean =>
  /^(?:german|french|italian|spanish|british|american|greek|egyptian|chinese|japanese|swedish|danish)$/.test(concept);

/** Everything that is prepared once for all sentences of a text. */
export interface Evidence {
  input: VerificationInput;
  language: Language;
  facts: ReadonlyMap<string, FactEvidence>;
  names: PlaceNames;
}

/** Reads the facts and names of a verification; `language` is that of the texts. */
export function createEvidence(input: VerificationInput, language: Language): Evidence {
  const names = collectPlaceNames(input, language);
  const facts = new Map(input.facts.map((fact) => [fact.id, createFactEvidence(fact)]));
  for (const { readings } of facts.values()) for (const { tokens } of readings) markOwnNames(tokens, names.sequences);
  return { input, language, facts, names };
}
