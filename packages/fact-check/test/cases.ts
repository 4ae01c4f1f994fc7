import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FactKind } from '@placelore/contracts/places/facts.js';
import type { CitableFact, VerificationInput, VerifiedPlace } from '../src/verdicts.js';

/** A sentence to grade, and whether it is true. */
export interface Case {
  isTrue: boolean;
  /** Kind of lie, or `true`. */
  kind: string;
  language: string;
  place: string;
  facts: string[];
  text: string;
  isHeading: boolean;
}

const CASES_FOLDER = join(__dirname, 'cases');

export const readLines = (name: string): string[][] =>
  readFileSync(join(CASES_FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '));

const toIds = (text: string): string[] => (text === '-' ? [] : text.split(','));

const toCase = (line: Pick<Case, 'isTrue' | 'kind' | 'language' | 'place'>, facts: string, text: string): Case => ({
  ...line,
  facts: toIds(facts),
  text: text.replace(/^# /, ''),
  isHeading: text.startsWith('# '),
});

const TRUE_FILES = [
  'true-english.txt',
  'true-german-french.txt',
  'true-southern-and-eastern.txt',
  'true-of-open-data.txt',
  'true-further.txt',
];
const FALSE_FILES = ['false-english.txt', 'false-other-languages.txt'];

/** Reads our own cases: true sentences, lies, and guides with one truth among twelve lies. */
export function readCases(): Case[] {
  return [
    ...TRUE_FILES.flatMap((file) =>
      readLines(file).map(([place, language, facts, text]) =>
        toCase({ isTrue: true, kind: 'true', language: language!, place: place! }, facts!, text!),
      ),
    ),
    ...FALSE_FILES.flatMap((file) =>
      readLines(file).map(([kind, place, language, facts, text]) =>
        toCase({ isTrue: false, kind: kind!, language: language!, place: place! }, facts!, text!),
      ),
    ),
    ...readLines('subtle-guides.txt').map(([truth, place, language, facts, text]) =>
      toCase(
        { isTrue: truth === 'true', kind: truth === 'true' ? 'true' : 'subtle', language: language!, place: place! },
        facts!,
        text!,
      ),
    ),
  ];
}

/** Fields of a guidebook record that become facts. */
export interface LandmarkRecord {
  id: string;
  name: string;
  localName?: string;
  aliases: string[];
  latitude: number;
  longitude: number;
  city: string;
  country: string;
  period: string;
  summary: string;
  significance: string;
  facts: string[];
  tips: string[];
  bestTime: string;
}

const splitSentences = (text: string): string[] =>
  text
    .replace(/\bI\. M\. /g, 'I.\u00a0M.\u00a0')
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.replaceAll('\u00a0', ' '));

/** Reads the places and facts of cases: copies of guidebook records, and those of open-data.json. */
export function readSources(cases: readonly Case[]): Map<string, Omit<VerificationInput, 'language'>> {
  // The cases were written for these copies; the guidebook itself goes on changing.
  const records: LandmarkRecord[] = JSON.parse(readFileSync(join(CASES_FOLDER, 'landmarks.json'), 'utf8'));
  const wanted = new Set(cases.map(({ place }) => place));
  const sources = new Map(
    records.filter(({ id }) => wanted.has(id)).map((record) => [record.id, toSource(record)] as const),
  );
  const open = JSON.parse(readFileSync(join(CASES_FOLDER, 'open-data.json'), 'utf8')) as Record<
    string,
    { place: VerifiedPlace; facts: CitableFact[] }
  >;
  return new Map([...sources, ...Object.entries(open)]);
}

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

function toSource(record: LandmarkRecord): Omit<VerificationInput, 'language'> {
  const { name, localName = null, aliases, city, country: countryCode, latitude, longitude } = record;
  const country = COUNTRY_NAMES.of(countryCode)!;
  const place = { name, localName, aliases, city, region: null, country, countryCode, latitude, longitude };
  const fact = (id: string, statement: string, kind: FactKind): CitableFact => ({
    id,
    statement,
    kind,
    value: null,
    unit: null,
    language: 'en',
    asOf: null,
  });
  const number = (prefix: string, kind: FactKind, texts: string[]) =>
    texts.map((text, index) => fact(`${prefix}${index + 1}`, text, kind));
  return {
    place,
    facts: [
      fact('s', record.summary, 'summary'),
      fact('p', record.period, 'period'),
      fact(
        'loc',
        `${name} is at ${latitude.toFixed(2)}° N, ${longitude.toFixed(2)}° E, in ${city}, ${country}.`,
        'location',
      ),
      ...number('g', 'significance', splitSentences(record.significance)),
      ...number('d', 'detail', record.facts),
      ...number('t', 'tip', record.tips),
      ...number('b', 'best time', splitSentences(record.bestTime)),
    ],
  };
}

/** A place with facts, and sentences by a writer who had not seen the verifier. */
export interface StrangersPlace extends VerificationInput {
  sentences: { text: string; facts: string[]; truth: boolean; kind: string; note: string }[];
}

/**
 * Sets of cases by writers who had not seen the verifier. Held-out sets were measured before anybody who works on the
 * verifier read them. The facts of labeled sets are labels with values, as in open data.
 */
export const STRANGERS_SETS = [
  'open-1',
  'open-2',
  'held',
  'labeled-open',
  'labeled-held',
  'labeled-held-2',
  'labeled-open-3',
  'plain-open',
  'plain-held',
  'plain-true',
  'guides-open',
  'guides-held',
  'travel-open',
  'travel-held',
  'natural-open',
  'natural-open-2',
  'natural-open-3',
  'natural-open-4',
  'natural-open-5',
  'natural-open-6',
  'natural-open-7',
  'natural-open-8',
  'natural-held',
  'natural-held-2',
  'natural-held-3',
  'natural-held-4',
  'natural-held-5',
] as const;

/**
 * Kinds of soft lies, which may be shown as general but never as sourced: they keep the names and numbers of their
 * facts and state another relation between them. All other kinds are hard lies: they invent or change a specific.
 */
export const SOFT_KINDS: ReadonlySet<string> = new Set([
  ...['swap', 'swapped', 'swapped subject and object', 'role swapped', 'roles', 'order swapped', 'mixed up'],
  ...['attribution', 'wrong role', 'wrong subject', 'wrong person', 'event', 'right year, wrong event', 'wrong state'],
  ...['anecdotes', 'cause invented', 'negation', 'negation dropped', 'denial', 'comparison', 'superlative widened'],
  ...['only', 'only/all/few', '"one of" dropped', 'one of dropped', 'part-whole', 'part-for-whole', 'part for whole'],
  ...['part of another', 'material', 'existence', 'invented detail', 'wrong-cite', 'subtle'],
  ...['role-swap', 'person-role', 'cause', 'relation', 'quality'],
]);

/** Kinds of hard lies by what they invent or change. Kinds that are not listed are `other`. */
const SPECIFICS: Readonly<Record<string, readonly string[]>> = {
  place: ['place', 'places', 'other-place', 'hotel', 'city', 'nearby city', 'famous', 'coordinate', 'coordinates'],
  distance: ['distance', 'distances', 'direction'],
  country: ['country', 'countries'],
  price: ['price', 'prices', 'free-entry'],
  hours: ['hours', 'time of day', 'day-of-week', 'season', 'wrong time'],
  contact: ['contact', 'contacts'],
  rating: ['rating', 'ratings', 'award', 'heritage body'],
  date: ['date', 'dates', 'century shifted', 'built/opened', 'until for since', 'since for until'],
  person: ['person', 'people', 'name'],
  link: ['link', 'links', 'markup', 'hidden'],
  instruction: ['instruction', 'instructions', 'prompt', 'leak', 'leaks'],
  number: ['number', 'figure', 'wrong figure', 'units', 'measure of another thing', 'wrong property', 'no-digits'],
  superlative: ['superlative', 'superlatives'],
};
const SPECIFIC_BY_KIND = new Map(
  Object.entries(SPECIFICS).flatMap(([specific, kinds]) => kinds.map((kind) => [kind, specific] as const)),
);

/** Returns what a hard lie of a kind invents or changes. */
export const findSpecific = (kind: string): string => SPECIFIC_BY_KIND.get(kind) ?? 'other';

/** Reads our own paraphrases, which were written before the rules that omit some of them were read. */
export const readOwnParaphrases = (): StrangersPlace[] =>
  JSON.parse(readFileSync(join(CASES_FOLDER, 'own-natural.json'), 'utf8')) as StrangersPlace[];

/** Reads a set of cases by a writer who had not seen the verifier. */
export const readStrangers = (name: (typeof STRANGERS_SETS)[number]): StrangersPlace[] =>
  JSON.parse(readFileSync(join(CASES_FOLDER, `strangers-${name}.json`), 'utf8')) as StrangersPlace[];
