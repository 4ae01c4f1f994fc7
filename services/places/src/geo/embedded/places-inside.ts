import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace, NearbyAttraction } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { DestinationRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { isInExtent } from '@placelore/guidebook/destinations/destinations.js';
import type { Town } from '@placelore/guidebook/gazetteer/gazetteer.js';

/** Towns from this population on are looked for as the main town of a destination. */
const MIN_MAIN_TOWN_POPULATION = 1_000;

/** Returns the record of a located region, or null. */
export const findDestination = (atlas: Atlas, { kind, guidebookId }: LocatedPlace): DestinationRecord | null =>
  kind === 'region' && guidebookId !== null ? atlas.destinations.find(guidebookId) : null;

/** Returns the best known sights of the guidebook inside a region, with their distances from its middle. */
export function listSightsInside(atlas: Atlas, place: LocatedPlace, limit: number): NearbyAttraction[] {
  const destination = findDestination(atlas, place);
  if (!destination) return [];
  return findSightsInside(atlas, destination)
    .slice(0, limit)
    .map(({ name, latitude, longitude }) => ({
      name,
      distance: formatMetricDistance(getDistanceMeters(destination, { latitude, longitude })),
      coordinates: { lat: latitude, lng: longitude },
    }));
}

/** Returns the sights of the guidebook inside a destination, best known first. */
export const findSightsInside = (atlas: Atlas, destination: DestinationRecord): LandmarkRecord[] =>
  atlas.guidebook.landmarks
    .filter(
      (landmark) =>
        isInExtent(destination, landmark) &&
        (destination.countries.length === 0 || destination.countries.includes(landmark.country)),
    )
    .sort((a, b) => b.popularity - a.popularity);

/** Returns the largest town inside a destination, or null. */
export function findMainTown(atlas: Atlas, destination: DestinationRecord): Town | null {
  const [west, south, east, north] = destination.extent;
  return (
    atlas.gazetteer
      .findLargestIn({ west, south, east, north }, { minPopulation: MIN_MAIN_TOWN_POPULATION, limit: 20 })
      .find(({ country }) => destination.countries.includes(country)) ?? null
  );
}
