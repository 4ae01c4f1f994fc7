import type { CoverSubject } from '@placelore/contracts/content/covers.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import { findWaypoint, readRivers } from '@placelore/guidebook/water/waters.js';
import type { PlaceRecord } from './find-record.js';

/** Rivers and straits that records name although the maps of countries omit them. */
const OTHER_WATERS =
  'Aare|Amstel|Avon|Bosphorus|Buriganga|Charles|Clyde|Derwent|Dnipro|Golden Horn|Grand Canal|Hooghly|Huangpu|IJ|Isar|Kamo|Kelvin|Lee|Liffey|Limmat|Ljubljanica|Manzanares|Mapocho|Mersey|Meuse|Miljacka|Motława|Mtkvari|Neckar|Neretva|Nervión|Perfume|Reuss|Salzach|Scheldt|Spree|Sumida|Tyne|Yarra';
/** Rivers by whose names texts mostly mean something else. */
const AMBIGUOUS_RIVERS = new Set(['Jordan', 'Niger', 'Congo', 'Gambia', 'Senegal', 'Savannah', 'Peace', 'Nelson']);
/** Words that say that a place is by water; those of a collection or of former times, as "sea life", do not. */
const WATER_WORDS =
  /\b(?:harbou?rs?|harbou?r(?:front|side)|rivers?|river(?:side|bank|front)|canals?|lakes?|lake(?:side|front|shore)|bay|lagoons?|waterfront|water's edge|quays?|quayside|wharf|docks?|embankment|moat(?:ed)?|ponds?|pool|fjord|strait|estuary|gulf|shores?|seafront|seaside|seaport|port|beach(?:es)?|islets?|cape|coast|coastal|Río de la Plata|(?:by|above|over|beside|into|near|facing|overlooking|from|at|to|in|on|along) the (?:sea|ocean|water)|on an? (?:\w+ )?island|island in|(?:Baltic|Black|Red|Caspian|Adriatic|Aegean|North|Ionian|Tyrrhenian|Andaman) Sea|peninsula|the Baltic|the Pacific|Mediterranean|Atlantic|Adriatic|Aegean)\b/i;
const WATER_NAMES = new RegExp(
  `\\bthe (?:${readRivers()
    .map(({ name }) => name)
    .filter((name) => !AMBIGUOUS_RIVERS.has(name))
    .join('|')}|${OTHER_WATERS})\\b(?! [A-Z])`,
);
const WATER_TYPES: ReadonlySet<PlaceType> = new Set<PlaceType>([
  'Island',
  'Islands',
  'Peninsula',
  'Coast',
  'Lake',
  'River',
  'Sea',
  'Beach',
]);
/** Distance in meters within which a town is that of a river's course. */
const RIVER_TOWN_METERS = 4_000;

/** Checks whether the data say that a place is by water: its record or title in words, or a river's course through its town. */
export function isByWater(subject: CoverSubject, record: PlaceRecord | null, isTown: boolean): boolean {
  if (subject.placeType !== null && WATER_TYPES.has(subject.placeType)) return true;
  const text = `${subject.title}. ${record?.summary ?? ''}`;
  return WATER_WORDS.test(text) || WATER_NAMES.test(text) || (isTown && isRiverTown(subject));
}

let riverTowns: ReturnType<typeof findWaypoint>[] | undefined;

function isRiverTown({ position }: CoverSubject): boolean {
  if (!position) return false;
  riverTowns ??= readRivers().flatMap(({ course }) => course.map(findWaypoint));
  return riverTowns.some((town) => getDistanceMeters(town, position) < RIVER_TOWN_METERS);
}
