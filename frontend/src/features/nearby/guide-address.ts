import type { Coordinates } from '@placelore/contracts/geography.js';

/** The address of the guide page of a place: `/dynamic/{name}%40{lat},{lng}`; without coordinates only the name. */
export function guideAddress(name: string, coordinates?: Coordinates | null): string {
  const position = coordinates ? `%40${coordinates.lat},${coordinates.lng}` : '';
  return `/dynamic/${encodeURIComponent(name)}${position}`;
}
