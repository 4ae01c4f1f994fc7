import type { CoverSubject } from '@placelore/contracts/content/covers.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { CityRecord, DestinationRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';

export type PlaceRecord = LandmarkRecord | CityRecord | DestinationRecord;

/** Distance in meters within which a page is about the record of its title. */
const SAME_PLACE_METERS = 3_000;

/** Returns the record of the guidebook of this name and position; null without one. */
export function findRecord({ title, position }: CoverSubject): PlaceRecord | null {
  if (!position) return null;
  const { guidebook, destinations } = Atlas.load();
  const records = [
    ...guidebook.findLandmarksByName(title),
    ...guidebook.findCitiesByName(title),
    ...destinations.findByName(title),
  ];
  const near = records.filter((record) => getDistanceMeters(record, position) <= SAME_PLACE_METERS);
  // A garden within a park may be another name of the park, too.
  return near.find(({ name }) => name === title) ?? near[0] ?? null;
}
