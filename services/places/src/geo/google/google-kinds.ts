import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceKind } from '@placelore/contracts/places/places.js';

interface SightKind {
  category: Category;
  /** Noun with an article. */
  noun: string;
  /** Duration of a leisurely visit in minutes. */
  minutes: number;
}

/** Google's types of sights, most specific first, because a place often has several types. */
const SIGHT_TYPES: Record<string, SightKind> = {
  museum: { category: 'Museum', noun: 'a museum', minutes: 90 },
  art_gallery: { category: 'Museum', noun: 'an art gallery', minutes: 60 },
  castle: { category: 'Historical Site', noun: 'a castle', minutes: 90 },
  historical_place: { category: 'Historical Site', noun: 'a historical place', minutes: 60 },
  historical_landmark: { category: 'Historical Site', noun: 'a historical landmark', minutes: 60 },
  church: { category: 'Religious Site', noun: 'a church', minutes: 30 },
  mosque: { category: 'Religious Site', noun: 'a mosque', minutes: 30 },
  synagogue: { category: 'Religious Site', noun: 'a synagogue', minutes: 30 },
  hindu_temple: { category: 'Religious Site', noun: 'a Hindu temple', minutes: 30 },
  buddhist_temple: { category: 'Religious Site', noun: 'a Buddhist temple', minutes: 30 },
  shinto_shrine: { category: 'Religious Site', noun: 'a Shinto shrine', minutes: 30 },
  place_of_worship: { category: 'Religious Site', noun: 'a house of prayer', minutes: 30 },
  cultural_landmark: { category: 'Cultural Site', noun: 'a cultural landmark', minutes: 45 },
  sculpture: { category: 'Cultural Site', noun: 'a sculpture', minutes: 10 },
  monument: { category: 'Landmark', noun: 'a monument', minutes: 20 },
  observation_deck: { category: 'Landmark', noun: 'an observation deck', minutes: 30 },
  plaza: { category: 'Landmark', noun: 'a square', minutes: 20 },
  zoo: { category: 'Entertainment', noun: 'a zoo', minutes: 180 },
  aquarium: { category: 'Entertainment', noun: 'an aquarium', minutes: 120 },
  amusement_park: { category: 'Entertainment', noun: 'an amusement park', minutes: 240 },
  botanical_garden: { category: 'Park', noun: 'a botanical garden', minutes: 60 },
  garden: { category: 'Park', noun: 'a garden', minutes: 45 },
  national_park: { category: 'Park', noun: 'a national park', minutes: 240 },
  park: { category: 'Park', noun: 'a park', minutes: 45 },
  beach: { category: 'Beach', noun: 'a beach', minutes: 120 },
  tourist_attraction: { category: 'Landmark', noun: 'a sight', minutes: 45 },
};
const OTHER_SIGHT: SightKind = { category: 'Other', noun: 'a sight', minutes: 30 };

/**
 * Requested types, from Table A of Places API (New). Places of worship are found only if they are also sights, because
 * a district has more of them than anyone would visit.
 */
export const SEARCHED_TYPES: Record<PlaceKind, readonly string[]> = {
  attraction: [
    ...['tourist_attraction', 'museum', 'art_gallery', 'castle', 'historical_place', 'historical_landmark'],
    ...['cultural_landmark', 'monument', 'sculpture', 'observation_deck', 'plaza', 'zoo', 'aquarium'],
    ...['amusement_park', 'botanical_garden', 'national_park', 'beach'],
  ],
  restaurant: ['restaurant'],
  accommodation: ['lodging'],
};

const LODGING_CATEGORIES: Record<string, string> = {
  bed_and_breakfast: 'Guest House',
  guest_house: 'Guest House',
  hostel: 'Hostel',
  motel: 'Motel',
  inn: 'Inn',
  campground: 'Campground',
};

/** Duration of a leisurely meal in minutes. */
const MEAL_MINUTES = 90;

const findSightType = (types: readonly string[]): SightKind => {
  const match = Object.keys(SIGHT_TYPES).find((type) => types.includes(type));
  return (match && SIGHT_TYPES[match]) || OTHER_SIGHT;
};

export function getCategory(kind: PlaceKind, types: readonly string[]): string {
  if (kind === 'restaurant') return 'Restaurant';
  if (kind === 'attraction') return findSightType(types).category;
  const match = Object.keys(LODGING_CATEGORIES).find((type) => types.includes(type));
  return (match && LODGING_CATEGORIES[match]) || 'Hotel';
}

/** Returns the noun for a place with an article: "a castle". */
export function getNoun(kind: PlaceKind, types: readonly string[]): string {
  if (kind === 'attraction') return findSightType(types).noun;
  const word = getCategory(kind, types).toLowerCase();
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`;
}

/** Returns the duration of a leisurely visit in minutes, by the kind of place. */
export const getVisitMinutes = (kind: PlaceKind, types: readonly string[]): number =>
  kind === 'attraction' ? findSightType(types).minutes : MEAL_MINUTES;
