import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import type { MotifName } from '../motifs/catalog.js';
import type { PaletteName } from '../scene/palettes.js';
import { findCountryScene } from './country-scenes.js';

export type LandscapeType = Exclude<PlaceType, 'City' | 'Town' | 'Village' | 'Resort'>;
type Landscapes = Partial<Record<LandscapeType, readonly MotifName[]>>;

/** What stands for a type of place in lands that have no landscape of their own. */
const USUAL_LANDSCAPES: Readonly<Record<LandscapeType, readonly MotifName[]>> = {
  Country: ['mountain', 'gabledStreet', 'castle'],
  Region: ['roundRange', 'mountain', 'gabledStreet'],
  Territory: ['gabledStreet', 'island'],
  Island: ['island'],
  Islands: ['island'],
  Peninsula: ['beach', 'lighthouse'],
  Coast: ['beach', 'lighthouse'],
  River: ['stoneBridge', 'mountain'],
  Sea: ['island'],
  Lake: ['larchLake'],
  Mountain: ['mountain'],
  Mountains: ['mountain'],
  Valley: ['mountain'],
  Desert: ['canyon'],
  'National park': ['mountain', 'waterfall'],
  Nature: ['mountain', 'waterfall'],
  Waterfall: ['waterfall'],
  Cave: ['cavern'],
  Route: ['stoneBridge', 'mountain'],
  'Part of the world': ['mountain', 'island'],
  Beach: ['beach'],
  'Hot spring': ['bareGeyser'],
  Oasis: ['dryRange'],
  Monastery: ['monastery'],
  Ruins: ['columns'],
  'Ghost town': ['gabledStreet'],
  'Base camp': ['icePyramid'],
};

/** Landscapes of parts of the world. Herds and jungle are those of Africa, and not of Australia. */
const PALETTE_LANDSCAPES: Readonly<Partial<Record<PaletteName, Landscapes>>> = {
  alpine: { Lake: ['mountainLake'] },
  atlantic: {
    'National park': ['blueRidges', 'waterfall', 'roundRange'],
    Nature: ['blueRidges', 'waterfall', 'roundRange'],
    Valley: ['roundRange', 'blueRidges'],
    Region: ['roundRange', 'riverBend', 'gabledStreet', 'castle'],
    River: ['riverBend', 'stoneBridge'],
    Lake: ['clearLake'],
  },
  nordic: { Lake: ['graniteShore', 'tundraFells'], Region: ['skerries', 'roundRange', 'gabledStreet'] },
  eastAsian: { Region: ['pineCrags', 'roundRange', 'gabledStreet'], River: ['rowRiver', 'pineCrags'] },
  andean: { Region: ['dryRange', 'mountain', 'gabledStreet'], River: ['mountain'], Valley: ['dryRange', 'mountain'] },
  mediterranean: {
    Region: ['cypressHills', 'vineRows', 'hillTown', 'roundRange'],
    Valley: ['vineTerraces', 'vineRows', 'cypressHills'],
    River: ['riverBend', 'stoneBridge'],
    Coast: ['watchCape', 'boatHouses', 'pineInlet', 'boulderCove'],
    Island: ['pineInlet', 'harborTown', 'fortHarbor', 'watchCape', 'boulderCove', 'boatHouses'],
    Islands: ['pineInlet', 'fortHarbor', 'boatHouses'],
    Peninsula: ['watchCape', 'boatHouses'],
    Sea: ['boatHouses', 'pineInlet'],
  },
  desert: {
    Desert: ['sandSea'],
    Region: ['sandSea', 'desertRocks', 'dryRange'],
    Country: ['sandSea', 'fortress'],
    Valley: ['dryRange', 'canyon'],
    River: ['dryRange', 'stoneBridge'],
    Lake: ['dryRange'],
    'National park': ['canyon', 'desertRocks', 'dryRange'],
    Nature: ['canyon', 'desertRocks', 'dryRange'],
  },
  savanna: {
    Desert: ['redDunes'],
    Region: ['safari', 'boulderHill'],
    Country: ['safari', 'elephants'],
    Lake: ['wetland'],
    River: ['wetland'],
    'National park': ['safari', 'elephants'],
    Nature: ['safari', 'elephants'],
    Coast: ['palmShore'],
    Beach: ['palmShore'],
  },
  monsoon: {
    Region: ['palmShore', 'wetRange'],
    Country: ['palmShore', 'rainforest', 'wetRange'],
    River: ['forestRiver', 'rainforest'],
    Lake: ['wetRange'],
    Territory: ['palmShore', 'island'],
    'National park': ['rainforest', 'waterfall', 'wetRange', 'forestRiver', 'jungleBridge'],
    Nature: ['rainforest', 'waterfall', 'wetRange', 'jungleBridge'],
    Peninsula: ['palmShore'],
    Coast: ['palmShore'],
    Beach: ['palmShore'],
    Islands: ['island', 'atoll'],
  },
};

