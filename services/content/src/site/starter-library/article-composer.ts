import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import { splitSentences } from '@placelore/contracts/core/sentences.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { createKnowledge, mergeKnowledge } from '@placelore/contracts/places/knowledge.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import type { TextOptions } from '@placelore/fact-check/verify-texts.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { getLocationLabel } from '@placelore/guidebook/atlas/location-label.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import type { StorySentence } from '@placelore/guidebook/atlas/story-records.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { GUIDEBOOK_SOURCE } from '@placelore/guidebook/sources/bundled-sources.js';
import { getCityFacts, getLandmarkFacts, getStoryFacts } from '@placelore/guidebook/sources/record-facts.js';
import { placeName } from './article-html-builder.js';
import { ArticleTexts } from './article-texts.js';
import { renderCity } from './city-article.js';
import { renderLandmark } from './landmark-article.js';
import { composeMetaDescription } from './meta-description.js';
import { LibraryNames } from './name-links.js';
import { findCity, findCityLandmarks, findNearbyLandmarks, MAX_NEARBY, toNearbyAttractions } from './nearby-records.js';
import { renderCityLink } from './neighbor-list.js';
import { citeStory, getLocalNameFacts, getVisitFacts, toSightFact, toVenueFact } from './record-sentences.js';

/** Article composed from a guidebook record. */
export interface ComposedArticle {
  guidebookId: string;
  title: string;
  metaDescription: string;
  /** HTML. */
  content: string;
  category: Category;
  placeType: PlaceType | null;
  /** "Paris, France" */
  location: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  nearbyAttractions: NearbyAttraction[];
  /** Facts of its record and of its story, if it has one. */
  knowledge: PlaceKnowledge;
  /** Its sentences with their grades. */
  verification: TextVerification;
}

/** Composes the articles of a guidebook by rules, so that the same records always yield the same articles. */
export class ArticleComposer {
  private readonly names: LibraryNames;

  /**
   * @param findSlug returns the slug of the article about a record; null when there is none to link to
   * @param unsourced what happens to sentences that facts support only in part
   */
  constructor(
    private readonly guidebook: Guidebook,
    private readonly findSlug: (id: string) => string | null,
    private readonly unsourced: TextOptions['unsourced'] = 'mark',
  ) {
    this.names = new LibraryNames(guidebook, findSlug);
  }

  composeLandmark(record: LandmarkRecord): ComposedArticle {
    const country = getCountryName(record.country);
    const nearbyLandmarks = findNearbyLandmarks(this.guidebook, record);
    const written = this.guidebook.story(record.id);
    const knowledge = mergeKnowledge(
      createKnowledge(GUIDEBOOK_SOURCE, getLandmarkFacts(record)),
      createKnowledge(GUIDEBOOK_SOURCE, written ? getStoryFacts(written) : []),
      createKnowledge(GUIDEBOOK_SOURCE, getVisitFacts(record)),
    );
    const texts = this.createTexts(record, record.city, knowledge);
    const cityLink = renderCityLink(findCity(this.guidebook, record), this.findSlug);
    const content = renderLandmark(texts, written && citeStory(written, knowledge), knowledge, cityLink);
    const verification = texts.getVerification();
    return {
      ...buildCommonFields(record, getNamedPlace(record, country), findShown(written?.hook ?? [], verification)),
      content,
      category: record.category,
      placeType: null,
      location: placeName(record.city, country),
      nearbyAttractions: toNearbyAttractions(nearbyLandmarks, record),
      knowledge,
      verification,
    };
  }

  composeCity(record: CityRecord): ComposedArticle {
    const country = getCountryName(record.country);
    const allSights = findCityLandmarks(this.guidebook, record);
    const sights = allSights.slice(0, MAX_NEARBY);
    const nearest = this.guidebook.findLandmarksNear(record, Number.POSITIVE_INFINITY)[0] ?? null;
    const written = this.guidebook.story(record.id);
    const knowledge = mergeKnowledge(
      createKnowledge(GUIDEBOOK_SOURCE, getCityFacts(record)),
      createKnowledge(GUIDEBOOK_SOURCE, written ? getStoryFacts(written) : []),
      createKnowledge(GUIDEBOOK_SOURCE, [
        ...getLocalNameFacts(record),
        ...sights.map((sight) => toSightFact(sight.record)),
        ...[...record.restaurants, ...record.hotels].map(toVenueFact),
      ]),
    );
    const texts = this.createTexts(record, record.name, knowledge);
    const story = written && citeStory(written, knowledge);
    const content = renderCity(texts, { record, sights, nearest, findSlug: this.findSlug, story }, knowledge);
    const verification = texts.getVerification();
    return {
      ...buildCommonFields(record, country, findShown(written?.hook ?? [], verification)),
      content,
      category: 'Other',
      placeType: 'City',
      location: placeName(record.name, country),
      nearbyAttractions: toNearbyAttractions(sights, record),
      knowledge,
      verification,
    };
  }

  private createTexts(record: LandmarkRecord | CityRecord, city: string, knowledge: PlaceKnowledge): ArticleTexts {
    const { name, localName = null, aliases, latitude, longitude, country: countryCode } = record;
    const country = getCountryName(countryCode);
    const place = { name, localName, aliases, city, region: null, country, countryCode, latitude, longitude };
    return new ArticleTexts({ place, knowledge, unsourced: this.unsourced }, this.names.createLinks(record));
  }
}

/** Returns the place that describes where a sight is: its town, or the country if it is outside of it. */
function getNamedPlace(record: LandmarkRecord, country: string): string {
  const { name: title, city, category, latitude, longitude } = record;
  const location = placeName(city, country);
  const label = getLocationLabel(Atlas.load(), { title, location, category, placeType: null, latitude, longitude });
  return label === null ? city : country;
}

/** Returns the sentences of a story that are shown. */
function findShown(sentences: readonly StorySentence[], { sentences: shown }: TextVerification): string[] {
  const texts = new Set(shown.map(({ text }) => text));
  return sentences.map(({ text }) => text).filter((text) => texts.has(text));
}

function buildCommonFields(record: LandmarkRecord | CityRecord, place: string, hook: readonly string[]) {
  const { id, name, summary, significance, latitude, longitude } = record;
  return {
    guidebookId: id,
    title: name,
    metaDescription: composeMetaDescription({
      name,
      place,
      summary,
      further: [...splitSentences(hook.join(' ')).slice(0, 1), ...splitSentences(significance)],
    }),
    latitude,
    longitude,
  };
}

/**
 * Returns how well known a record is, 0 to 10. A city has no value of its own, so it gets the average of its three
 * best-known sights.
 */
export function prominenceScore(guidebook: Guidebook, record: LandmarkRecord | CityRecord): number {
  if ('popularity' in record) return record.popularity;
  const best = findCityLandmarks(guidebook, record).slice(0, 3);
  return best.reduce((sum, landmark) => sum + landmark.record.popularity, 0) / 3;
}
