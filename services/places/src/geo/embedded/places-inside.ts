import type { LocatedPlace, NearbyAttraction } from '@placelore/contracts/places/places.js';
import type { Atlas, AtlasPlace } from '@placelore/guidebook/atlas/atlas.js';
import {
  type CityRecord,
  type DestinationRecord,
  type LandmarkRecord,
  SPOT_KINDS,
} from '@placelore/guidebook/atlas/records.js';
import type { Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import {
  findCitiesInside,
  findDestinationsInside,
  findLandmarksInside,
} from '@placelore/guidebook/resolver/places-inside.js';
import { DESTINATION_TYPES } from './presentation/destination-types.js';

/** Minimum population of the main town of a destination. */
const MIN_MAIN_TOWN_POPULATION = 1_000;
/** Share of sights in a list of places inside an area; the others are towns and destinations. */
const SIGHTS_SHARE = 0.5;

/** Returns the record of a located region, or null. */
const findDestination = (atlas: Atlas, { kind, guidebookId }: LocatedPlace): DestinationRecord | null =>
  kind === 'region' && guidebookId !== null ? atlas.destinations.find(guidebookId) : null;

/**
 * Returns the best-known places inside a region or country: destinations and towns, then sights. Each has a location or
 * a type instead of a distance, because the distance from the middle of a region is of little use.
 */
export function listPlacesInside(atlas: Atlas, place: LocatedPlace, limit: number): NearbyAttraction[] {
  const area = toArea(atlas, place);
  if (!area) return [];
  const cities = findCitiesInside(atlas, area).map(toAttraction);
  const destinations = findDestinationsInside(atlas, area).map(toAttraction);
  // A country is known for its regions, a region for its towns.
  const areas = area.kind === 'country' ? [...destinations, ...cities] : [...cities, ...destinations];
  const sights = findLandmarksInside(atlas, area).map(toAttraction);
  const sightCount = Math.max(Math.round(limit * SIGHTS_SHARE), limit - areas.length);
  const shownSights = sights.slice(0, sightCount);
  return [...areas.slice(0, limit - shownSights.length), ...shownSights];
}

function toArea(atlas: Atlas, place: LocatedPlace): AtlasPlace | null {
  if (place.kind === 'country') return { kind: 'country', country: place.countryCode };
  const destination = findDestination(atlas, place);
  return destination && { kind: 'destination', destination };
}

function toAttraction(record: DestinationRecord | CityRecord | LandmarkRecord): NearbyAttraction {
  const { name, latitude, longitude } = record;
  return { name, distance: '', note: describe(record), coordinates: { lat: latitude, lng: longitude } };
}

function describe(record: DestinationRecord | CityRecord | LandmarkRecord): string {
  if ('city' in record) return record.city;
  return 'kind' in record ? DESTINATION_TYPES[record.kind] : 'City';
}

/** Returns the largest town inside a destination or, for a small spot, the nearest town; null without one. */
export function findMainTown(atlas: Atlas, destination: DestinationRecord): Town | null {
  if (SPOT_KINDS.has(destination.kind)) return atlas.gazetteer.findNearest(destination)?.town ?? null;
  const [west, south, east, north] = destination.extent;
  return (
    atlas.gazetteer
      .findLargestIn({ west, south, east, north }, { minPopulation: MIN_MAIN_TOWN_POPULATION, limit: 20 })
      .find(({ country }) => destination.countries.includes(country)) ?? null
  );
}
