import { splitSentences } from '@placelore/contracts/core/sentences.js';
import { compassDirection, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyRecord } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/atlas/records.js';
import {
  articleLink,
  blockquote,
  capitalize,
  dl,
  em,
  escapeText,
  fillTemplate,
  formatDistance,
  formatVisitDuration,
  h2,
  h3,
  joinList,
  lowercaseArticle,
  numberToWord,
  ol,
  p,
  strong,
  ul,
} from './article-html-builder.js';
import { LANDMARK_HEADINGS } from './landmark-headings.js';
import { LANDMARK_PHRASES } from './landmark-phrases.js';
import { DAY_TRIP_RADIUS_METERS } from './nearby-records.js';
import type { SeededChoice } from './seeded-choice.js';

/** Data of an article about a sight. */
export interface LandmarkStory {
  record: LandmarkRecord;
  /** English name of the country. */
  country: string;
  /** Within two kilometers, nearest first. */
  nearbyLandmarks: NearbyRecord<LandmarkRecord>[];
  /** The nearest ones beyond two kilometers; the first however far, the others within a day trip. */
  farther: NearbyRecord<LandmarkRecord>[];
  /** Nearby places to eat, nearest first. */
  restaurants: NearbyRecord<RestaurantRecord>[];
  city: CityRecord | null;
  /** Returns the slug of the article about a record, or null when there is none to link to. */
  findSlug: (id: string) => string | null;
  choices: SeededChoice;
}

/**
 * Meters from the center: below the first the sight is in the center; above the second the center is no orientation.
 */
const CENTER_DISTANCE_METERS = { min: 300, max: 30_000 };

/** Sentences that refer to the previous one and cannot open a page. */
const DEPENDENT_OPENING =
  /^(It|Its|He|She|His|Her|They|Their|This|That|These|Those|Both|Another|There|Each|Here|Inside|Only|Also)\b/;

export const heading = (story: LandmarkStory, kind: keyof typeof LANDMARK_HEADINGS): string => {
  const facts = numberToWord(story.record.facts.length);
  return escapeText(
    fillTemplate(story.choices.pick(`heading ${kind}`, LANDMARK_HEADINGS[kind]), {
      name: story.record.name,
      count: facts,
    }),
  );
};

const phrase = (
  story: LandmarkStory,
  kind: keyof typeof LANDMARK_PHRASES,
  values: Record<string, string> = {},
): string => fillTemplate(story.choices.pick(`phrase ${kind}`, LANDMARK_PHRASES[kind]), values);

// --- The beginning ---

export const summary = ({ record }: LandmarkStory): string => escapeText(record.summary);
export const namedSummary = ({ record }: LandmarkStory): string =>
  `${strong(escapeText(record.name))}: ${escapeText(lowercaseArticle(record.summary))}`;
/** "Paris, France · 1887–1889" */
export const placeAndPeriod = ({ record, country }: LandmarkStory): string =>
  em(escapeText(`${placeName(record.city, country)} · ${record.period}`));
export const localName = (story: LandmarkStory): string =>
  story.record.localName ? ` ${phrase(story, 'local', { local: em(escapeText(story.record.localName)) })}` : '';

/** "Paris, France"; a city that is its country is named once. */
export const placeName = (city: string, country: string): string => (city === country ? city : `${city}, ${country}`);

/** Checks whether a sentence can open a page, with nothing before it. */
export const canStandAlone = (sentence: string): boolean => !DEPENDENT_OPENING.test(sentence) && sentence.length <= 170;

/** Returns a fact that can open the page alone, and its index in the list; null when there is none. */
export function openingFact({ record, choices }: LandmarkStory): string | null {
  const candidates = record.facts.filter(canStandAlone);
  return candidates.length === 0 ? null : choices.pick('opening fact', candidates);
}

// --- The body ---

export const significance = ({ record }: LandmarkStory): string => p(escapeText(record.significance));

