import { splitSentences } from '@placelore/contracts/core/sentences.js';
import { compassDirection } from '@placelore/contracts/places/great-circle.js';
import type { NearbyRecord } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, HotelRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/atlas/records.js';
import {
  articleLink,
  blockquote,
  dl,
  em,
  escapeText,
  fillTemplate,
  formatDistance,
  h2,
  h3,
  lowercaseArticle,
  numberToWord,
  ol,
  p,
  strong,
  ul,
} from './article-html-builder.js';
import { CITY_HEADINGS, CITY_PHRASES } from './city-phrases.js';
import { canStandAlone } from './landmark-sections.js';
import { MAX_NEARBY } from './nearby-records.js';
import type { SeededChoice } from './seeded-choice.js';

/** Data of an article about a city. */
export interface CityStory {
  record: CityRecord;
  /** English name of the country. */
  country: string;
  /** Its sights, the best known first. */
  sights: NearbyRecord<LandmarkRecord>[];
  /** Sight nearest to its center, however far. */
  nearest: NearbyRecord<LandmarkRecord> | null;
  findSlug: (id: string) => string | null;
  choices: SeededChoice;
}

type Section = (story: CityStory) => string;

const heading = ({ record, choices }: CityStory, kind: keyof typeof CITY_HEADINGS): string =>
  escapeText(fillTemplate(choices.pick(`heading ${kind}`, CITY_HEADINGS[kind]), { name: record.name }));
const phrase = ({ choices }: CityStory, kind: keyof typeof CITY_PHRASES, values: Record<string, string> = {}): string =>
  fillTemplate(choices.pick(`phrase ${kind}`, CITY_PHRASES[kind]), values);

const local: Section = (story) =>
  story.record.localName ? ` ${phrase(story, 'local', { local: em(escapeText(story.record.localName)) })}` : '';
const lead: Section = (story) => p(escapeText(story.record.summary) + local(story));
const namedLead: Section = (story) =>
  p(`${strong(escapeText(story.record.name))}: ${escapeText(lowercaseArticle(story.record.summary))}${local(story)}`);
/** Returns the first sentence of the history, then the city's summary, then the rest of the history. */
function quotedLead(story: CityStory): string {
  const [first, ...rest] = splitSentences(story.record.significance);
  if (rest.length === 0 || !canStandAlone(first!)) return lead(story) + significance(story);
  const more = h2(heading(story, 'significance')) + p(escapeText(rest.join(' ')));
  return blockquote(escapeText(first!)) + lead(story) + more;
}

const significance: Section = (story) => h2(heading(story, 'significance')) + p(escapeText(story.record.significance));

const factList: Section = (story) => h2(heading(story, 'facts')) + ul(story.record.facts.map(escapeText));
const numberedFacts: Section = (story) => h2(heading(story, 'facts')) + ol(story.record.facts.map(escapeText));
const factProse: Section = (story) => h2(heading(story, 'facts')) + p(escapeText(story.record.facts.join(' ')));

/** Lists the sights with their summaries; form and length vary. */
function renderLandmarks(story: CityStory, form: 'told' | 'list' | 'table'): string {
  const entries = story.sights.slice(0, MAX_NEARBY).map(({ record, distance }) => {
    const from = `${formatDistance(distance)} ${compassDirection(story.record, record)}`;
    return {
      link: articleLink(story.findSlug(record.id), record.name),
      from,
      summary: escapeText(record.summary),
      record,
    };
  });
  if (entries.length === 0)
    return h2(heading(story, 'sights')) + p(`${phrase(story, 'noSights')}${nearestLandmarkSentence(story)}`);
  const intro = h2(heading(story, 'sights')) + p(phrase(story, 'sights'));
  if (form === 'told') {
    return intro + entries.map(({ link, from, summary }) => p(`${strong(link)} (${from}). ${summary}`)).join('');
  }
  if (form === 'list')
    return intro + ul(entries.map(({ link, from, summary }) => `${link}, ${from}: ${lowercaseArticle(summary)}`));
  return intro + dl(entries.map(({ link, from, summary }) => [link, `${summary} ${em(from)}`]));
}

