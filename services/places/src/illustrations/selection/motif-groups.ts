import type { MotifName } from '../motifs/catalog.js';
import type { RegionalKind } from './title-words.js';

/** Subjects of the large cities' palette; others keep that of their country. */
export const METROPOLITAN_MOTIFS: ReadonlySet<MotifName> = new Set([
  'skyline',
  'skyscraper',
  'museum',
  'porticoMuseum',
  'modernMuseum',
  'galleryMuseum',
  'theater',
  'station',
  'market',
  'suspensionBridge',
  'garden',
  'glasshouse',
  'lawnPark',
  'fountain',
  'latticeTower',
  'redTower',
  'torchStatue',
  'sails',
  'needleTower',
  'setbackTower',
  'observationTower',
  'deckTowers',
  'basculeBridge',
  'archBridge',
  'stoneTowerBridge',
  'hongKong',
  'shanghai',
  'london',
  'sanFrancisco',
  'stadiumBowl',
  'roundTheater',
  'redWindmill',
  'belfryHall',
  'merlion',
]);

/** Museums that do not look like any museum, and places of mourning, which are drawn as plain monuments. */
export const OWN_MUSEUMS: ReadonlySet<MotifName | RegionalKind> = new Set<MotifName | RegionalKind>([
  'obelisk',
  'railMemorial',
  'winterPalace',
  'porticoMuseum',
  'modernMuseum',
  'galleryMuseum',
]);

/** Subjects that look in Vietnam as in China. */
export const EAST_ASIAN_MOTIFS: ReadonlySet<MotifName> = new Set([
  'palace',
  'gate',
  'garden',
  'pagoda',
  'templeHall',
  'gabledStreet',
]);

/** Mountains that are those of the Alps even where most of a country has other colors. */
export const HIGHLAND_MOTIFS: ReadonlySet<MotifName> = new Set<MotifName>([
  'mountain',
  'mountainLake',
  'tenPeaks',
  'threePeaks',
  'slantedRidge',
  'villageFalls',
  'valleyGlacier',
  'whiteMassif',
  'glacierCone',
  'steamerLake',
]);
