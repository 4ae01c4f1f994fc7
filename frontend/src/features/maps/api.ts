import type { Coordinates } from '@placelore/contracts/geography.js';
import { places } from '@placelore/contracts/maps.js';
import { asPlaceName } from '@placelore/contracts/place-name.js';
import { system } from '@placelore/contracts/system.js';
import { useMemo } from 'react';
import useSWR from 'swr';
import { call } from '../../lib/api.js';
import { keyOf } from '../../lib/server-state.js';
import { straightWay, type Way } from './map-model.js';
import { decodePolyline } from './polyline.js';

const CONFIG = keyOf(system.config, {});
/** Without an answer nobody outside is asked. */
const NOTHING_CONFIGURED = { googleMapsApiKey: null, tileUrl: null, tileAttribution: null };

/** Which maps this installation has; undefined until that is known. */
export function useMapConfig() {
  const { data, error } = useSWR(CONFIG, () => call(system.config, {}));
  return data ?? (error === undefined ? undefined : NOTHING_CONFIGURED);
}

/** The position a name means: undefined until that is known, null when it cannot be found. Asks nothing for null. */
export function useGeocoded(name: string | null): Coordinates | null | undefined {
  const args = { location: asPlaceName(name ?? '') };
  const { data, error } = useSWR(name === null ? null : keyOf(places.geocode, args), () => call(places.geocode, args));
  if (data) return { lat: data.lat, lng: data.lng };
  return error === undefined ? undefined : null;
}

/** Five decimals of a degree are about 1 m; more would make every reading of the device another question. */
const asText = ({ lat, lng }: Coordinates): string => `${lat.toFixed(5)},${lng.toFixed(5)}`;

/** The way to walk; undefined until it is known. Without an answer it is the straight line. */
export function useWay(from: Coordinates, to: Coordinates): Way | undefined {
  const args = { from: asText(from), to: asText(to) };
  const { data, error } = useSWR(keyOf(places.directions, args), () => call(places.directions, args));
  const hasFailed = error !== undefined;
  return useMemo(() => {
    if (!data) return hasFailed ? straightWay(from, to) : undefined;
    return { ...data, points: data.estimate ? [from, to] : decodePolyline(data.polyline) };
  }, [data, hasFailed, from, to]);
}
