import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type Atlas, type AtlasPlace, getPosition } from '../../atlas/atlas.js';
import type { CityVenue } from '../../atlas/guidebook.js';
import type { CityRecord, HotelRecord, RestaurantRecord } from '../../atlas/records.js';
import { normalizeName } from '../../names/name-keys.js';
import { findCitiesInside } from '../../resolver/places-inside.js';
import { getProminence } from '../../resolver/prominence.js';
import type { SearchIntent } from '../parse-search.js';
import { type Dish, takeDishes } from './dish-words.js';

/** What a search for restaurants or hotels is for. */
export type VenueKind = 'eat' | 'drink' | 'stay';

/** Restaurant or hotel of a city's guide. */
export interface FoundVenue extends CityVenue<RestaurantRecord | HotelRecord> {
  /** Meters from where it was searched; null if it was not searched near anything. */
  distance: number | null;
}

export interface FoundVenues {
  kind: VenueKind;
  venues: FoundVenue[];
  /** Requested dish or feature that no entry has; null for none. */
  missing: string | null;
}

const KIND_BY_LABEL: Readonly<Record<string, VenueKind>> = {
  Restaurants: 'eat',
  'Bars and pubs': 'drink',
  Hotels: 'stay',
};
const MAX_VENUES = 6;
/** Meters that are a walk from a sight, and meters from a town to those of the nearest city. */
const WALK_METERS = 2_500;
const NEAR_METERS = 30_000;
/** Minimum number within a walk; with fewer, those farther away are added. */
const MIN_NEAR = 3;
/** Words of entries for places to drink, and for those that usually cost little. */
const DRINKS: Dish = {
  name: 'bar',
  said: ['bar', 'pub', 'beer', 'brewery', 'cocktail', 'wine', 'tavern'].map(normalizeName),
};
const CHEAP: Dish = {
  name: 'cheap',
  said: [
    'cheap',
    'stall',
    'street food',
    'canteen',
    'counter',
    'kiosk',
    'sandwich',
    'plastic tables',
    'snack',
    'diner',
    'hawker',
  ],
};

/**
 * Returns the restaurants or hotels that the guides of cities name, for a search for such; null for any other search, and
 * where no guide names any.
 * @param text the searched text
 * @param here position of the reader; null when unknown
 */
export function findVenues(
  atlas: Atlas,
  intent: SearchIntent,
  text: string,
  here: Position | null,
): FoundVenues | null {
  const wish = readWish(intent, text);
  if (!wish) return null;
  // Without a place, all restaurants of the world are no answer.
  const isAnywhere = intent.places.length === 0 && intent.relation !== 'around me';
  if (isAnywhere && wish.dishes.length === 0) return null;
  const all = listVenues(atlas, intent, wish, here);
  const matching = all.filter((venue) => wish.dishes.every((dish) => hasDish(venue, dish)));
  const fitting = matching.length > 0 || isAnywhere ? matching : all;
  const isCheap = intent.conditions.includes('cheap') && wish.kind !== 'stay';
  // "Pizza" is about a pizzeria rather than about a café that also bakes some.
  const isSpecial = (venue: FoundVenue) => Number(wish.dishes.some((dish) => hasDish(venue, dish, false)));
  const special = isAnywhere ? fitting.toSorted((one, other) => isSpecial(other) - isSpecial(one)) : fitting;
  const ranked = isCheap ? special.toSorted(compareCheap) : special;
  if (ranked.length === 0) return null;
  return {
    kind: wish.kind,
    venues: ranked.slice(0, MAX_VENUES),
    missing: matching.length > 0 ? null : wish.dishes.map(({ name }) => name).join(' '),
  };
}

interface Wish {
  kind: VenueKind;
  dishes: Dish[];
}

