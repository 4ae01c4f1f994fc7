import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { MAX_PICTURED_PLACES, type PlacePicture, pictures } from '@placelore/contracts/places/pictures/pictures.js';
import useSWR from 'swr';
import { toKey } from '../cache/server-state.js';
import { call } from './api.js';

/**
 * Returns the pictures of places, in the same order. Undefined while they load, and if they cannot be loaded: cards are
 * complete without them.
 */
export function usePlacePictures(
  places: readonly { name: string; coordinates: Coordinates }[],
): PlacePicture[] | undefined {
  const requested = places
    .slice(0, MAX_PICTURED_PLACES)
    .map(({ name, coordinates: { lat, lng } }) => ({ name, coordinates: { lat, lng } }));
  const key = requested.length === 0 ? null : toKey(pictures.find, { places: requested });
  return useSWR(key, ([, args]) => call(pictures.find, args), { shouldRetryOnError: false }).data;
}
