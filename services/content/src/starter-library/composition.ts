import type { Category } from '@placelore/contracts/categories.js';
import type { NearbyAttraction } from '@placelore/contracts/places.js';
import { countryName } from '@placelore/guidebook/countries.js';
import type { Guidebook } from '@placelore/guidebook/guidebook.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/records.js';
import { layOutCity } from './city-article.js';
import { layOut } from './landmark-layouts.js';
import { placeName } from './landmark-sections.js';
import { chooseLayouts } from './layout-choice.js';
import { metaDescription } from './meta-description.js';
import { attractions, cityOf, fartherOf, NEARBY_MOST, neighboursOf, restaurantsOf, sightsOf } from './neighbourhood.js';
import { Variation } from './variation.js';
import { sentencesOf } from './wording.js';

/** An article composed of a record of the guidebook. */
export interface ComposedArticle {
  guidebookId: string;
  title: string;
  metaDescription: string;
  /** HTML. */
  content: string;
  category: Category;
  /** "Paris, France" */
  location: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  nearbyAttractions: NearbyAttraction[];
}

/** Composes the articles of a guidebook by rules: the same records always give the same articles. */
export class Composition {
  private readonly layouts;

  /** @param slugOf the slug of the article about a record; null when there is none to link to */
  constructor(
    private readonly guidebook: Guidebook,
    private readonly slugOf: (id: string) => string | null,
  ) {
    this.layouts = chooseLayouts(guidebook.landmarks, (sight) => neighboursOf(guidebook, sight));
  }

  sight(record: LandmarkRecord): ComposedArticle {
    const vary = new Variation(record.id);
    const country = countryName(record.country);
    const neighbours = neighboursOf(this.guidebook, record);
    const story = {
      record,
      country,
      neighbours,
      farther: fartherOf(this.guidebook, record),
      restaurants: restaurantsOf(this.guidebook, record),
      city: cityOf(this.guidebook, record),
      slugOf: this.slugOf,
      vary,
    };
    return {
      ...this.frame(record, record.city, vary),
      content: layOut(this.layouts.get(record.id)!, story),
      category: record.category,
      location: placeName(record.city, country),
      nearbyAttractions: attractions(neighbours),
    };
  }

  city(record: CityRecord): ComposedArticle {
    const vary = new Variation(record.id);
    const country = countryName(record.country);
    const sights = sightsOf(this.guidebook, record);
    const nearest = this.guidebook.landmarksNear(record, Number.POSITIVE_INFINITY)[0] ?? null;
    return {
      ...this.frame(record, country, vary),
      content: layOutCity({ record, country, sights, nearest, slugOf: this.slugOf, vary }),
      category: 'Other',
      location: placeName(record.name, country),
      nearbyAttractions: attractions(sights.slice(0, NEARBY_MOST)),
    };
  }

  private frame(record: LandmarkRecord | CityRecord, place: string, vary: Variation) {
    const { id, name, summary, significance, bestTime, latitude, longitude } = record;
    const further = [...sentencesOf(significance).slice(0, 1), bestTime];
    return {
      guidebookId: id,
      title: name,
      metaDescription: metaDescription({ name, place, summary, further }, vary),
      latitude,
      longitude,
    };
  }
}

/**
 * How well known a record is, 0 to 10. A city has no figure of its own: it is as well known as its three best known
 * sights are on average.
 */
export function renown(guidebook: Guidebook, record: LandmarkRecord | CityRecord): number {
  if ('popularity' in record) return record.popularity;
  const best = sightsOf(guidebook, record).slice(0, 3);
  return best.reduce((sum, sight) => sum + sight.record.popularity, 0) / 3;
}
