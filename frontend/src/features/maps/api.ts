import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { places } from '@placelore/contracts/places/maps.js';
import { toPlaceName } from '@placelore/contracts/places/names/place-name.js';
import { type StreetMaps, tiles } from '@placelore/contracts/places/tiles.js';
import { system } from '@placelore/contracts/system/system.js';
import { useMemo } from 'react';
import useSWR from 'swr';
import { call } from '../../lib/api/api.js';
import { toKey } from '../../lib/cache/server-state.js';
import type { MapConfig } from './engines/engines.js';
import { createStraightRoute, type RouteLine } from './model/map-model.js';
import { decodePolyline } from './model/polyline.js';

const CONFIG_KEY = toKey(system.config, {});
const STREET_MAPS_KEY = toKey(tiles.sources, {});
const NO_GOOGLE = { googleMapsApiKey: null, googleMapsMapId: '' };
const NO_STREET_MAPS: StreetMaps = { vector: null, raster: null };

/** Returns the maps of this installation; undefined until they are known. If the requests fail, there are none. */
export function useMapConfig(): MapConfig | undefined {
  const config = useSWR(CONFIG_KEY, () => call(system.config, {}));
  const streetMaps = useSWR(STREET_MAPS_KEY, () => call(tiles.sources, {}), { revalidateOnFocus: false });
  const areKnown = [config, streetMaps].every(({ data, error }) => data !== undefined || error !== undefined);
  const { googleMapsApiKey, googleMapsMapId } = config.data ?? NO_GOOGLE;
  const maps = streetMaps.data ?? NO_STREET_MAPS;
  return useMemo(
    () => (areKnown ? { googleMapsApiKey, googleMapsMapId, streetMaps: maps } : undefined),
    [areKnown, googleMapsApiKey, googleMapsMapId, maps],
  );
}

/** Geocodes a name: undefined until the result is known, null if it cannot be found. Sends no request for null. */
export function useGeocoded(name: string | null): Coordinates | null | undefined {
  const args = { location: toPlaceName(name ?? '') };
  const { data, error } = useSWR(name === null ? null : toKey(places.geocode, args), () => call(places.geocode, args));
  if (data) return { lat: data.lat, lng: data.lng };
  return error === undefined ? undefined : null;
}

/**
 * Five decimals of a degree are about 1 m. With more, every reading of the device's position would cause another
 * request.
 */
const formatCoordinates = ({ lat, lng }: Coordinates): string => `${lat.toFixed(5)},${lng.toFixed(5)}`;

/**
 * Returns the walking route; undefined until it is known, and if an end is missing. If the request fails, returns the
 * straight line.
 */
export function useWalkingRoute(from: Coordinates | null, to: Coordinates | null): RouteLine | undefined {
  const args = from && to && { from: formatCoordinates(from), to: formatCoordinates(to) };
  const { data, error } = useSWR(args && toKey(places.directions, args), () => args && call(places.directions, args));
  const hasFailed = error !== undefined;
  return useMemo(() => {
    if (!from || !to) return undefined;
    if (!data) return hasFailed ? createStraightRoute(from, to) : undefined;
    return { ...data, points: data.estimate ? [from, to] : decodePolyline(data.polyline) };
  }, [data, hasFailed, from, to]);
}
