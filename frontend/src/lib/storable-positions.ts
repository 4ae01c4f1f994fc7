import type { DynamicGuide } from '@placelore/contracts/content/guides.js';
import type { TripStop } from '@placelore/contracts/content/trips/trips.js';

type Located = Pick<TripStop & DynamicGuide, 'coordinates' | 'isPositionStorable'>;

/** Returns a stop or guide, without its position if that must not be copied into files or stored for offline use. */
export const toStorable = <Item extends Located>(item: Item): Item =>
  item.isPositionStorable ? item : { ...item, coordinates: null };

/** Returns a trip without those positions of stops that must not be copied. */
export const toStorableTrip = <Trip extends { stops: TripStop[] }>(trip: Trip): Trip => ({
  ...trip,
  stops: trip.stops.map(toStorable),
});
