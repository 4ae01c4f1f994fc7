import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import {
  type CityRecord,
  cityRecord,
  type DestinationKind,
  type DestinationRecord,
  type destinationRecord,
  type LandmarkRecord,
  landmarkRecord,
} from '@placelore/guidebook/atlas/records.js';
import { findCountryAt, findSovereignCountryAt } from '@placelore/guidebook/countries/borders.js';
import { isInExtent } from '@placelore/guidebook/destinations/destinations.js';
import { Gazetteer } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import { BORDER_SITES, DISPUTED_DESTINATIONS, MISSING_TOWNS, REMOTE_SITES } from './record-exceptions.js';

/** Every check takes records and returns issues, one sentence each; none if everything is valid. */

type GuidebookRecord = LandmarkRecord | CityRecord;

export function findUnparsable(
  schema: typeof landmarkRecord | typeof cityRecord | typeof destinationRecord,
  records: readonly unknown[],
): string[] {
  return records.flatMap((record) => {
    const parsed = schema.safeParse(record);
    const name = (record as { id?: string }).id ?? '?';
    return parsed.success
      ? []
      : parsed.error.issues.map((issue) => `${name} ${issue.path.join('.')}: ${issue.message}`);
  });
}

export function findRepeatedIds(records: readonly { id: string }[]): string[] {
  const seen = new Set<string>();
  return records.flatMap(({ id }) => (seen.size === seen.add(id).size ? [`${id} is used twice`] : []));
}

/** Finds records whose position is not in the stated country, except for the listed sites on a border. */
export function findWrongCountries(
  records: readonly (GuidebookRecord | { id: string; country: string; latitude: number; longitude: number })[],
): string[] {
  return records.flatMap((record) => {
    if (BORDER_SITES[record.id] || findCountryAt(record) === record.country) return [];
    return [`${record.id} is said to be in ${record.country}, but lies in ${findCountryAt(record)}`];
  });
}

/** Kinds whose middle may lie at sea or beyond a border. */
const LOOSE_KINDS: ReadonlySet<DestinationKind> = new Set([
  'archipelago',
  'bay',
  'coast',
  'historic-region',
  'lake',
  'range',
  'river',
  'route',
  'world-region',
]);

/** Kinds whose middle may lie in a country that is not stated: an island in a sea, a corner of a world region. */
const UNBOUNDED_KINDS: ReadonlySet<DestinationKind> = new Set(['bay', 'world-region']);

/** Finds destinations outside their countries or outside their own extents. */
export function findMisplacedDestinations(
  destinations: readonly DestinationRecord[],
  exceptions: Record<string, string> = DISPUTED_DESTINATIONS,
): string[] {
  return destinations.flatMap((destination) => {
    const { id, kind, countries } = destination;
    const country = findCountryAt(destination);
    const isAtSea = country === null;
    // Overseas territories have their own codes, but travelers name their country.
    const isInside = [country, findSovereignCountryAt(destination)].some((code) => code && countries.includes(code));
    const isWrong = isAtSea ? !LOOSE_KINDS.has(kind) : !isInside && !UNBOUNDED_KINDS.has(kind);
    return [
      ...(isInExtent(destination, destination) ? [] : [`${id} lies outside its extent`]),
      ...(countries.length > 0 && isWrong && !exceptions[id]
        ? [`${id} is said to be in ${countries.join(' and ')}, but lies in ${country ?? 'the sea'}`]
        : []),
    ];
  });
}

/** Finds names of destinations inside others that have no record. */
export function findUnknownParents(destinations: readonly DestinationRecord[]): string[] {
  const ids = new Set(destinations.map(({ id }) => id));
  return destinations.flatMap(({ id, within }) =>
    within
      .filter((parent) => !ids.has(parent))
      .map((parent) => `${id} is said to be within ${parent}, which is unknown`),
  );
}

/** Maximum distance in meters between a sight and the town its record names. */
const MAX_TOWN_DISTANCE_METERS = 40_000;

/**
 * Finds records whose stated city is not a gazetteer town in the stated country within 40 km (farther for the listed
 * remote sites).
 */
