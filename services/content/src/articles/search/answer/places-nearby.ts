import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type Atlas, type AtlasPlace, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import { type DestinationKind, type DestinationRecord, SPOT_KINDS } from '@placelore/guidebook/atlas/records.js';
import { selectOfKind } from '@placelore/guidebook/searches/kinds/kind-destinations.js';
import type { PlaceKind } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import { getBoxAround } from '../target/search-extents.js';

/** Meters up to which the nearest places of a kind are near a town: the next beach may be far. */
const KIND_METERS = 250_000;
const DAY_TRIP_METERS = { min: 15_000, max: 100_000 } as const;
/** Kinds of destinations, besides single spots, that are small enough to be seen in a day. */
const DAY_TRIP_KINDS: ReadonlySet<DestinationKind> = new Set([
  ...SPOT_KINDS,
  ...(['island', 'lake', 'mountain', 'valley', 'national-park', 'waterfall', 'cave'] as const),
]);
/** Towns of interest for a day: capitals of regions and provinces, not the many suburbs. */
const CAPITALS: ReadonlySet<string> = new Set(['PPLA', 'PPLA2']);
const TOWNS = { minPopulation: 50_000, limit: 100 } as const;

const toPlace = (destination: DestinationRecord): AtlasPlace => ({ kind: 'destination', destination });

/** Returns the destinations of a kind around a place, the nearest first. */
export function findOfKindNear(atlas: Atlas, place: AtlasPlace, kind: PlaceKind): AtlasPlace[] {
  const position = getPosition(place);
  if (!position) return [];
  const near = atlas.destinations.records
    .map((destination) => ({ destination, distance: getDistanceMeters(position, destination) }))
    .filter(({ distance }) => distance < KIND_METERS)
    .sort((one, other) => one.distance - other.distance);
  const fitting = selectOfKind(
    near.map(({ destination }) => destination),
    kind,
  );
  const isOfKind = new Set(fitting);
  return near.flatMap(({ destination }) => (isOfKind.has(destination) ? [toPlace(destination)] : []));
}

/** Returns places for a day trip from a town, destinations first and the best known of these, then capitals of provinces. */
export function findDayTripsTo(atlas: Atlas, start: AtlasPlace): AtlasPlace[] {
  const position = getPosition(start);
  if (!position) return [];
  const isInReach = (place: { latitude: number; longitude: number }) => {
    const distance = getDistanceMeters(position, place);
    return distance >= DAY_TRIP_METERS.min && distance <= DAY_TRIP_METERS.max;
  };
  const destinations = atlas.destinations.records
    .filter((destination) => DAY_TRIP_KINDS.has(destination.kind) && isInReach(destination))
    .sort((one, other) => other.prominence - one.prominence);
  const [west, south, east, north] = getBoxAround(position, DAY_TRIP_METERS.max);
  const towns = atlas.gazetteer
    .findLargestIn({ west, south, east, north }, TOWNS)
    .filter((town) => CAPITALS.has(town.feature) && isInReach(town));
  return [...destinations.map(toPlace), ...towns.map((town): AtlasPlace => ({ kind: 'city', town, city: null }))];
}
