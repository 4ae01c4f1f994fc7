import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import type { TaggedPlace } from './nominatim.js';
import { getCategory, getNoun } from './osm-kinds.js';
import { OSM_ATTRIBUTION } from './osm-place.js';

/** A place with exactly this name on the map is very likely meant. */
const NAMED_PLACE_CONFIDENCE = 0.8;
/**
 * Results farther apart than this are different places; the first one is meant only if it is clearly more important.
 */
const SAME_PLACE_METERS = 50_000;
const MIN_IMPORTANCE_LEAD = 0.15;

/** Kinds by Nominatim's address type. Places with any other type are sights. */
const REGION_TYPES: ReadonlyMap<string, PlaceType> = new Map([
  ['state', 'Region'],
  ['province', 'Region'],
  ['region', 'Region'],
  ['county', 'Region'],
  ['state_district', 'Region'],
  ['archipelago', 'Islands'],
  ['island', 'Island'],
  ['islet', 'Island'],
]);
const CITY_TYPES: ReadonlySet<string> = new Set(['city', 'town', 'village', 'hamlet', 'municipality']);
/** Keys of places worth visiting on the map; shops, offices and streets have other keys. */
const SIGHT_KEYS: ReadonlySet<string> = new Set([
  'tourism',
  'historic',
  'natural',
  'leisure',
  'man_made',
  'building',
  'place',
  'amenity',
  'boundary',
]);
const SMALL_WORDS: ReadonlySet<string> = new Set([
  'the',
  'of',
  'in',
  'at',
  'near',
  'de',
  'la',
  'le',
  'du',
  'van',
  'der',
]);

/**
 * Returns the place among search results that the words of a query certainly name; null if no place, or more than one,
 * has such a name. Only places with a Wikidata item count, because the map also contains shops with any name.
 */
export function pickNamedPlace(query: string, results: readonly TaggedPlace[]): LocatedPlace | null {
  const named = results.filter(
    (result) => result.wikidata !== null && SIGHT_KEYS.has(result.category) && hasName(query, result),
  );
  const [best, ...others] = named.sort((a, b) => b.importance - a.importance);
  if (!best) return null;
  const rival = others.find(({ position }) => getDistanceMeters(position, best.position) > SAME_PLACE_METERS);
  return rival && best.importance - rival.importance < MIN_IMPORTANCE_LEAD ? null : toLocatedPlace(best);
}

/** Keys of places that receive guests. */
const VENUE_KEYS: ReadonlySet<string> = new Set(['amenity', 'tourism', 'shop', 'craft', 'leisure', 'historic']);
/** Meters within which two entries with the same name are one venue. */
const SAME_VENUE_METERS = 150;

/** Returns the only venue with a name among search results in one town; null for several, such as those of a chain. */
export function pickNamedVenue(query: string, results: readonly TaggedPlace[]): LocatedPlace | null {
  const [first, ...others] = results.filter((result) => VENUE_KEYS.has(result.category) && hasName(query, result));
  if (!first) return null;
  const isOne = others.every(({ position }) => getDistanceMeters(position, first.position) <= SAME_VENUE_METERS);
  return isOne ? toLocatedPlace(first) : null;
}

const toWords = (text: string): string[] => normalizeName(text).split(' ').filter(Boolean);

/** Whether the words are a name of the place and otherwise only names of its surroundings. */
function hasName(query: string, { names, address }: TaggedPlace): boolean {
  const words = toWords(query);
  const around = new Set([...Object.values(address).flatMap(toWords), ...SMALL_WORDS]);
  return names.some((name) => {
    const own = new Set(toWords(name));
    return (
      own.size > 0 &&
      [...own].every((word) => words.includes(word)) &&
      words.every((word) => own.has(word) || around.has(word))
    );
  });
}

function toLocatedPlace(result: TaggedPlace): LocatedPlace | null {
  const { name, localName, position, countryCode, city, region, addressType } = result;
  if (countryCode === null || !Number.isFinite(position.latitude) || !Number.isFinite(position.longitude)) return null;
  const regionType = REGION_TYPES.get(addressType);
  const kind =
    addressType === 'country' ? 'country' : regionType ? 'region' : CITY_TYPES.has(addressType) ? 'city' : 'landmark';
  const tags = { [result.category]: result.placeType, ...result.tags };
  const category = kind === 'landmark' ? CATEGORIES.find((one) => one === getCategory('attraction', tags)) : undefined;
  return {
    name,
    localName,
    kind,
    category: category ?? 'Other',
    ...(kind !== 'landmark' && { placeType: regionType ?? (kind === 'city' ? 'City' : 'Country') }),
    ...(kind === 'landmark' && { noun: getNoun('attraction', tags) }),
    ...position,
    city: kind === 'landmark' ? city : kind === 'city' ? name : null,
    region: region === name ? null : region,
    country: getCountryName(countryCode),
    countryCode,
    guidebookId: null,
    confidence: NAMED_PLACE_CONFIDENCE,
    evidence: [],
    provider: 'osm',
    attribution: OSM_ATTRIBUTION,
  };
}