/** Sets the first sentence apart, the others as text. */
export function openedSignificance({ record }: LandmarkStory): string {
  const [first, ...rest] = splitSentences(record.significance);
  return `${p(strong(escapeText(first!)))}${rest.length > 0 ? p(escapeText(rest.join(' '))) : ''}`;
}

export const factList = ({ record }: LandmarkStory, without: string | null = null): string =>
  ul(record.facts.filter((fact) => fact !== without).map(escapeText));
export const numberedFacts = ({ record }: LandmarkStory): string => ol(record.facts.map(escapeText));
/** Returns facts as running text, in two paragraphs when there are many. */
export function factProse({ record: { facts } }: LandmarkStory): string {
  const half = facts.length > 3 ? Math.ceil(facts.length / 2) : facts.length;
  return [facts.slice(0, half), facts.slice(half)]
    .filter((part) => part.length > 0)
    .map((part) => p(escapeText(part.join(' '))))
    .join('');
}
export const factsIntro = (story: LandmarkStory): string => p(phrase(story, 'factsIntro'));

export const tipList = ({ record }: LandmarkStory): string => ul(record.tips.map(escapeText));
export const numberedTips = ({ record }: LandmarkStory): string => ol(record.tips.map(escapeText));
export const tipProse = ({ record }: LandmarkStory): string => p(escapeText(record.tips.join(' ')));
export const tipsIntro = (story: LandmarkStory): string => p(phrase(story, 'tipsIntro'));
export const bestTime = ({ record }: LandmarkStory): string => escapeText(record.bestTime);
export const visit = (story: LandmarkStory): string =>
  phrase(story, 'visit', { visit: formatVisitDuration(story.record.visitMinutes) });

/** Returns facts that fit a table: the place, its dates, its name, the duration of a visit. */
export function keyFacts({ record, country, choices }: LandmarkStory, more: [string, string][] = []): string {
  const term = (slot: string, terms: string[]) => choices.pick(`term ${slot}`, terms);
  const pairs: [string, string][] = [
    [term('where', ['Where', 'Place', 'Location']), escapeText(placeName(record.city, country))],
    [term('dates', ['Dates', 'Period', 'In time']), escapeText(capitalize(record.period))],
    ...(record.localName
      ? [
          [term('local', ['Local name', 'Known locally as', 'Called there']), escapeText(record.localName)] as [
            string,
            string,
          ],
        ]
      : []),
    [
      term('visit', ['Time needed', 'Allow', 'Length of a visit']),
      capitalize(formatVisitDuration(record.visitMinutes)),
    ],
    ...more,
  ];
  return dl(pairs);
}

// --- Around it ---

interface NearbyLink {
  link: string;
  distance: string;
  direction: string;
}

function toNearbyLink({ record, findSlug }: LandmarkStory, nearbyRecord: NearbyRecord<LandmarkRecord>): NearbyLink {
  return {
    link: articleLink(findSlug(nearbyRecord.record.id), nearbyRecord.record.name),
    distance: formatDistance(nearbyRecord.distance),
    direction: compassDirection(record, nearbyRecord.record),
  };
}

/** Presents the neighbors in a separate form; a page without any names the nearest sight. */
export type NearbyForm = 'list' | 'numbers' | 'table' | 'prose' | 'rings';

export function nearby(story: LandmarkStory, form: NearbyForm): string {
  const around = story.nearbyLandmarks.length > 1 ? nearbyListing(story, form) : singleNearby(story);
  return around + restaurantPointer(story) + cityPointer(story);
}

/** Presents one neighbor, or none, in a sentence with what follows it. */
function singleNearby(story: LandmarkStory): string {
  const [first, ...rest] = [...story.nearbyLandmarks, ...story.farther].map((nearbyRecord) =>
    toNearbyLink(story, nearbyRecord),
  );
  if (!first) return '';
  const values = { nearest: first.link, distance: first.distance, direction: first.direction };
  const sentence = phrase(story, story.nearbyLandmarks.length === 1 ? 'nearbyFirst' : 'far', values);
  const more = joinList(rest.map(({ link, distance }) => `${link} (${distance})`));
  return p(sentence + (more === '' ? '' : ` ${phrase(story, 'farther', { rest: more })}`));
}

