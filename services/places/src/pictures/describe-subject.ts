import type { CoverSubject } from '@placelore/contracts/content/covers.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { DESTINATION_TYPES } from '../geo/embedded/presentation/destination-types.js';

/** Maximum distance in meters between a card's position and the record of its place; towns are wider than sights. */
const SAME_SIGHT_METERS = 3_000;
const SAME_TOWN_METERS = 30_000;

type Kind = Pick<CoverSubject, 'category' | 'placeType'>;

/** Returns what an illustration of a place should show, as far as this is known from its name and position. */
export function describeSubject(atlas: Atlas, name: string, position: Position): CoverSubject {
  return { seed: name, title: name, location: '', position, ...findKind(atlas, name, position) };
}

function findKind({ guidebook, destinations, gazetteer }: Atlas, name: string, position: Position): Kind {
  const isWithin = (meters: number) => (record: Position) => getDistanceMeters(record, position) <= meters;
  const landmark = guidebook.findLandmarksByName(name).find(isWithin(SAME_SIGHT_METERS));
  if (landmark) return { category: landmark.category, placeType: null };
  const destination = destinations.findByName(name).find(isWithin(SAME_TOWN_METERS));
  if (destination) return { category: 'Other', placeType: DESTINATION_TYPES[destination.kind] };
  const isTown =
    guidebook.findCitiesByName(name).some(isWithin(SAME_TOWN_METERS)) ||
    gazetteer.findByName(name).some(({ town }) => isWithin(SAME_TOWN_METERS)(town));
  return { category: 'Other', placeType: isTown ? 'City' : null };
}