function nearestLandmarkSentence(story: CityStory): string {
  if (!story.nearest) return '';
  const { record, distance } = story.nearest;
  const link = articleLink(story.findSlug(record.id), record.name);
  const direction = compassDirection(story.record, record);
  return ` ${phrase(story, 'nearestSight', { nearest: link, distance: formatDistance(distance), direction })}`;
}

const formatSince = (venue: HotelRecord): string => (venue.since ? `since ${venue.since}` : '');
const formatRestaurantKind = (venue: RestaurantRecord): string =>
  escapeText([venue.cuisine, formatSince(venue)].filter(Boolean).join(', '));
const parenthesize = (text: string): string => (text === '' ? '' : ` (${text})`);

const restaurantDetails: Section = ({ record }) =>
  dl(
    record.restaurants.map((venue) => [
      `${escapeText(venue.name)} (${formatRestaurantKind(venue)})`,
      escapeText(venue.description),
    ]),
  );
const restaurantList: Section = ({ record }) =>
  ul(
    record.restaurants.map(
      (venue) =>
        `${strong(escapeText(venue.name))}, ${em(formatRestaurantKind(venue))}. ${escapeText(venue.description)}`,
    ),
  );
const hotelList: Section = ({ record }) =>
  ul(
    record.hotels.map(
      (venue) =>
        `${strong(escapeText(venue.name))}${parenthesize(formatSince(venue))}. ${escapeText(venue.description)}`,
    ),
  );
const hotelProse: Section = ({ record }) =>
  record.hotels
    .map((venue) =>
      p(`${em(escapeText(venue.name))}${parenthesize(formatSince(venue))}. ${escapeText(venue.description)}`),
    )
    .join('');

const renderRestaurants = (story: CityStory, form: Section): string =>
  h2(heading(story, 'tables')) +
  p(phrase(story, 'tables', { count: numberToWord(story.record.restaurants.length) })) +
  form(story);
const renderHotels = (story: CityStory, form: Section): string =>
  story.record.hotels.length === 0
    ? ''
    : h2(heading(story, 'beds')) +
      p(phrase(story, 'beds', { count: numberToWord(story.record.hotels.length) })) +
      form(story);

const tips: Section = (story) => h2(heading(story, 'tips')) + ul(story.record.tips.map(escapeText));
const bestTime: Section = (story) => h2(heading(story, 'bestTime')) + p(escapeText(story.record.bestTime));
const plan: Section = (story) =>
  h2(heading(story, 'plan')) +
  h3(heading(story, 'bestTime')) +
  p(escapeText(story.record.bestTime)) +
  h3(heading(story, 'tips')) +
  ol(story.record.tips.map(escapeText));

const LAYOUTS: ((story: CityStory) => string[])[] = [
  (s) => [
    lead(s),
    significance(s),
    renderLandmarks(s, 'told'),
    factList(s),
    renderRestaurants(s, restaurantDetails),
    renderHotels(s, hotelList),
    tips(s),
    bestTime(s),
  ],
  (s) => [
    namedLead(s),
    renderLandmarks(s, 'list'),
    significance(s),
    factProse(s),
    plan(s),
    renderRestaurants(s, restaurantList),
    renderHotels(s, hotelProse),
  ],
  (s) => [
    quotedLead(s),
    bestTime(s),
    renderLandmarks(s, 'table'),
    renderRestaurants(s, restaurantList),
    renderHotels(s, hotelList),
    numberedFacts(s),
    tips(s),
  ],
  (s) => [
    lead(s),
    plan(s),
    renderLandmarks(s, 'list'),
    renderRestaurants(s, restaurantDetails),
    significance(s),
    numberedFacts(s),
    renderHotels(s, hotelProse),
  ],
  (s) => [
    namedLead(s),
    factList(s),
    significance(s),
    bestTime(s),
    renderLandmarks(s, 'told'),
    tips(s),
    renderRestaurants(s, restaurantList),
    renderHotels(s, hotelList),
  ],
  (s) => [
    lead(s),
    significance(s),
    factProse(s),
    renderLandmarks(s, 'table'),
    renderHotels(s, hotelProse),
    renderRestaurants(s, restaurantDetails),
    plan(s),
  ],
];

/** Composes the article about a city, as HTML. */
export function renderCity(story: CityStory): string {
  return story.choices.pick('layout', LAYOUTS)(story).join('');
}
