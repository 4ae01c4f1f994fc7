import { compassDirection, distanceMetres } from '@placelore/contracts/great-circle.js';
import type { Near } from '@placelore/guidebook/guidebook.js';
import type { CityRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/records.js';
import { HEADINGS } from './headings.js';
import { articleLink, blockquote, dl, em, escapeText, h2, h3, ol, p, strong, ul } from './html.js';
import { PHRASES } from './landmark-phrases.js';
import type { Variation } from './variation.js';
import { enumeration, farText, fill, lowerArticle, numberWord, sentencesOf, upperFirst, visitText } from './wording.js';

/** Everything an article about a sight is made of. */
export interface SightStory {
  record: LandmarkRecord;
  /** English name of the country. */
  country: string;
  /** Within two kilometres, nearest first. */
  neighbours: Near<LandmarkRecord>[];
  /** The nearest ones beyond two kilometres; the first however far, the others within a day trip. */
  farther: Near<LandmarkRecord>[];
  /** Places to eat close by, nearest first. */
  restaurants: Near<RestaurantRecord>[];
  city: CityRecord | null;
  /** The article about a record, or null when there is none to link to. */
  slugOf: (id: string) => string | null;
  vary: Variation;
}

/** Metres: nearer, the sight is in the centre; farther, the centre is no help. */
const CENTRE = { least: 300, most: 30_000 };

/** Sentences that lean on the one before, and cannot open a page. */
const LEANING =
  /^(It|Its|He|She|His|Her|They|Their|This|That|These|Those|Both|Another|There|Each|Here|Inside|Only|Also)\b/;

export const heading = (story: SightStory, kind: keyof typeof HEADINGS): string => {
  const facts = numberWord(story.record.facts.length);
  return escapeText(
    fill(story.vary.pick(`heading ${kind}`, HEADINGS[kind]), { name: story.record.name, count: facts }),
  );
};

const say = (story: SightStory, kind: keyof typeof PHRASES, values: Record<string, string> = {}): string =>
  fill(story.vary.pick(`phrase ${kind}`, PHRASES[kind]), values);

// --- The beginning ---

export const summary = ({ record }: SightStory): string => escapeText(record.summary);
export const namedSummary = ({ record }: SightStory): string =>
  `${strong(escapeText(record.name))}: ${escapeText(lowerArticle(record.summary))}`;
/** "Paris, France · 1887–1889" */
export const placeAndPeriod = ({ record, country }: SightStory): string =>
  em(escapeText(`${placeName(record.city, country)} · ${record.period}`));
export const localName = (story: SightStory): string =>
  story.record.localName ? ` ${say(story, 'local', { local: em(escapeText(story.record.localName)) })}` : '';

/** "Paris, France"; a city that is its country is named once. */
export const placeName = (city: string, country: string): string => (city === country ? city : `${city}, ${country}`);

/** Whether a sentence can stand at the head of a page, with nothing before it. */
export const canStandAlone = (sentence: string): boolean => !LEANING.test(sentence) && sentence.length <= 170;

/** A fact that can stand alone at the head of the page, and its place in the list; null when there is none. */
export function openingFact({ record, vary }: SightStory): string | null {
  const able = record.facts.filter(canStandAlone);
  return able.length === 0 ? null : vary.pick('opening fact', able);
}

// --- The body ---

export const significance = ({ record }: SightStory): string => p(escapeText(record.significance));

/** The first sentence set apart, the others as text. */
export function openedSignificance({ record }: SightStory): string {
  const [first, ...rest] = sentencesOf(record.significance);
  return `${p(strong(escapeText(first!)))}${rest.length > 0 ? p(escapeText(rest.join(' '))) : ''}`;
}

export const factList = ({ record }: SightStory, without: string | null = null): string =>
  ul(record.facts.filter((fact) => fact !== without).map(escapeText));
export const numberedFacts = ({ record }: SightStory): string => ol(record.facts.map(escapeText));
/** Facts as running text, in two paragraphs when there are many. */
export function factProse({ record: { facts } }: SightStory): string {
  const half = facts.length > 3 ? Math.ceil(facts.length / 2) : facts.length;
  return [facts.slice(0, half), facts.slice(half)]
    .filter((part) => part.length > 0)
    .map((part) => p(escapeText(part.join(' '))))
    .join('');
}
export const factsIntro = (story: SightStory): string => p(say(story, 'factsIntro'));

export const tipList = ({ record }: SightStory): string => ul(record.tips.map(escapeText));
export const numberedTips = ({ record }: SightStory): string => ol(record.tips.map(escapeText));
export const tipProse = ({ record }: SightStory): string => p(escapeText(record.tips.join(' ')));
export const tipsIntro = (story: SightStory): string => p(say(story, 'tipsIntro'));
export const bestTime = ({ record }: SightStory): string => escapeText(record.bestTime);
export const visit = (story: SightStory): string =>
  say(story, 'visit', { visit: visitText(story.record.visitMinutes) });

/** What can be told in a table: the place, its dates, its name, the time it takes. */
export function keyFacts({ record, country, vary }: SightStory, more: [string, string][] = []): string {
  const term = (slot: string, terms: string[]) => vary.pick(`term ${slot}`, terms);
  const pairs: [string, string][] = [
    [term('where', ['Where', 'Place', 'Location']), escapeText(placeName(record.city, country))],
    [term('dates', ['Dates', 'Period', 'In time']), escapeText(upperFirst(record.period))],
    ...(record.localName
      ? [
          [term('local', ['Local name', 'Known locally as', 'Called there']), escapeText(record.localName)] as [
            string,
            string,
          ],
        ]
      : []),
    [term('visit', ['Time needed', 'Allow', 'Length of a visit']), upperFirst(visitText(record.visitMinutes))],
    ...more,
  ];
  return dl(pairs);
}

// --- Around it ---

interface NeighbourWords {
  link: string;
  distance: string;
  direction: string;
}

function neighbourWords({ record, slugOf }: SightStory, near: Near<LandmarkRecord>): NeighbourWords {
  return {
    link: articleLink(slugOf(near.record.id), near.record.name),
    distance: farText(near.distance),
    direction: compassDirection(record, near.record),
  };
}

/** The neighbours in a form of their own; a page without any says which sight is nearest. */
export type NearbyForm = 'list' | 'numbers' | 'table' | 'prose' | 'rings';

export function nearby(story: SightStory, form: NearbyForm): string {
  const around = story.neighbours.length > 1 ? listed(story, form) : lonely(story);
  return around + tables(story) + cityPointer(story);
}

/** One neighbour, or none: in a sentence, with what comes after it. */
function lonely(story: SightStory): string {
  const [first, ...rest] = [...story.neighbours, ...story.farther].map((near) => neighbourWords(story, near));
  if (!first) return '';
  const words = { nearest: first.link, distance: first.distance, direction: first.direction };
  const sentence = say(story, story.neighbours.length === 1 ? 'nearbyFirst' : 'far', words);
  const more = enumeration(rest.map(({ link, distance }) => `${link} (${distance})`));
  return p(sentence + (more === '' ? '' : ` ${say(story, 'farther', { rest: more })}`));
}

function tables(story: SightStory): string {
  if (story.restaurants.length === 0) return '';
  const named = story.restaurants.map(
    ({ record, distance }) =>
      `${strong(escapeText(record.name))} (${escapeText(record.cuisine)}, ${farText(distance)})`,
  );
  return p(say(story, 'table', { tables: enumeration(named) }));
}

function listed(story: SightStory, form: NearbyForm): string {
  const all = story.neighbours.map((near) => neighbourWords(story, near));
  const first = all[0]!;
  const words = { nearest: first.link, distance: first.distance, direction: first.direction };
  if (form === 'prose') {
    const rest = enumeration(all.slice(1).map(({ link, distance }) => `${link} (${distance})`));
    return p(`${say(story, 'nearbyFirst', words)} ${say(story, 'nearbyRest', { rest })}`);
  }
  const intro = p(say(story, 'nearbyList', { ...words, count: numberWord(all.length) }));
  const item = ({ link, distance, direction }: NeighbourWords) => `${link}, ${distance} ${direction}`;
  if (form === 'list') return intro + ul(all.map(item));
  if (form === 'numbers') return intro + ol(all.map(({ link, distance }) => `${link} (${distance})`));
  if (form === 'table') return intro + dl(all.map((near) => [near.link, `${near.distance} to the ${near.direction}`]));
  return intro + rings(story.neighbours, all.map(item));
}

/** Metres of the inner ring. */
const INNER = 500;

function rings(neighbours: Near<LandmarkRecord>[], items: string[]): string {
  const inner = items.filter((_, index) => neighbours[index]!.distance <= INNER);
  const outer = items.slice(inner.length);
  if (inner.length === 0 || outer.length === 0) return ul(items);
  return h3('Within 500 metres') + ul(inner) + h3('A little farther') + ul(outer);
}

/** Where the city's page is, for sights of a city that has one. */
function cityPointer(story: SightStory): string {
  const slug = story.city && story.slugOf(story.city.id);
  return story.city && slug ? p(say(story, 'city', { city: articleLink(slug, story.city.name) })) : '';
}

/** How far and in which direction the centre of the sight's city is; empty when that is no help. */
export function centre(story: SightStory): string {
  const { city, record } = story;
  if (!city) return '';
  const distance = distanceMetres(record, city);
  if (distance < CENTRE.least || distance > CENTRE.most) return '';
  const values = { centre: farText(distance), centreDirection: compassDirection(record, city) };
  return ` ${say(story, 'centre', { city: escapeText(city.name), ...values })}`;
}

/** A heading and what stands below it; nothing when there is nothing. */
export const section = (title: string, html: string): string => (html === '' ? '' : h2(title) + html);
export const quote = (text: string): string => blockquote(escapeText(text));