/** Reads what kind of house and which dishes are searched: "ramen tokyo". Null for a search for anything else. */
function readWish({ subject, kind, rest, topics, places, relation }: SearchIntent, text: string): Wish | null {
  // The subject is in English where the text is in another script, but lacks words that were read as something else.
  const [named, others] = [text, subject].map((words) => takeDishes(normalizeName(words).split(' ')).dishes);
  const dishes = named!.length > 0 ? named! : others!;
  const known = kind === null ? undefined : KIND_BY_LABEL[kind.label];
  if (known) return { kind: known, dishes: known === 'drink' && dishes.length === 0 ? [DRINKS] : dishes };
  if (dishes.some(({ name }) => name.startsWith('rooftop'))) return { kind: 'drink', dishes };
  const words = rest.flatMap((word) => word.split(' '));
  const dishWords = new Set(dishes.flatMap(({ name }) => name.split(' ')));
  // Where no street is known for food, stalls are an answer.
  const isAboutDishes = words.length > 0 ? words.every((word) => dishWords.has(word)) : dishWords.has('street');
  if (kind !== null || topics.length > 0 || !isAboutDishes) return null;
  return places.length > 0 || relation === 'around me' || words.length <= 2 ? { kind: 'eat', dishes } : null;
}

/** Lists the entries in or near a place, the nearest first; in an area, those of its best known cities first. */
function listVenues(
  atlas: Atlas,
  { places, relation }: SearchIntent,
  { kind }: Wish,
  here: Position | null,
): FoundVenue[] {
  const all = places.map((candidate) => candidate.place);
  // Of several towns called Granada, the one with a guide is meant.
  const [place, ...rivals] = all.length > 1 ? all.filter(hasGuide) : all;
  if (relation === 'around me') return here ? listNear(atlas, here, kind) : [];
  if (all.length === 0) return rankCities(atlas).flatMap((city) => listInCity(city, kind));
  if (!place || rivals.length > 0) return [];
  const position = getPosition(place);
  const isSpot = place.kind === 'landmark' || relation === 'near';
  const inside = isSpot ? [] : listInside(atlas, place, kind);
  return inside.length > 0 || !position || isArea(place) ? inside : listNear(atlas, position, kind);
}

/** Returns the cities of the guidebook, the best known first. */
function rankCities(atlas: Atlas): CityRecord[] {
  const ranked = atlas.guidebook.cities.map((city) => {
    const town = atlas.getTown(city);
    return { city, prominence: town ? getProminence({ kind: 'city', town, city }) : 0 };
  });
  return ranked.toSorted((one, other) => other.prominence - one.prominence).map(({ city }) => city);
}

const hasGuide = (place: AtlasPlace): boolean => place.kind === 'city' && place.city !== null;

const isArea = ({ kind }: AtlasPlace): boolean => kind === 'country' || kind === 'destination';

function listInside(atlas: Atlas, place: AtlasPlace, kind: VenueKind): FoundVenue[] {
  const lists = findCitiesInside(atlas, place).map((city) => listInCity(city, kind));
  // One of each city comes first, since a list of a country is not about its capital alone.
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
}

function listInCity(city: CityRecord, kind: VenueKind): FoundVenue[] {
  const venues =
    kind === 'stay' ? city.hotels : kind === 'eat' ? city.restaurants : [...city.restaurants, ...city.hotels];
  return venues.map((venue) => ({ venue, city, distance: null }));
}

function listNear(atlas: Atlas, position: Position, kind: VenueKind): FoundVenue[] {
  const near = atlas.guidebook
    .findCitiesNear(position, NEAR_METERS)
    .flatMap(({ record }) => listInCity(record, kind))
    .map((venue) => ({ ...venue, distance: getDistanceMeters(position, venue.venue) }))
    .sort((one, other) => one.distance - other.distance);
  const within = near.filter(({ distance }) => distance <= WALK_METERS);
  return within.length >= MIN_NEAR ? within : near.slice(0, MIN_NEAR);
}

/** @param isAnywhere whether the description counts too, besides name and cuisine */
function hasDish({ venue }: FoundVenue, { said }: Dish, isAnywhere = true): boolean {
  const cuisine = 'cuisine' in venue ? venue.cuisine : '';
  const text = ` ${normalizeName(`${venue.name} ${cuisine} ${isAnywhere ? venue.description : ''}`)} `;
  return said.some((words) => text.includes(` ${words} `) || text.includes(` ${words}s `));
}

const compareCheap = (one: FoundVenue, other: FoundVenue): number =>
  Number(hasDish(other, CHEAP)) - Number(hasDish(one, CHEAP));
