import type { Position } from '@placelore/contracts/places/geography.js';
import { compassDirection, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NewFact } from '@placelore/contracts/places/knowledge.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { DestinationKind, DestinationRecord } from '@placelore/guidebook/atlas/records.js';
import type { Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { getTravelerName } from '@placelore/guidebook/names/english-names.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { formatKilometers, formatPopulation, toDistanceValue } from './rounded-values.js';

/** The starting point of distances, with its name. */
export interface Origin extends Position {
  name: string;
}

/** Meters within which a kind of place is worth naming. */
const MAX_METERS = { nature: 25_000, town: 40_000, sight: 60_000, city: 60_000 } as const;
/** Nearer sights are in the place itself. */
const MIN_SIGHT_METERS = 1_000;
/** A larger town has this many people, and this many times as many as the place itself. */
const MIN_LARGER_POPULATION = 10_000;
const MIN_LARGER_RATIO = 2;
/** Largest extent in degrees of something whose distance its center can stand for. */
const MAX_EXTENT_DEGREES = 0.4;
const DEGREES_PER_METER = 1 / 111_195;

const NATURE_NOUNS: Partial<Record<DestinationKind, string>> = {
  lake: 'a lake',
  mountain: 'a mountain',
  'national-park': 'a national park',
  island: 'an island',
  waterfall: 'a waterfall',
  cave: 'a cave',
  bay: 'a bay',
  forest: 'a forest',
  beach: 'a beach',
  valley: 'a valley',
};

/**
 * Describes what is around a place: the nearest lake, mountain or the like, a larger town, the nearest sight and the
 * nearest city with a guide.
 * @param town the place itself, if it is a town
 */
export function describePlacesAround(atlas: Atlas, origin: Origin, town: Town | null, ownNames: string[]): NewFact[] {
  const own = new Set(ownNames.map(toNameKey));
  const isOther = (name: string) => !own.has(toNameKey(name));
  const toFact = (to: Position, write: (distance: string) => string): NewFact => {
    const meters = getDistanceMeters(origin, to);
    const statement = write(`${formatKilometers(meters)} ${compassDirection(origin, to)} of ${origin.name}`);
    return { kind: 'nearby', statement, ...toDistanceValue(meters) };
  };
  const nature = findNature(atlas, origin, isOther);
  const city = atlas.guidebook.findCitiesNear(origin, MAX_METERS.city).find(({ record }) => isOther(record.name));
  const larger = town && findLargerTown(atlas, town, isOther);
  const isCloser = (other: Position) => !city || getDistanceMeters(origin, other) < city.distance;
  const nearest = atlas.guidebook
    .findLandmarksNear(origin, MAX_METERS.sight)
    .find(({ record }) => isOther(record.name));
  const sight = nearest && nearest.distance >= MIN_SIGHT_METERS ? nearest : null;
  return [
    ...(nature ? [toFact(nature, (where) => `${describeNature(nature)} is ${where}.`)] : []),
    ...(larger && isCloser(larger)
      ? [
          toFact(
            larger,
            (where) =>
              `${getTravelerName(larger)}, with about ${formatPopulation(larger.population)} people, is ${where}.`,
          ),
        ]
      : []),
    ...(sight
      ? [toFact(sight.record, (where) => `${sight.record.name}, the nearest sight with a guide, is ${where}.`)]
      : []),
    ...(city ? [toFact(city.record, (where) => `${city.record.name} is ${where}.`)] : []),
  ];
}

/** Returns the name with its kind, unless the name says it: "Lake Bohinj", but "Matterhorn, a mountain,". */
function describeNature({ name, kind }: DestinationRecord): string {
  const noun = NATURE_NOUNS[kind]!;
  const saysKind = name.toLowerCase().includes(noun.replace(/^an? /, ''));
  return saysKind ? name : `${name}, ${noun},`;
}

function findNature(atlas: Atlas, origin: Origin, isOther: (name: string) => boolean): DestinationRecord | null {
  const getExtent = ({ extent: [west, south, east, north] }: DestinationRecord) => Math.max(east - west, north - south);
  const near = atlas.destinations.records
    .filter(
      (record) =>
        NATURE_NOUNS[record.kind] !== undefined && getExtent(record) <= MAX_EXTENT_DEGREES && isOther(record.name),
    )
    .map((record) => ({ record, meters: getDistanceMeters(origin, record) }))
    .filter(({ meters }) => meters <= MAX_METERS.nature);
  return near.sort((a, b) => a.meters - b.meters)[0]?.record ?? null;
}

function findLargerTown(atlas: Atlas, town: Town, isNamed: (name: string) => boolean): Town | null {
  const { latitude, longitude } = town;
  const lat = MAX_METERS.town * DEGREES_PER_METER;
  const lng = lat / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const box = { south: latitude - lat, north: latitude + lat, west: longitude - lng, east: longitude + lng };
  const minPopulation = Math.max(MIN_LARGER_POPULATION, MIN_LARGER_RATIO * town.population);
  const larger = atlas.gazetteer
    .findLargestIn(box, { minPopulation, limit: 200 })
    .filter((other) => other.country === town.country && isNamed(getTravelerName(other)))
    .map((other) => ({ other, meters: getDistanceMeters(town, other) }))
    .filter(({ meters }) => meters <= MAX_METERS.town);
  return larger.sort((a, b) => a.meters - b.meters)[0]?.other ?? null;
}
