import type { LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import type { NamedPlace } from '../../features/maps/model/map-model.js';

export type GuidePin = NamedPlace & { id: number };

/** Returns the guides that have a position as pins. */
export const toGuidePins = (
  guides: readonly Pick<LocatedCard, 'id' | 'title' | 'latitude' | 'longitude'>[],
): GuidePin[] =>
  guides.flatMap(({ id, title, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : { id, name: title, coordinates: { lat: latitude, lng: longitude } },
  );