const STEPPE: readonly MotifName[] = ['yurtSteppe'];
const FARMLAND: Landscapes = {
  Region: ['paddyPlain', 'riceTerraces', 'teaHills'],
  Valley: ['riceTerraces', 'teaHills'],
};
/** Rules of countries that differ from the rest of their palette. */
const COUNTRY_LANDSCAPES: Readonly<Record<string, Landscapes>> = {
  AU: {
    Desert: ['redPlain'],
    Region: ['surfBeach', 'redPlain'],
    Lake: ['clearLake'],
    River: ['canyon'],
    'National park': ['canyon', 'waterfall', 'redPlain'],
    Nature: ['canyon', 'waterfall', 'redPlain'],
    Coast: ['surfBeach'],
    Beach: ['surfBeach'],
  },
  GB: {
    Lake: ['fells'],
    Valley: ['stoneDale', 'fells'],
    Mountains: ['fells'],
    'National park': ['fells', 'stoneDale'],
    Region: ['stoneDale', 'fells', 'castle'],
  },
  IE: {
    Lake: ['fells'],
    Valley: ['stoneDale', 'fells'],
    Mountains: ['fells'],
    'National park': ['fells', 'stoneDale'],
    Region: ['stoneDale', 'fells', 'castle'],
  },
  CN: { Lake: ['pagodaLake'], Region: ['mountain', 'pagodaLake'] },
  TW: { Lake: ['pagodaLake'] },
  IN: FARMLAND,
  ID: FARMLAND,
  PH: FARMLAND,
  VN: FARMLAND,
  LA: FARMLAND,
  MM: FARMLAND,
  TH: FARMLAND,
  NP: FARMLAND,
  NO: { Region: ['fjord', 'mountain'], Sea: ['fjord'] },
  US: { Region: ['barnHills', 'blueRidges'] },
  CA: { Region: ['barnHills', 'graniteShore'], Lake: ['graniteShore'] },
  GR: { Island: ['whiteHarbor', 'pineInlet'], Islands: ['whiteHarbor'] },
  PT: { Region: ['whiteVillage', 'vineTerraces'], Island: ['lushCliffs', 'pastureIsland'], Islands: ['lushCliffs'] },
  ES: { Region: ['whiteVillage', 'vineRows'] },
  FR: { Region: ['vineRows', 'roundRange', 'castle'] },
  DE: { Region: ['riverBend', 'roundRange', 'timberHouses'] },
  IT: { Region: ['cypressHills', 'hillTown', 'vineRows', 'vineTerraces'] },
  GE: { Valley: ['vineRows'] },
  AT: { Region: ['onionLake', 'meadowHuts'] },
  CH: { Region: ['meadowHuts', 'mountainLake'] },
  MN: { Region: STEPPE, Desert: STEPPE, Valley: STEPPE, Lake: STEPPE },
  KG: { Region: STEPPE, Valley: STEPPE },
  KZ: { Region: STEPPE },
};

/** Returns motifs of which one stands for a type of place. @param country ISO code; empty at sea */
export function findLandscapes(type: LandscapeType, country: string, palette: PaletteName): readonly MotifName[] {
  const scene = type === 'Country' ? findCountryScene(country) : undefined;
  if (scene) return [scene];
  return COUNTRY_LANDSCAPES[country]?.[type] ?? PALETTE_LANDSCAPES[palette]?.[type] ?? USUAL_LANDSCAPES[type];
}
