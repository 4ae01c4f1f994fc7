import type { Category } from '@placelore/contracts/categories.js';
import type { PlaceKind } from '@placelore/contracts/places.js';

interface SightKind {
  category: Category;
  /** What it is, with its article. */
  words: string;
  /** Minutes an unhurried visit takes. */
  minutes: number;
}

/** What Google's types of sights stand for, the most telling first: a place often has several. */
const SIGHTS: Record<string, SightKind> = {
  museum: { category: 'Museum', words: 'a museum', minutes: 90 },
  art_gallery: { category: 'Museum', words: 'an art gallery', minutes: 60 },
  castle: { category: 'Historical Site', words: 'a castle', minutes: 90 },
  historical_place: { category: 'Historical Site', words: 'a historical place', minutes: 60 },
  historical_landmark: { category: 'Historical Site', words: 'a historical landmark', minutes: 60 },
  church: { category: 'Religious Site', words: 'a church', minutes: 30 },
  mosque: { category: 'Religious Site', words: 'a mosque', minutes: 30 },
  synagogue: { category: 'Religious Site', words: 'a synagogue', minutes: 30 },
  hindu_temple: { category: 'Religious Site', words: 'a Hindu temple', minutes: 30 },
  buddhist_temple: { category: 'Religious Site', words: 'a Buddhist temple', minutes: 30 },
  shinto_shrine: { category: 'Religious Site', words: 'a Shinto shrine', minutes: 30 },
  place_of_worship: { category: 'Religious Site', words: 'a house of prayer', minutes: 30 },
  cultural_landmark: { category: 'Cultural Site', words: 'a cultural landmark', minutes: 45 },
  sculpture: { category: 'Cultural Site', words: 'a sculpture', minutes: 10 },
  monument: { category: 'Landmark', words: 'a monument', minutes: 20 },
  observation_deck: { category: 'Landmark', words: 'an observation deck', minutes: 30 },
  plaza: { category: 'Landmark', words: 'a square', minutes: 20 },
  zoo: { category: 'Entertainment', words: 'a zoo', minutes: 180 },
  aquarium: { category: 'Entertainment', words: 'an aquarium', minutes: 120 },
  amusement_park: { category: 'Entertainment', words: 'an amusement park', minutes: 240 },
  botanical_garden: { category: 'Park', words: 'a botanical garden', minutes: 60 },
  garden: { category: 'Park', words: 'a garden', minutes: 45 },
  national_park: { category: 'Park', words: 'a national park', minutes: 240 },
  park: { category: 'Park', words: 'a park', minutes: 45 },
  beach: { category: 'Beach', words: 'a beach', minutes: 120 },
  tourist_attraction: { category: 'Landmark', words: 'a sight', minutes: 45 },
};
const OTHER: SightKind = { category: 'Other', words: 'a sight', minutes: 30 };

/**
 * Types that are asked for, of Table A of Places API (New). Houses of prayer are found when they are sights too: a
 * quarter has more of them than anyone visits.
 */
export const ASKED_TYPES: Record<PlaceKind, readonly string[]> = {
  attraction: [
    ...['tourist_attraction', 'museum', 'art_gallery', 'castle', 'historical_place', 'historical_landmark'],
    ...['cultural_landmark', 'monument', 'sculpture', 'observation_deck', 'plaza', 'zoo', 'aquarium'],
    ...['amusement_park', 'botanical_garden', 'national_park', 'beach'],
  ],
  restaurant: ['restaurant'],
  accommodation: ['lodging'],
};

const LODGINGS: Record<string, string> = {
  bed_and_breakfast: 'Guest House',
  guest_house: 'Guest House',
  hostel: 'Hostel',
  motel: 'Motel',
  inn: 'Inn',
  campground: 'Campground',
};

/** Minutes an unhurried meal takes. */
const MEAL = 90;

const sightOf = (types: readonly string[]): SightKind => {
  const known = Object.keys(SIGHTS).find((type) => types.includes(type));
  return (known && SIGHTS[known]) || OTHER;
};

export function categoryOf(kind: PlaceKind, types: readonly string[]): string {
  if (kind === 'restaurant') return 'Restaurant';
  if (kind === 'attraction') return sightOf(types).category;
  const known = Object.keys(LODGINGS).find((type) => types.includes(type));
  return (known && LODGINGS[known]) || 'Hotel';
}

/** What a place is, with its article: "a castle". */
export function kindWords(kind: PlaceKind, types: readonly string[]): string {
  if (kind === 'attraction') return sightOf(types).words;
  const word = categoryOf(kind, types).toLowerCase();
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`;
}

/** Minutes an unhurried visit takes, by the kind of place. */
export const visitMinutes = (kind: PlaceKind, types: readonly string[]): number =>
  kind === 'attraction' ? sightOf(types).minutes : MEAL;
