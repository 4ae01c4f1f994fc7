import type { LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import type { NamedPlace } from '../../features/maps/model/map-model.js';

export type GuidePin = NamedPlace & { id: number };

/** Converts guides to pins, without those that have no position. */
export const toGuidePins = (
  guides: readonly Pick<LocatedCard, 'id' | 'title' | 'latitude' | 'longitude'>[],
): GuidePin[] =>
  guides.flatMap(({ id, title, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : { id, name: title, coordinates: { lat: latitude, lng: longitude } },
  );
