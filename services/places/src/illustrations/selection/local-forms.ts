import type { MotifName } from '../motifs/catalog.js';
import type { PaletteName } from '../scene/palettes.js';
import {
  BUDDHIST_COUNTRIES,
  ISLAMIC_COUNTRIES,
  MAGHREB_COUNTRIES,
  MUD_MOSQUE_COUNTRIES,
  OTTOMAN_COUNTRIES,
  PAGODA_COUNTRIES,
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

/** Villages of countries that differ from the rest of their palette. */
const COUNTRY_VILLAGES: Readonly<Record<string, readonly MotifName[]>> = {
  GB: ['stoneDale'],
  IE: ['stoneDale'],
  IM: ['stoneDale'],
  DE: ['timberHouses'],
  CH: ['meadowHuts'],
  LI: ['meadowHuts'],
  AT: ['meadowHuts'],
  NL: ['windmill', 'gabledStreet'],
  IS: ['tundraFells'],
  GL: ['tundraFells'],
  NP: ['riceTerraces'],
  PH: ['paddyPlain', 'riceTerraces'],
};
const PALETTE_VILLAGES: Readonly<Partial<Record<PaletteName, readonly MotifName[]>>> = {
  alpine: ['roundRange'],
  nordic: ['roundRange', 'gabledStreet'],
  atlantic: ['gabledStreet'],
  andean: ['dryRange', 'roundRange'],
  monsoon: ['wetRange'],
};
/** Degrees north from which towns of Italy are in the Alps. */
const ITALIAN_ALPS = 46;

/** Returns the motifs of small towns, which have no cathedral; null where towns of every size look alike. */
export function findVillages(country: string, palette: PaletteName, latitude: number): readonly MotifName[] | null {
  const hasTemples = PAGODA_COUNTRIES.has(country) || BUDDHIST_COUNTRIES.has(country) || country === 'IN';
  if (hasTemples || (ISLAMIC_COUNTRIES.has(country) && palette !== 'monsoon')) return null;
  if (country === 'US' || country === 'CA') {
    if (palette === 'desert') return ['desertRoad'];
    return palette === 'atlantic' ? ['barnHills'] : ['roundRange'];
  }
  if (palette === 'mediterranean') {
    if (country === 'ES' || country === 'PT') return ['whiteVillage'];
    if (country === 'IT' && latitude > ITALIAN_ALPS) return ['meadowHuts'];
    return country === 'ZA' ? ['vineRows'] : ['hillTown', 'vineRows'];
  }
  if (country === 'FR') return ['vineRows', 'timberHouses'];
  if (country === 'ES' || country === 'PT' || country === 'AU') return palette === 'atlantic' ? ['roundRange'] : null;
  return COUNTRY_VILLAGES[country] ?? PALETTE_VILLAGES[palette] ?? null;
}
