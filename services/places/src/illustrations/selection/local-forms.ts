import type { MotifName } from '../motifs/catalog.js';
import type { PaletteName } from '../scene/palettes.js';
import {
  MAGHREB_COUNTRIES,
  MUD_MOSQUE_COUNTRIES,
  OTTOMAN_COUNTRIES,
  PAVILION_FORT_COUNTRIES,
  STREETS_BY_COUNTRY,
} from './regions.js';

/** Returns the houses of a country for a street whose usual drawing has the gables of the Netherlands. */
export function localizeStreet(motif: MotifName, country: string, palette: PaletteName): MotifName {
  const hasNorthernGables = palette === 'atlantic' || palette === 'nordic';
  return motif === 'gabledStreet' && hasNorthernGables ? (STREETS_BY_COUNTRY.get(country) ?? motif) : motif;
}

/** Mosques by country: square minarets, domes of lead, mud, or bulbs. */
export function chooseMosque(country: string): MotifName {
  if (MAGHREB_COUNTRIES.has(country)) return 'squareMinaret';
  if (country === 'EG') return 'mamlukMosque';
  if (OTTOMAN_COUNTRIES.has(country)) return 'twinMinarets';
  return MUD_MOSQUE_COUNTRIES.has(country) ? 'mudMosque' : 'mosque';
}

/** Forts of the tropics that Europeans built have bastions; those of Arabia and the Sahara are of earth. */
export function chooseFort(country: string, palette: PaletteName): MotifName {
  if (palette === 'savanna') return 'bastionFort';
  return palette === 'monsoon' && !PAVILION_FORT_COUNTRIES.has(country) ? 'bastionFort' : 'fortress';
}
