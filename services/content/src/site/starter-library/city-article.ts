import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { NearbyRecord } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, HotelRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/atlas/records.js';
import type { StoryRecord } from '@placelore/guidebook/atlas/story-records.js';
import { articleLink, escapeText, section, strong, ul } from './article-html-builder.js';
import type { ArticleTexts } from './article-texts.js';
import { renderAdvice, renderDescription } from './landmark-article.js';
import { type FindSlug, renderNeighbor } from './neighbor-list.js';
import { citeFact, getVenueDetails, toSightFact, toVenueFact } from './record-sentences.js';

const HEADINGS = {
  sights: 'What to see',
  nearby: 'Nearby',
  eat: 'Where to eat',
  stay: 'Where to stay',
  practical: 'Practical',
};

/** Meters from the center from which on the distance of a city's sight is stated. */
const MIN_STATED_METERS = 3_000;

/** A city and what its article lists. */
export interface CityContents {
  record: CityRecord;
  /** The best-known sights, best known first. */
  sights: NearbyRecord<LandmarkRecord>[];
  /** The sight nearest to its center, however far away. */
  nearest: NearbyRecord<LandmarkRecord> | null;
  findSlug: FindSlug;
  /** A story that cites the facts of the article; null when none was written. */
  story: StoryRecord | null;
}

/**
 * Renders the article about a city: its story or the words of its record, with what to see, where to eat and where to
 * stay.
 */
export function renderCity(texts: ArticleTexts, city: CityContents, knowledge: PlaceKnowledge): string {
  const { record, story } = city;
  return [
    renderDescription(texts, story, knowledge),
    renderSights(texts, city, knowledge),
    section(HEADINGS.eat, renderVenues(texts, record.restaurants, knowledge)),
    section(HEADINGS.stay, renderVenues(texts, record.hotels, knowledge)),
    section(HEADINGS.practical, story ? texts.paragraph(story.practical) : renderAdvice(texts, knowledge)),
    section(HEADINGS.nearby, texts.paragraph(story?.onward ?? [])),
  ].join('');
}

function renderSights(
  texts: ArticleTexts,
  { record, sights, nearest, findSlug }: CityContents,
  knowledge: PlaceKnowledge,
): string {
  if (sights.length === 0)
    return nearest ? section(HEADINGS.nearby, ul([renderNeighbor(record, nearest, findSlug)])) : '';
  const items = sights.map((sight) => {
    const summary = texts.inline(citeFact(knowledge, toSightFact(sight.record), sight.record.summary));
    return `${renderCitySight(record, sight, findSlug)}. ${summary}`;
  });
  return section(HEADINGS.sights, ul(items));
}

/** Renders the link to a sight of a city. Only a distance that takes a ride helps: nobody measures a center in meters. */
function renderCitySight(city: CityRecord, sight: NearbyRecord<LandmarkRecord>, findSlug: FindSlug): string {
  if (sight.distance >= MIN_STATED_METERS) return `${renderNeighbor(city, sight, findSlug)} of the center`;
  return articleLink(findSlug(sight.record.id), sight.record.name);
}

function renderVenues(
  texts: ArticleTexts,
  venues: readonly (RestaurantRecord | HotelRecord)[],
  knowledge: PlaceKnowledge,
): string {
  const items = venues.map((venue) => {
    const details = getVenueDetails(venue);
    const title = strong(escapeText(venue.name)) + (details === '' ? '' : `, ${escapeText(details)}`);
    return `${title}. ${texts.inline(citeFact(knowledge, toVenueFact(venue), venue.description))}`;
  });
  return items.length === 0 ? '' : ul(items);
}
