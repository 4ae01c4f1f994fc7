import type { Position } from '@placelore/contracts/geography.js';
import type { Atlas } from '@placelore/guidebook/atlas.js';
import { countryAt } from '@placelore/guidebook/countries.js';

/** Meters off a country's coast that still count as that country. */
const OFF_COAST = 50_000;

/** Whether a position is inside a country's borders, or near its towns where borders say nothing. */
export function isInCountry(atlas: Atlas, country: string, position: Position): boolean {
  const there = countryAt(position);
  if (there !== null) return there === country;
  const nearest = atlas.gazetteer.nearest(position, country);
  return nearest !== null && nearest.distance <= OFF_COAST;
}
