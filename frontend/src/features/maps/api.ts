import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { places } from '@placelore/contracts/places/maps.js';
import { toPlaceName } from '@placelore/contracts/places/place-name.js';
import { system } from '@placelore/contracts/system/system.js';
import { useMemo } from 'react';
import useSWR from 'swr';
import { call } from '../../lib/api/api.js';
import { toKey } from '../../lib/cache/server-state.js';
import { createStraightRoute, type RouteLine } from './model/map-model.js';
import { decodePolyline } from './model/polyline.js';

const CONFIG_KEY = toKey(system.config, {});
/** Without a response no third party is contacted. */
const EMPTY_CONFIG = { googleMapsApiKey: null, tileUrl: null, tileAttribution: null };

/** Returns the maps of this installation; undefined until they are known. */
export function useMapConfig() {
  const { data, error } = useSWR(CONFIG_KEY, () => call(system.config, {}));
  return data ?? (error === undefined ? undefined : EMPTY_CONFIG);
}

/** Geocodes a name: undefined until the result is known, null when it cannot be found. Sends no request for null. */
export function useGeocoded(name: string | null): Coordinates | null | undefined {
  const args = { location: toPlaceName(name ?? '') };
  const { data, error } = useSWR(name === null ? null : toKey(places.geocode, args), () => call(places.geocode, args));
  if (data) return { lat: data.lat, lng: data.lng };
  return error === undefined ? undefined : null;
}

/** Five decimals of a degree are about 1 m; with more, every reading of the device would cause another request. */
const formatCoordinates = ({ lat, lng }: Coordinates): string => `${lat.toFixed(5)},${lng.toFixed(5)}`;

/** Returns the walking route; undefined until it is known. Without a response it is the straight line. */
export function useWalkingRoute(from: Coordinates, to: Coordinates): RouteLine | undefined {
  const args = { from: formatCoordinates(from), to: formatCoordinates(to) };
  const { data, error } = useSWR(toKey(places.directions, args), () => call(places.directions, args));
  const hasFailed = error !== undefined;
  return useMemo(() => {
    if (!data) return hasFailed ? createStraightRoute(from, to) : undefined;
    return { ...data, points: data.estimate ? [from, to] : decodePolyline(data.polyline) };
  }, [data, hasFailed, from, to]);
}
