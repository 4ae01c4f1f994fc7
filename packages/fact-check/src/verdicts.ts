import type { Fact } from '@placelore/contracts/places/facts.js';

/** A fact without its source, which the verifier does not need. */
export type CitableFact = Omit<Fact, 'sourceId'>;

/** The place that the texts are about. Its names need no fact. */
export interface VerifiedPlace {
  name: string;
  localName: string | null;
  aliases: readonly string[];
  city: string | null;
  region: string | null;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** A writer's sentence with the ids of the facts it cites. */
export interface CitedSentence {
  text: string;
  facts: readonly string[];
}

/** What sentences are checked against. */
export interface VerificationInput {
  place: VerifiedPlace;
  facts: readonly CitableFact[];
  /** BCP-47 tag of the language that was requested. */
  language: string;
}

/** The shown sentences before a sentence in the same text, and the ids of the facts they cite. */
export interface SentenceContext {
  text: string;
  facts: ReadonlySet<string>;
  isHeading: boolean;
}

/** Reasons for omitting a sentence, with their meanings. */
export const OMISSION_REASONS = {
  empty: 'It contains no word.',
  'hidden-characters': 'It contains invisible or direction-changing characters.',
  'mixed-scripts': 'A word mixes letters of several scripts.',
  markup: 'It contains markup, entities or code.',
  link: 'It contains a link.',
  instruction: 'It instructs or describes a model, or repeats a prompt.',
  'other-language': 'It is in another language than requested.',
  'unsupported-language': 'The verifier has no words of the requested language.',
  'unknown-fact': 'It cites a fact that was not given.',
  contact: 'A telephone number, e-mail address, domain, position or Plus code is not in the cited facts.',
  number: 'A number, date, time, price or unit is not in the cited facts.',
  'number-of-something-else': 'A number belongs to something else in the cited facts.',
  'time-relation': 'A time is given as a beginning, an end or a point against the cited facts.',
  name: 'A name is not in the cited facts.',
  superlative: 'A superlative or its scope is not in the cited facts.',
  word: 'None of the cited facts supports a word of it.',
  negation: 'It denies what the cited facts state, or the other way round.',
  qualifier: 'It states as certain what the cited facts report as a legend, a plan or a part.',
  role: 'Somebody or something has another part in the cited facts.',
  'no-facts': 'It states something that can be checked, and cites no fact.',
} as const;
export type OmissionReason = keyof typeof OMISSION_REASONS;

/** Grade of a sentence; see the package's README. `detail` contains the words that led to an omission. */
export type Verdict =
  | { grade: 'sourced'; facts: readonly string[] }
  | { grade: 'general' }
  | { grade: 'omitted'; reason: OmissionReason; detail: string };

/** A sentence or heading with its grade. */
export type VerifiedText = { text: string } & Verdict;

/** A violation that a check found. Checks without one return null. */
export interface Finding {
  reason: OmissionReason;
  detail: string;
}
