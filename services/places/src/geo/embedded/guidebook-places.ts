import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { createKnowledge } from '@placelore/contracts/places/knowledge.js';
import {
  type CityVenue,
  type Guidebook,
  getLandmarkReach,
  getNames,
  isRestaurant,
} from '@placelore/guidebook/atlas/guidebook.js';
import type { HotelRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/atlas/records.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { GUIDEBOOK_SOURCE } from '@placelore/guidebook/sources/bundled-sources.js';
import { getLandmarkFacts, getVenueFacts } from '@placelore/guidebook/sources/record-facts.js';
import type { ListedPlace } from '../geo-provider.js';

/** Maximum distance in meters, beyond the place's reach, between a listed position and the place of that name. */
export const SAME_SPOT_METERS = 300;

type Venue = CityVenue<RestaurantRecord | HotelRecord>;

/** A sight, restaurant or hotel in the guidebook. */
export type GuidebookPlace = { landmark: LandmarkRecord } | { venue: Venue };

/** Returns the guidebook place with exactly this name that is nearest to a position; null without one. */
export function findGuidebookPlaceAt(guidebook: Guidebook, name: string, position: Position): GuidebookPlace | null {
  const landmarks = guidebook
    .findLandmarksByName(name)
    .map((landmark) => ({ place: { landmark }, at: landmark, reach: getLandmarkReach(landmark) }));
  const venues = guidebook.findVenuesByName(name).map((venue) => ({ place: { venue }, at: venue.venue, reach: 0 }));
  const nearby = [...landmarks, ...venues]
    .map(({ place, at, reach }) => ({ place, reach, distance: getDistanceMeters(at, position) }))
    .filter(({ reach, distance }) => distance <= SAME_SPOT_METERS + reach)
    .sort((a, b) => a.distance - b.distance);
  return nearby[0]?.place ?? null;
}

/** Returns the same place in the form that providers use for listed places. */
export function findListedPlace(guidebook: Guidebook, name: string, position: Position): ListedPlace | null {
  const found = findGuidebookPlaceAt(guidebook, name, position);
  if (!found) return null;
  return 'venue' in found ? toListedVenue(found.venue) : toListedLandmark(found.landmark);
}

/** Returns the guidebook venue that is a located place; null without one. */
export function findVenueAt(guidebook: Guidebook, name: string, position: Position): Venue | null {
  return (
    guidebook.findVenuesByName(name).find(({ venue }) => getDistanceMeters(venue, position) <= SAME_SPOT_METERS) ?? null
  );
}

/**
 * Returns the venues that a text fully names, alone or with city and country: "Le Meurice", "Le Meurice, Paris", "Le
 * Meurice Paris France".
 * @param getCountryName returns the English name of a country code
 */
export function findVenuesInText(
  guidebook: Guidebook,
  text: string,
  getCountryName: (code: string) => string,
): Venue[] {
  const key = toNameKey(text);
  const words = text.split(/[\s,;|–—-]+/).filter(Boolean);
  const prefixes = words.map((_, count) => toNameKey(words.slice(0, count + 1).join(' ')));
  const found = [...new Set(prefixes)].flatMap((prefix) => guidebook.findVenuesByName(prefix));
  return found.filter(({ venue, city }) => {
    const [own, country] = [toNameKey(venue.name), toNameKey(getCountryName(city.country))];
    const cities = getNames(city).map(toNameKey);
    const suffixes = ['', country, ...cities, ...cities.map((name) => name + country)];
    return suffixes.some((suffix) => own + suffix === key);
  });
}

export function toListedVenue({ venue, city }: Venue): ListedPlace {
  return {
    name: venue.name,
    localName: null,
    position: { latitude: venue.latitude, longitude: venue.longitude },
    category: isRestaurant(venue) ? 'Restaurant' : 'Other',
    noun: isRestaurant(venue) ? 'a restaurant' : 'a hotel',
    knowledge: createKnowledge(GUIDEBOOK_SOURCE, getVenueFacts(venue, city.name)),
    attribution: null,
  };
}

function toListedLandmark(landmark: LandmarkRecord): ListedPlace {
  const { name, localName, latitude, longitude, category } = landmark;
  return {
    name,
    localName: localName ?? null,
    position: { latitude, longitude },
    category,
    noun: null,
    knowledge: createKnowledge(GUIDEBOOK_SOURCE, getLandmarkFacts(landmark)),
    attribution: null,
  };
}