export function findMisplaced(
  records: readonly { id: string; city: string; country: string; latitude: number; longitude: number }[],
  exceptions = { remote: REMOTE_SITES, missing: MISSING_TOWNS },
): string[] {
  const gazetteer = Gazetteer.load();
  return records.flatMap((record) => {
    const exception = exceptions.missing[`${record.country}:${record.city}`];
    const boundKilometers = exceptions.remote[record.id]?.kilometers;
    const name = exception?.nearTown ?? record.city;
    const distances = gazetteer
      .findByName(name, record.country)
      .map(({ town }) => getDistanceMeters(town, record))
      .sort((a, b) => a - b);
    const [nearest] = distances;
    if (nearest === undefined) return [`${record.id}: the gazetteer has no ${record.city} in ${record.country}`];
    if (nearest <= (boundKilometers ? boundKilometers * 1000 : MAX_TOWN_DISTANCE_METERS)) return [];
    return [`${record.id}: ${record.city} is ${Math.round(nearest / 1000)} km away`];
  });
}

/** Distance in meters within which two names count as one sight. */
const SAME_SPOT_METERS = 30;

export function findCrowded(records: readonly LandmarkRecord[]): string[] {
  return records.flatMap((a, index) =>
    records.slice(index + 1).flatMap((b) => {
      if (Math.abs(a.latitude - b.latitude) > 0.001 || getDistanceMeters(a, b) > SAME_SPOT_METERS) return [];
      return a.sharesSite && b.sharesSite
        ? []
        : [`${a.id} and ${b.id} stand within ${SAME_SPOT_METERS} m of each other`];
    }),
  );
}

/**
 * Maximum share of five-word runs that two records may have in common (Jaccard). The most similar of 587 share 0.026.
 */
const MAX_SIMILARITY = 0.05;
const SHINGLE_WORDS = 5;

/**
 * Finds records whose texts (summary, significance, facts, tips, best time, venues) are near-copies of each other.
 */
export function findNearCopies(records: readonly GuidebookRecord[]): string[] {
  const shingles = records.map((record) => buildShingles(getTexts(record)));
  const recordsByShingle = new Map<string, number[]>();
  for (const [index, set] of shingles.entries()) {
    for (const shingle of set) {
      const list = recordsByShingle.get(shingle);
      if (list) list.push(index);
      else recordsByShingle.set(shingle, [index]);
    }
  }
  const shared = new Map<string, number>();
  for (const list of recordsByShingle.values()) {
    for (const [i, a] of list.entries()) {
      for (const b of list.slice(i + 1)) shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
    }
  }
  return [...shared].flatMap(([pair, common]) => {
    const [a, b] = pair.split(' ').map(Number) as [number, number];
    const similarity = common / (shingles[a]!.size + shingles[b]!.size - common);
    if (similarity <= MAX_SIMILARITY) return [];
    return [`${records[a]!.id} and ${records[b]!.id} share ${Math.round(similarity * 100)} % of their wording`];
  });
}

/** Finds sentences that occur more than once in any records. */
export function findRepeatedSentences(records: readonly GuidebookRecord[]): string[] {
  const seen = new Map<string, string>();
  return records.flatMap((record) =>
    getTexts(record).flatMap((text) => {
      const key = normalizeName(text);
      const other = seen.get(key);
      seen.set(key, record.id);
      return other === undefined ? [] : [`${record.id} repeats a text of ${other}: ${text}`];
    }),
  );
}

function getTexts(record: GuidebookRecord): string[] {
  const venues =
    'restaurants' in record ? [...record.restaurants, ...record.hotels].map((venue) => venue.description) : [];
  return [record.summary, record.significance, ...record.facts, ...record.tips, record.bestTime, ...venues];
}

function buildShingles(texts: string[]): Set<string> {
  const shingles = texts.flatMap((text) => {
    const words = normalizeName(text).split(' ');
    return words.slice(SHINGLE_WORDS - 1).map((_, index) => words.slice(index, index + SHINGLE_WORDS).join(' '));
  });
  return new Set(shingles);
}
