import { type Atlas, type AtlasPlace, getDisplayName } from '../atlas/atlas.js';
import { COUNTRY_CODES } from '../countries/countries.js';
import { toNameKey } from '../names/name-keys.js';
import { compareProminence } from '../resolver/prominence.js';

interface NamedPlace {
  key: string;
  place: AtlasPlace;
}

/** Maximum number of names with one beginning that are compared. */
const MAX_COMPARED = 1_000;

const indexes = new WeakMap<Atlas, NamedPlace[]>();

/**
 * Returns the countries, regions, islands and the like whose names begin with some letters, best known first. One country
 * is among them even if several regions are better known: Greece beside the Great Barrier Reef.
 */
export function findAreasByBeginning(atlas: Atlas, beginning: string, limit: number): AtlasPlace[] {
  const areas = findPlacesByBeginning(atlas, beginning).filter(({ kind }) => kind !== 'city');
  const country = areas.find(({ kind }) => kind === 'country');
  const first = areas.slice(0, limit);
  return country === undefined || first.includes(country) ? first : [country, ...first.slice(0, limit - 1)];
}

/**
 * Returns the names of the countries and guidebook cities of which one begins with some letters, in English and in their
 * own language, by their display name.
 */
export function findMainNames(atlas: Atlas, beginning: string): ReadonlyMap<string, readonly string[]> {
  const places = findPlacesByBeginning(atlas, beginning).filter(({ kind }) => kind !== 'destination');
  return new Map(places.map((place) => [getDisplayName(place), getOwnNames(place)]));
}

/** Returns the regions, islands and the like, countries and guidebook cities whose names begin with some letters. */
export function findPlacesByBeginning(atlas: Atlas, beginning: string): AtlasPlace[] {
  const key = toNameKey(beginning);
  if (key === '') return [];
  const names = getNames(atlas);
  const places = new Set<AtlasPlace>();
  const start = findFirst(names, key);
  for (let index = start; index < Math.min(names.length, start + MAX_COMPARED); index++) {
    const { key: name, place } = names[index]!;
    if (!name.startsWith(key)) break;
    places.add(place);
  }
  return [...places].sort(compareProminence);
}

/**
 * Returns the sorted own names of places. Names in further languages would suggest a place by a name that was not typed.
 */
function getNames(atlas: Atlas): NamedPlace[] {
  const known = indexes.get(atlas);
  if (known) return known;
  const places: AtlasPlace[] = [
    ...atlas.destinations.records.map((destination) => ({ kind: 'destination' as const, destination })),
    ...COUNTRY_CODES.map((country) => ({ kind: 'country' as const, country })),
    ...atlas.guidebook.cities.flatMap((city) => {
      const town = atlas.getTown(city);
      return town ? [atlas.toCityPlace(town)] : [];
    }),
  ];
  const names = places
    .flatMap((place) => getOwnNames(place).map((name) => ({ key: toNameKey(name), place })))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  indexes.set(atlas, names);
  return names;
}

const getOwnNames = (place: AtlasPlace): string[] => [getDisplayName(place), ...getLocalNames(place)];

function getLocalNames(place: AtlasPlace): string[] {
  if (place.kind === 'destination') return place.destination.localNames;
  return place.kind === 'city' && place.city?.localName ? [place.city.localName] : [];
}

/** Binary search for the first name that is not before the key. */
function findFirst(names: readonly NamedPlace[], key: string): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (names[middle]!.key < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