/** Returns the nearby restaurants as a list in a sentence; empty without any. */
export const namedRestaurants = ({ restaurants }: LandmarkStory): string =>
  joinList(
    restaurants.map(
      ({ record, distance }) =>
        `${strong(escapeText(record.name))} (${escapeText(record.cuisine)}, ${formatDistance(distance)})`,
    ),
  );

function restaurantPointer(story: LandmarkStory): string {
  return story.restaurants.length === 0 ? '' : p(phrase(story, 'table', { tables: namedRestaurants(story) }));
}

const toItem = ({ link, distance, direction }: NearbyLink) => `${link}, ${distance} ${direction}`;

/** Returns the neighbors, or without any those within a day trip, with distance and direction; nearest first. */
export function nearbyItems(story: LandmarkStory): string[] {
  const withinDayTrip = story.farther.filter(({ distance }) => distance <= DAY_TRIP_RADIUS_METERS);
  const neighbors = story.nearbyLandmarks.length > 0 ? story.nearbyLandmarks : withinDayTrip;
  return neighbors.map((nearbyRecord) => toItem(toNearbyLink(story, nearbyRecord)));
}

function nearbyListing(story: LandmarkStory, form: NearbyForm): string {
  const links = story.nearbyLandmarks.map((nearbyRecord) => toNearbyLink(story, nearbyRecord));
  const first = links[0]!;
  const values = { nearest: first.link, distance: first.distance, direction: first.direction };
  if (form === 'prose') {
    const rest = joinList(links.slice(1).map(({ link, distance }) => `${link} (${distance})`));
    return p(`${phrase(story, 'nearbyFirst', values)} ${phrase(story, 'nearbyRest', { rest })}`);
  }
  const intro = p(phrase(story, 'nearbyList', { ...values, count: numberToWord(links.length) }));
  if (form === 'list') return intro + ul(links.map(toItem));
  if (form === 'numbers') return intro + ol(links.map(({ link, distance }) => `${link} (${distance})`));
  if (form === 'table')
    return (
      intro + dl(links.map((nearbyLink) => [nearbyLink.link, `${nearbyLink.distance} to the ${nearbyLink.direction}`]))
    );
  return intro + nearbyRings(story.nearbyLandmarks, links.map(toItem));
}

/** Meters of the inner ring. */
const INNER_RING_METERS = 500;

function nearbyRings(nearbyLandmarks: NearbyRecord<LandmarkRecord>[], items: string[]): string {
  const inner = items.filter((_, index) => nearbyLandmarks[index]!.distance <= INNER_RING_METERS);
  const outer = items.slice(inner.length);
  if (inner.length === 0 || outer.length === 0) return ul(items);
  return h3('Within 500 meters') + ul(inner) + h3('A little farther') + ul(outer);
}

/** Links the city's page, for sights of a city that has one. */
function cityPointer(story: LandmarkStory): string {
  const slug = story.city && story.findSlug(story.city.id);
  return story.city && slug ? p(phrase(story, 'city', { city: articleLink(slug, story.city.name) })) : '';
}

/** States distance and direction to the center of the sight's city; empty when that is no orientation. */
export function centerDistance(story: LandmarkStory): string {
  const { city, record } = story;
  if (!city) return '';
  const distance = getDistanceMeters(record, city);
  if (distance < CENTER_DISTANCE_METERS.min || distance > CENTER_DISTANCE_METERS.max) return '';
  const values = { centerDistance: formatDistance(distance), centerDirection: compassDirection(record, city) };
  return ` ${phrase(story, 'centre', { city: escapeText(city.name), ...values })}`;
}

/** Returns a heading with its content; empty without content. */
export const section = (title: string, html: string): string => (html === '' ? '' : h2(title) + html);
export const quote = (text: string): string => blockquote(escapeText(text));
