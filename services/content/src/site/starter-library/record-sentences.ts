import { getKeyFacts } from '@placelore/contracts/content/cited-facts.js';
import type { CitedSentence } from '@placelore/contracts/content/cited-texts.js';
import { splitSentences } from '@placelore/contracts/core/sentences.js';
import type { Fact, FactKind, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { type NewFact, pickFacts } from '@placelore/contracts/places/knowledge.js';
import type { CityRecord, HotelRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/atlas/records.js';
import type { StoryRecord, StorySentence } from '@placelore/guidebook/atlas/story-records.js';
import { getStoryFacts } from '@placelore/guidebook/sources/record-facts.js';
import { formatVisitDuration } from './article-html-builder.js';

/** Returns facts of a sight that are not in the texts but in other fields of its record. */
export function getVisitFacts(record: LandmarkRecord): NewFact[] {
  const { visitMinutes } = record;
  return [
    ...getLocalNameFacts(record),
    {
      kind: 'tip',
      statement: `A visit usually takes ${formatVisitDuration(visitMinutes)}.`,
      value: String(visitMinutes),
      unit: 'min',
    },
  ];
}

/** Returns the name of a place in its own country, if that differs. */
export const getLocalNameFacts = ({ name, localName }: LandmarkRecord | CityRecord): NewFact[] =>
  localName === undefined || localName === name
    ? []
    : [{ kind: 'local name', statement: `Its local name is ${localName}.`.replace(/\.\.$/, '.'), value: localName }];

/** Returns what a city's article states about a sight in it: the name, then the words of the sight's record. */
export const toSightFact = ({ name, summary }: LandmarkRecord): NewFact => toInsideFact(name, name, summary);

/** Returns what a city's article states about a restaurant or hotel. */
export function toVenueFact(venue: RestaurantRecord | HotelRecord): NewFact {
  const details = getVenueDetails(venue);
  return toInsideFact(venue.name, details === '' ? venue.name : `${venue.name} (${details})`, venue.description);
}

/** Formats the details of a venue: "French, since 1686"; empty when nothing is known. */
export const getVenueDetails = (venue: RestaurantRecord | HotelRecord): string =>
  ['cuisine' in venue ? venue.cuisine : '', venue.since ? `since ${venue.since}` : ''].filter(Boolean).join(', ');

const toInsideFact = (value: string, subject: string, text: string): NewFact => ({
  kind: 'inside',
  statement: `${subject}: ${text}`,
  value,
});

/** Returns the statements of the given kinds as sentences that cite themselves. */
export const quoteFacts = (knowledge: PlaceKnowledge, ...kinds: FactKind[]): CitedSentence[] =>
  pickFacts(knowledge, ...kinds).map(({ id, statement }) => ({ text: statement, facts: [id] }));

/** Splits a text of a record into sentences that cite the fact which contains them. */
export function citeFact({ facts }: PlaceKnowledge, { kind, statement }: NewFact, text: string): CitedSentence[] {
  const cited = facts.filter((fact) => fact.kind === kind && fact.statement === statement).map(({ id }) => id);
  return splitSentences(text).map((sentence) => ({ text: sentence, facts: cited }));
}

/**
 * Returns a story whose citations use the ids that its facts have in the article, and whose practical hints repeat none
 * of the facts that are shown next to it.
 */
export function citeStory(story: StoryRecord, knowledge: PlaceKnowledge): StoryRecord {
  const { facts } = knowledge;
  const toKey = ({ kind, statement }: Pick<NewFact, 'kind' | 'statement'>) => `${kind} ${statement}`;
  const idByKey = new Map(facts.map((fact) => [toKey(fact), fact.id]));
  const idByStoryId = new Map(
    getStoryFacts(story).map((fact, index) => [story.facts[index]!.id, idByKey.get(toKey(fact))!]),
  );
  const cite = (sentences: readonly StorySentence[]): StorySentence[] =>
    sentences.map(({ text, facts: cited }) => ({ text, facts: cited.map((id) => idByStoryId.get(id)!) }));
  return {
    ...story,
    hook: cite(story.hook),
    story: story.story.map(cite),
    notice: cite(story.notice),
    practical: withoutKeyFacts(cite(story.practical), story.id, getKeyFacts(knowledge)),
    onward: cite(story.onward),
  };
}

/** Share of a sentence's telling words that a fact must contain for the sentence to say nothing new. */
const MIN_REPEATED = 0.8;
/** Words that tell nothing about when to come. */
const COMMON_WORDS = new Set(
  'a after an and are as at be before best better choose come for from go good if in into is it its months of on or take than that the then time to visit when while with'.split(
    ' ',
  ),
);
const VISIT_TIME = [
  /^(?:A visit (?:usually )?takes|Allow|Plan) [^,:;.]*?(?:hours?|minutes|half|quarters?)(?: for (?:it|a (?:visit|tour)|the visit))?\.$/,
  /^[^,:;.]*(?:hours?|minutes) (?:is|are) enough\.$/,
];

/** Leaves out the sentences that repeat when to come and how long a visit takes, because both are next to the text. */
function withoutKeyFacts(sentences: readonly StorySentence[], id: string, keyFacts: readonly Fact[]): StorySentence[] {
  const known = new Set(keyFacts.filter(({ kind }) => kind === 'best time').flatMap((fact) => toWords(fact.statement)));
  const hasVisitTime = keyFacts.some(({ kind }) => kind === 'tip');
  const isRepeated = (sentence: string) => {
    if (hasVisitTime && VISIT_TIME.some((pattern) => pattern.test(sentence))) return true;
    const words = toWords(sentence).filter((word) => !toWords(id).includes(word));
    const shared = words.filter((word) => known.has(word)).length;
    return shared >= 2 && shared >= MIN_REPEATED * words.length;
  };
  return sentences.flatMap(({ text, facts }) => {
    const parts = splitSentences(text);
    const rest = parts.filter((part) => !isRepeated(part));
    if (rest.length === parts.length) return { text, facts };
    return rest.length === 0 ? [] : { text: rest.join(' '), facts };
  });
}

const toWords = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.filter((word) => !COMMON_WORDS.has(word)),
  ),
];
