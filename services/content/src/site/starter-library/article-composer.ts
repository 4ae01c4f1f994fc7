import { splitSentences } from '@placelore/contracts/core/sentences.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { createKnowledge, mergeKnowledge } from '@placelore/contracts/places/knowledge.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import type { Guidebook, NearbyRecord } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import type { StoryRecord } from '@placelore/guidebook/atlas/story-records.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { GUIDEBOOK_SOURCE } from '@placelore/guidebook/sources/bundled-sources.js';
import { getCityFacts, getLandmarkFacts, getStoryFacts } from '@placelore/guidebook/sources/record-facts.js';
import { renderCity } from './city-article.js';
import { LAYOUT_NAMES, type LayoutName, renderLandmark } from './landmark-layouts.js';
import { placeName } from './landmark-sections.js';
import { composeMetaDescription } from './meta-description.js';
import {
  findCity,
  findCityLandmarks,
  findFartherLandmarks,
  findNearbyLandmarks,
  findNearbyRestaurants,
  MAX_NEARBY,
  toNearbyAttractions,
} from './nearby-records.js';
import { SeededChoice } from './seeded-choice.js';
import { buildNameLinks } from './written/name-links.js';
import { renderWrittenLandmark } from './written/written-article.js';

/** Article composed of a guidebook record. */
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
  /** Facts of its record, and of its story if it has one. */
  knowledge: PlaceKnowledge;
}

/** Composes the articles of a guidebook by rules: the same records always yield the same articles. */
export class ArticleComposer {
  private readonly layouts;

  /** @param findSlug returns the slug of the article about a record; null when there is none to link to */
  constructor(
    private readonly guidebook: Guidebook,
    private readonly findSlug: (id: string) => string | null,
  ) {
    this.layouts = chooseLayouts(guidebook.landmarks, (landmark) => findNearbyLandmarks(guidebook, landmark));
  }

  composeLandmark(record: LandmarkRecord): ComposedArticle {
    const choices = new SeededChoice(record.id);
    const country = getCountryName(record.country);
    const nearbyLandmarks = findNearbyLandmarks(this.guidebook, record);
    const written = this.guidebook.story(record.id);
    const story = {
      record,
      country,
      nearbyLandmarks,
      farther: findFartherLandmarks(this.guidebook, record),
      restaurants: findNearbyRestaurants(this.guidebook, record),
      city: findCity(this.guidebook, record),
      findSlug: this.findSlug,
      choices,
    };
    return {
      ...this.buildCommonFields(record, record.city, choices, written),
      content: written
        ? renderWrittenLandmark(story, written, buildNameLinks(this.guidebook, record, this.findSlug))
        : renderLandmark(this.layouts.get(record.id)!, story),
      category: record.category,
      placeType: null,
      location: placeName(record.city, country),
      nearbyAttractions: toNearbyAttractions(nearbyLandmarks),
      knowledge: mergeKnowledge(
        createKnowledge(GUIDEBOOK_SOURCE, getLandmarkFacts(record)),
        createKnowledge(GUIDEBOOK_SOURCE, written ? getStoryFacts(written) : []),
      ),
    };
  }

  composeCity(record: CityRecord): ComposedArticle {
    const choices = new SeededChoice(record.id);
    const country = getCountryName(record.country);
    const sights = findCityLandmarks(this.guidebook, record);
    const nearest = this.guidebook.findLandmarksNear(record, Number.POSITIVE_INFINITY)[0] ?? null;
    return {
      ...this.buildCommonFields(record, country, choices),
      content: renderCity({ record, country, sights, nearest, findSlug: this.findSlug, choices }),
      category: 'Other',
      placeType: 'City',
      location: placeName(record.name, country),
      nearbyAttractions: toNearbyAttractions(sights.slice(0, MAX_NEARBY)),
      knowledge: createKnowledge(GUIDEBOOK_SOURCE, getCityFacts(record)),
    };
  }

  private buildCommonFields(
    record: LandmarkRecord | CityRecord,
    place: string,
    choices: SeededChoice,
    written: StoryRecord | null = null,
  ) {
    const { id, name, summary, significance, bestTime, latitude, longitude } = record;
    const further = [...splitSentences(significance).slice(0, 1), bestTime];
    const hooks = written ? getHookTexts(written) : [];
    return {
      guidebookId: id,
      title: name,
      metaDescription: composeMetaDescription({ name, place, hooks, summary, further }, choices),
      latitude,
      longitude,
    };
  }
}

/** Returns the hook of a story as a whole, then its first sentence. */
function getHookTexts({ hook }: StoryRecord): string[] {
  const whole = hook.map(({ text }) => text).join(' ');
  return [...new Set([whole, ...splitSentences(whole).slice(0, 1)])];
}

/**
 * Returns how well known a record is, 0 to 10. A city has no figure of its own: it is as well known as its three
 * best-known sights are on average.
 */
export function prominenceScore(guidebook: Guidebook, record: LandmarkRecord | CityRecord): number {
  if ('popularity' in record) return record.popularity;
  const best = findCityLandmarks(guidebook, record).slice(0, 3);
  return best.reduce((sum, landmark) => sum + landmark.record.popularity, 0) / 3;
}

/** Neighbors whose layouts are excluded; fewer than there are layouts, so that one always remains. */
const MAX_COMPARED_LAYOUTS = LAYOUT_NAMES.length - 1;

/**
 * Assigns a layout to each sight: the one its id leads to, or the next one that none of its nearest neighbors has, so
 * that a reader of a city's pages does not see the same layout twice in a row.
 * @param findNearby returns the sights near a sight, without the sight itself, nearest first
 */
export function chooseLayouts(
  landmarks: readonly LandmarkRecord[],
  findNearby: (landmark: LandmarkRecord) => NearbyRecord<LandmarkRecord>[],
): Map<string, LayoutName> {
  const chosen = new Map<string, LayoutName>();
  for (const landmark of landmarks) {
    const nearbyLayouts = findNearby(landmark).flatMap(({ record }) => chosen.get(record.id) ?? []);
    const takenLayouts = new Set(nearbyLayouts.slice(0, MAX_COMPARED_LAYOUTS));
    const start = new SeededChoice(landmark.id).hash('layout') % LAYOUT_NAMES.length;
    const candidates = [...LAYOUT_NAMES.slice(start), ...LAYOUT_NAMES.slice(0, start)];
    chosen.set(landmark.id, candidates.find((name) => !takenLayouts.has(name))!);
  }
  return chosen;
}
