import type { CitedSentence } from '@placelore/contracts/content/cited-texts.js';
import { splitSentences } from '@placelore/contracts/core/sentences.js';
import type { FactKind, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
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

/** Returns a story whose citations use the ids that its facts have in the article. */
export function citeStory(story: StoryRecord, { facts }: PlaceKnowledge): StoryRecord {
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
    practical: cite(story.practical),
    onward: cite(story.onward),
  };
}
