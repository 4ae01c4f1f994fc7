import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { NearbyRecord } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, HotelRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/atlas/records.js';
import { escapeText, section, strong, ul } from './article-html-builder.js';
import type { ArticleTexts } from './article-texts.js';
import { renderPractical } from './landmark-article.js';
import { renderNeighbor } from './neighbor-list.js';
import { citeFact, getVenueDetails, quoteFacts, toSightFact, toVenueFact } from './record-sentences.js';

const HEADINGS = {
  notice: 'What to notice',
  sights: 'Sights, with their distance from the center',
  nearby: 'Nearby',
  eat: 'Where to eat',
  stay: 'Where to stay',
  practical: 'Practical',
};

/** A city with what its article lists. */
export interface CityContents {
  record: CityRecord;
  /** The best-known sights, best known first. */
  sights: NearbyRecord<LandmarkRecord>[];
  /** Sight nearest to its center, however far. */
  nearest: NearbyRecord<LandmarkRecord> | null;
  findSlug: (id: string) => string | null;
}

/** Renders the article about a city, every sentence in the words of the records. */
export function renderCity(texts: ArticleTexts, city: CityContents, knowledge: PlaceKnowledge): string {
  const { record } = city;
  return [
    texts.paragraph(quoteFacts(knowledge, 'summary')),
    texts.paragraph(quoteFacts(knowledge, 'significance')),
    section(HEADINGS.notice, texts.list(quoteFacts(knowledge, 'detail'))),
    renderSights(texts, city, knowledge),
    section(HEADINGS.eat, renderVenues(texts, record.restaurants, knowledge)),
    section(HEADINGS.stay, renderVenues(texts, record.hotels, knowledge)),
    section(HEADINGS.practical, renderPractical(texts, knowledge)),
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
    return `${renderNeighbor(record, sight, findSlug)}. ${summary}`;
  });
  return section(HEADINGS.sights, ul(items));
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
