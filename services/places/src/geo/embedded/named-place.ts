import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import {
  type CityVenue,
  type Guidebook,
  isRestaurant,
  landmarkReach,
  namesOf,
} from '@placelore/guidebook/guidebook.js';
import { nameKey } from '@placelore/guidebook/names.js';
import type { HotelRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/records.js';
import type { ListedPlace } from '../geo-provider.js';

/** Meters between a position that was listed with a name and the place of that name, beside the place's own reach. */
export const SAME_SPOT = 300;

type Venue = CityVenue<RestaurantRecord | HotelRecord>;

/** A sight, or a restaurant or hotel, of the guidebook. */
export type GuidebookPlace = { landmark: LandmarkRecord } | { venue: Venue };

/** The place of the guidebook with exactly that name at a position, the nearest one, or null. */
export function recordAt(guidebook: Guidebook, name: string, position: Position): GuidebookPlace | null {
  const sights = guidebook
    .landmarksNamed(name)
    .map((landmark) => ({ place: { landmark }, at: landmark, reach: landmarkReach(landmark) }));
  const venues = guidebook.venuesNamed(name).map((venue) => ({ place: { venue }, at: venue.venue, reach: 0 }));
  const near = [...sights, ...venues]
    .map(({ place, at, reach }) => ({ place, reach, distance: distanceMetres(at, position) }))
    .filter(({ reach, distance }) => distance <= SAME_SPOT + reach)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.place ?? null;
}

/** The same as a provider tells it. */
export function placeInGuidebook(guidebook: Guidebook, name: string, position: Position): ListedPlace | null {
  const found = recordAt(guidebook, name, position);
  if (!found) return null;
  return 'venue' in found ? toListedVenue(found.venue) : toListedSight(found.landmark);
}

/** The venue of the guidebook that a located place is, or null. */
export function venueAt(guidebook: Guidebook, name: string, position: Position): Venue | null {
  return guidebook.venuesNamed(name).find(({ venue }) => distanceMetres(venue, position) <= SAME_SPOT) ?? null;
}

/**
 * Venues that a text names in whole, alone or with their city and country: "Le Meurice", "Le Meurice, Paris",
 * "Le Meurice Paris France".
 * @param countryName the English name of a country code
 */
export function venuesInText(guidebook: Guidebook, text: string, countryName: (code: string) => string): Venue[] {
  const key = nameKey(text);
  const words = text.split(/[\s,;|–—-]+/).filter(Boolean);
  const beginnings = words.map((_, count) => nameKey(words.slice(0, count + 1).join(' ')));
  const found = [...new Set(beginnings)].flatMap((beginning) => guidebook.venuesNamed(beginning));
  return found.filter(({ venue, city }) => {
    const [own, country] = [nameKey(venue.name), nameKey(countryName(city.country))];
    const cities = namesOf(city).map(nameKey);
    const around = ['', country, ...cities, ...cities.map((name) => name + country)];
    return around.some((rest) => own + rest === key);
  });
}

export function toListedVenue({ venue, city }: Venue): ListedPlace {
  const facts = venue.since ? [`${venue.name} has been open since ${venue.since}.`] : [];
  return {
    name: venue.name,
    localName: null,
    position: { latitude: venue.latitude, longitude: venue.longitude },
    category: isRestaurant(venue) ? 'Restaurant' : 'Other',
    noun: isRestaurant(venue) ? 'a restaurant' : 'a hotel',
    description: venue.description,
    facts: [
      `${venue.name} is a long-established ${isRestaurant(venue) ? 'restaurant' : 'hotel'} of ${city.name}.`,
      ...facts,
      ...(isRestaurant(venue) ? [`Its cuisine: ${venue.cuisine}.`] : []),
    ],
    attribution: null,
  };
}

function toListedSight(landmark: LandmarkRecord): ListedPlace {
  const { name, localName, latitude, longitude, category, summary, facts } = landmark;
  return {
    name,
    localName: localName ?? null,
    position: { latitude, longitude },
    category,
    noun: null,
    description: summary,
    facts,
    attribution: null,
  };
}
