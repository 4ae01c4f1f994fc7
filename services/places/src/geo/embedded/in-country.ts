import type { Position } from '@placelore/contracts/geography.js';
import type { Atlas } from '@placelore/guidebook/atlas.js';
import { findCountryAt } from '@placelore/guidebook/countries.js';

/** Meters off a country's coast that still count as that country. */
const MAX_OFFSHORE_METERS = 50_000;

/** Whether a position is inside a country's borders, or near its towns where borders say nothing. */
export function isInCountry(atlas: Atlas, country: string, position: Position): boolean {
  const positionCountry = findCountryAt(position);
  if (positionCountry !== null) return positionCountry === country;
  const nearest = atlas.gazetteer.findNearest(position, country);
  return nearest !== null && nearest.distance <= MAX_OFFSHORE_METERS;
}
