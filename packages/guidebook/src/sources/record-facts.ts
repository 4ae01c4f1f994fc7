import { splitSentences } from '@placelore/contracts/core/sentences.js';
import type { FactKind } from '@placelore/contracts/places/facts.js';
import type { NewFact } from '@placelore/contracts/places/knowledge.js';
import { isRestaurant } from '../atlas/guidebook.js';
import type { CityRecord, DestinationRecord, HotelRecord, LandmarkRecord, RestaurantRecord } from '../atlas/records.js';
import type { StoryRecord } from '../atlas/story-records.js';

/** Converts the record of a sight to facts: summary and significance sentence by sentence. */
export function getLandmarkFacts(record: LandmarkRecord): NewFact[] {
  const period: NewFact = {
    kind: 'period',
    statement: describePeriod(record),
    value: record.period,
  };
  return [
    ...getDescriptionFacts(record),
    ...toFacts('anecdote', record.anecdote ?? ''),
    period,
    ...getAdviceFacts(record),
  ];
}

/** A period that is only a date or century: "1887–1889", "c. AD 70–80", "11th–15th century". */
const DATE_ONLY = /^(?:c\. |about |from )?(?:AD )?\d[^;,]*$/i;

/** "Eiffel Tower dates from 1887–1889."; of several dates "Louvre Museum: palace from c. 1190; museum since 1793." */
function describePeriod({ name, period }: LandmarkRecord): string {
  const isCentury = /^\d+(?:st|nd|rd|th)\b/.test(period);
  const dates = `${isCentury ? 'the ' : ''}${period.replace(/^from /i, '')}`;
  const statement = DATE_ONLY.test(period) ? `${name} dates from ${dates}.` : `${name}: ${period}.`;
  return statement.replace(/\.\.$/, '.');
}

/** Converts the facts of a story: advice for the visit becomes tips, everything else details. */
export const getStoryFacts = ({ facts }: StoryRecord): NewFact[] =>
  facts.map(({ kind, text }) => ({ kind: kind === 'visit' ? 'tip' : 'detail', statement: text }));

/** Converts the record of a city to facts. */
export const getCityFacts = (record: CityRecord): NewFact[] => [
  ...getDescriptionFacts(record),
  ...toFacts('orientation', record.orientation ?? ''),
  ...getAdviceFacts(record),
];

/** Converts the record of a destination to facts; the last one names the best known places inside, if there are any. */
export function getDestinationFacts({ name, summary, facts, highlights }: DestinationRecord): NewFact[] {
  const [significance, ...otherFacts] = facts;
  return [
    ...toFacts('summary', summary),
    ...(significance === undefined ? [] : toFacts('significance', significance)),
    ...otherFacts.map((statement) => ({ kind: 'detail' as const, statement })),
    ...(highlights.length === 0
      ? []
      : [{ kind: 'inside' as const, statement: `Well-known places in ${name}: ${highlights.join(', ')}.` }]),
  ];
}

/** Converts the record of a restaurant or hotel to facts. @param city name of the city that lists it */
export function getVenueFacts(venue: RestaurantRecord | HotelRecord, city: string): NewFact[] {
  const { name, description, since } = venue;
  const cuisine = isRestaurant(venue) ? venue.cuisine : null;
  return [
    ...toFacts('summary', description),
    {
      kind: 'significance',
      statement: `${name} is a long-established ${cuisine === null ? 'hotel' : 'restaurant'} of ${city}.`,
    },
    ...(since
      ? [{ kind: 'opening' as const, statement: `${name} has been open since ${since}.`, value: String(since) }]
      : []),
    ...(cuisine === null ? [] : [{ kind: 'cuisine' as const, statement: `Its cuisine: ${cuisine}.`, value: cuisine }]),
  ];
}

function getDescriptionFacts({ summary, significance }: LandmarkRecord | CityRecord): NewFact[] {
  return [...toFacts('summary', summary), ...toFacts('significance', significance)];
}

function getAdviceFacts({ facts, tips, bestTime }: LandmarkRecord | CityRecord): NewFact[] {
  return [
    ...facts.map((statement) => ({ kind: 'detail' as const, statement })),
    ...tips.map((statement) => ({ kind: 'tip' as const, statement })),
    ...toFacts('best time', bestTime),
  ];
}

const toFacts = (kind: FactKind, text: string): NewFact[] =>
  splitSentences(text).map((statement) => ({ kind, statement }));
